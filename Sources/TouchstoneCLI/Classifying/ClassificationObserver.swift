import TouchstoneReports

/// Who hears of rows and of how far the work has come, on the thread that prints.
protocol ClassificationObserver: AnyObject {
  /// So many more inputs and bytes are done.
  func advance(inputs: Int, bytes: Int)
  /// A row has been printed; `label` is nil where a recording was broken.
  func emit(source: String, place: ClassificationPlace, label: String?)
  /// Something is about to be written to the terminal, or nothing more comes.
  func pause()
}

extension ClassificationObserver {
  func advance(inputs: Int, bytes: Int) {}
  func emit(source: String, place: ClassificationPlace, label: String?) {}
  func pause() {}
}
