import TouchstoneReports

/// Who hears of rows and of how far the work has come, on the thread that prints.
protocol ClassificationObserver: AnyObject {
  /// Work begins; how many inputs there are and how many bytes they have together, where known.
  func begin(inputs: Int?, bytes: Int?)
  /// So many more inputs and bytes are done.
  func advance(inputs: Int, bytes: Int)
  /// A row has been printed; `label` is nil where a recording was broken.
  func emit(source: String, place: ClassificationPlace, label: String?)
  /// Something is about to be written to the terminal.
  func pause()
}

extension ClassificationObserver {
  func begin(inputs: Int?, bytes: Int?) {}
  func advance(inputs: Int, bytes: Int) {}
  func emit(source: String, place: ClassificationPlace, label: String?) {}
  func pause() {}
}
