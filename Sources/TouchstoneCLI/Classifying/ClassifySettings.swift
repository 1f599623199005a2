import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// What every thread needs to know to classify recordings.
struct ClassifySettings: Sendable {
  var scenes: SceneSource
  var printer: ClassificationPrinter
  var isStrict = false
  var imports = ImportOptions()
  var lane = Lane.fast
  var atEnd = AtEnd.drain
  /// How long nothing happens where a recording is cut; nil: it stays whole.
  var splitIdle: Interval?
  /// The member of a document that its row repeats, as UTF-8.
  var idKey: String?
  /// How the work is cut into units.
  var sizes = WorkSizes()
}

/// How much of the work is done at a time; no result depends on it.
struct WorkSizes: Sendable {
  /// How many small files are a unit of work at most.
  var files = 64
  /// How many bytes they have together at most; larger files are read piece by piece.
  var fileBytes = 1 << 18
  /// About how many bytes of whole lines are a unit of work.
  var chunk = 1 << 16
  /// How many bytes are read at a time.
  var read = 1 << 16
  /// Lines longer than this are not kept to be given to a thread.
  var longestLine = 1 << 22
  /// How many frames and repairs of a recording are kept for a thread at most.
  var items = 4096
}

/// Where rows come from.
struct RowOrigin: Sendable {
  /// The input's place among all inputs.
  var input: Int
  /// What rows call it.
  var source: String
  /// What messages call it.
  var messageName: String
  /// The input itself: what is no trace is no error in one that was found in a folder.
  private let file: Input

  init(_ input: Input, number: Int) {
    self.input = number
    source = input.path
    messageName = input.messageName
    file = input
  }

  /// Whether an error says only that it is no trace, in a file that was only found.
  func isPassedOver(_ error: TraceError, hasBegun: Bool) -> Bool {
    file.isPassedOver(error, hasBegun: hasBegun)
  }
}
