import TouchstoneReports

/// Keeps the progress bar of a run up to date.
final class ProgressObserver: ClassificationObserver {
  private let totals: InputTotals?
  private let line: StatusLine
  private var bar = ProgressBar()
  private var recordings = 0
  private var inputs = 0
  private var bytes = 0

  /// A bar on a terminal; without totals, it says only how much is done.
  init(of totals: InputTotals?, on line: StatusLine) {
    self.totals = totals
    self.line = line
  }

  func advance(inputs: Int, bytes: Int) {
    self.inputs += inputs
    self.bytes += bytes
    let progress = ProgressBar.Progress(recordings: recordings, extent: extent)
    if let text = bar.redraw(progress, after: line.elapsed()) { line.write(text) }
  }

  func emit(source: String, place: ClassificationPlace, label: String?) {
    recordings += 1
  }

  func pause() {
    let text = bar.erase()
    if !text.isEmpty { line.write(text) }
  }

  private var extent: ProgressBar.Progress.Extent {
    guard let totals else { return .unknown(bytes: bytes) }
    return totals.inputs == 1
      ? .bytes(bytes, of: totals.bytes)
      : .files(inputs, of: totals.inputs, bytes: bytes, ofBytes: totals.bytes)
  }
}

/// How much there is to read.
struct InputTotals: Equatable {
  var inputs = 0
  var bytes = 0

  init(inputs: Int, bytes: Int) {
    self.inputs = inputs
    self.bytes = bytes
  }

  /// Counts what the inputs hold, without reading it; nil when one of them has no size: a pipe has
  /// none. What cannot be read counts as empty.
  init?(_ walk: InputWalk, _ files: FileContents, isInterrupted: () -> Bool) {
    for input in walk {
      guard !isInterrupted() else { return nil }
      inputs += 1
      switch input {
      case .standardInput: return nil
      case .unreadable: break
      case .file(let path), .found(let path):
        guard let size = files.size(path) else {
          guard System.kind(of: path) == nil else { return nil }
          break
        }
        bytes += size
      }
    }
  }
}
