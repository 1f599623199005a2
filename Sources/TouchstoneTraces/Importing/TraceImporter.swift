import SafeJSON
package import Touchstone

/// What an importer is given at a time.
enum ImportRecord {
  /// A line of text, without its end.
  case line([UInt8], TracePlace)
  /// The members before a streamed array; none for an array in no object.
  case opened(TraceValue, key: String)
  /// An element of the streamed array.
  case element(TraceValue)
  /// The same, where it is a list of whole numbers that was not turned into a value.
  case row(YAMLRowLane.Row, TracePlace)
  /// The members after the streamed array.
  case closed(TraceValue)
  /// A whole top-level value.
  case value(TraceValue)
}

extension ImportRecord {
  /// A value that stands for itself, alone or in an array; nil for anything else.
  var wholeValue: TraceValue? {
    switch self {
    case .element(let value), .value(let value): value
    case .line, .opened, .row, .closed: nil
    }
  }
}

extension TraceError {
  /// Why an input without touches is no recording; `what` it is instead: "no touches in …".
  static func noRecording(_ what: String) -> TraceError {
    .shape(TracePlace(line: 1, path: "", isInStream: true), what)
  }
}

/// Turns the records of one format into recordings of touches: one file below `Formats`.
///
/// It says what it knows as soon as it does, so that what streams is shown live. What it repairs, makes
/// up or loses it reports to `recording`, and what it cannot read is an error with its place.
protocol TraceImporter: Sendable {
  /// How its input is cut into records.
  static var shape: ImportShape { get }

  /// What the names of its files end with: of a folder, these are read.
  static var fileEndings: [String] { get }

  init(_ options: ImportOptions)

  /// Takes in the next record.
  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError)

  /// Takes in that the input is over; the recording is ended by the caller.
  mutating func finish(into recording: inout ImportedRecording) throws(TraceError)

  /// Takes in that the input is read no further, because of an error: gives what is certain of what it
  /// has held back. Once more is missing, more than that would be a guess.
  mutating func breakOff(into recording: inout ImportedRecording) throws(TraceError)

  /// What is wrong with an input that is no JSON, if that can be said better than by the place.
  static func problem(with error: JSONError) -> String?
}

extension TraceImporter {
  static var fileEndings: [String] {
    switch shape {
    case .values: TraceFormat.jsonEndings
    case .lines: [".txt", ".log"]
    case .yaml: [".yml", ".yaml"]
    }
  }

  static func problem(with error: JSONError) -> String? { nil }

  mutating func finish(into recording: inout ImportedRecording) throws(TraceError) {}

  mutating func breakOff(into recording: inout ImportedRecording) throws(TraceError) {}
}

/// How an input is cut into records.
enum ImportShape: Equatable, Sendable {
  /// Into lines of text.
  case lines
  /// Into JSON values: one a line, or one in all. The arrays of these keys, and arrays in no object,
  /// are read element by element. An array is a whole recording; what an object is has to be said.
  case values(streaming: [StreamedArray], objects: ObjectMeaning)
  /// Into pieces of YAML. Sequences that are values of these keys are read element by element, wherever
  /// they stand.
  case yaml(streaming: [String])
}

/// What an object is that stands for itself in an input.
enum ObjectMeaning: Equatable, Sendable {
  /// A whole recording.
  case recordings
  /// An event or a command of one, as a line of a log; but a whole recording when it has all of these
  /// members, if there are any.
  case events(unlessThereIs: [String] = [])
}

/// Options for reading foreign formats.
package struct ImportOptions: Equatable, Sendable {
  /// How long a step of W3C actions takes.
  package enum Ticks: String, CaseIterable, Sendable {
    /// As long as the longest action in it: all sources wait for each other.
    case w3c
    /// Each source goes by its own clock, as in WebDriverAgent.
    case wda

    package var name: String { rawValue }
  }

  /// The format; nil to recognize it by the content.
  package var format: TraceFormat?
  package var ticks = Ticks.w3c
  /// The time from one command to the next where commands have no times.
  package var step = Interval.milliseconds(16)

  package init() {}
}
