import SafeJSON
import Touchstone

/// Steps of the Chrome Recorder: what was clicked, as offsets in elements; the touches are made up.
struct ChromeRecorderScript: TraceImporter {
  static let shape = ImportShape.values(streaming: ["steps"], objects: .recordings)

  private static let clickDuration: Int64 = 50_000_000
  private static let pauseInDoubleClick: Int64 = 100_000_000
  /// Steps that say where one is, and lose nothing.
  private static let silentTypes = ["navigate", "waitForElement", "waitForExpression", "close"]

  private var strokes = MadeUpStrokes()

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    switch record {
    case .opened, .closed: try recording.end()
    case .element(let step): try read(step, &recording)
    case .value(let value): throw value.error("no steps; expected an object with 'steps'")
    case .line, .row: break
    }
  }

  private mutating func read(
    _ step: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let type = try step.required("type", "a type of step").text()
    if type == "setViewport", !recording.isOpen {
      return try recording.begin(size: try step.size("width", "height"))
    }
    if !recording.isOpen { try recording.begin() }
    switch type {
    case "click": try click(step, &recording)
    case "doubleClick":
      try click(step, &recording, pause: Self.pauseInDoubleClick)
      try click(step, &recording)
    case "setViewport": break
    case _ where Self.silentTypes.contains(type): break
    default:
      recording.note(.dropped, step.place, "steps of the type '\(type)' are no touches; left out")
    }
  }

  private mutating func click(
    _ step: TraceValue, _ recording: inout ImportedRecording, pause: Int64? = nil
  ) throws(TraceError) {
    recording.note(
      .madeUp, step.place,
      "the steps say what was clicked; the touches are made up, and places count from the corners "
        + "of elements")
    let location = try step.point("offsetX", "offsetY")
    let duration = try step.member("duration")?.duration() ?? Self.clickDuration
    try strokes.press(
      at: location, duration, step, &recording, pause: pause ?? MadeUpStrokes.pause)
  }
}
