import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// What every thread needs to know to classify recordings.
struct ClassifySettings: Sendable {
  var scenes: SceneSource
  var printer: ClassificationPrinter
  var isStrict = false
  var usesFastLane = true
  var atEnd = AtEnd.drain
  /// How long nothing happens where a recording is cut; nil: it stays whole.
  var splitIdle: Interval?
  /// The member of a document that its row repeats, as UTF-8.
  var idKey: [UInt8]?
}

/// Where rows come from.
struct RowOrigin: Sendable {
  /// The input's place among all inputs.
  var input: Int
  /// What rows call it.
  var source: String
  /// What messages call it.
  var messageName: String
  /// Whether it was found in a folder: what is no trace is no error then.
  var isFound = false

  init(_ input: Input, number: Int) {
    self.input = number
    source = input.path
    messageName = input.messageName
    if case .found = input { isFound = true }
  }
}
