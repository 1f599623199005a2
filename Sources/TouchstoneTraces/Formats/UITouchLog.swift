import SafeJSON
import Touchstone

/// Descriptions of UITouch in a log: `12:00:00.100 … <UITouch: 0xa1> phase: Began tap count: 1 …
/// location in window: {10, 20} …`.
///
/// The time is that of the log, in front of the description, or of the last line that has one, as where
/// a set of touches is printed. Lines without descriptions are passed over.
struct UITouchLog: TraceImporter {
  static let shape = ImportShape.lines

  private static let phases: [(name: StaticString, phase: TouchPhase)] = [
    ("Began", .began), ("Moved", .moved), ("Stationary", .stationary), ("Ended", .ended),
    ("Cancelled", .cancelled),
  ]

  private var clock = LogClock()
  private var time: Timestamp?
  /// The touches of this time: another line may have more of them.
  private var touches: [RawTouch] = []
  private var hasBegun = false

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    guard case .line(let bytes, let place) = record else { return }
    var line = TextLine(bytes)
    if let new = clock.time(of: line), new != time {
      try tell(&recording)
      time = new
    }
    while line.skip(past: "<UITouch: ") {
      try readTouch(&line, place, &recording)
    }
  }

  mutating func finish(into recording: inout ImportedRecording) throws(TraceError) {
    try tell(&recording)
    guard !hasBegun else { return }
    throw .noRecording("no descriptions of touches in this log")
  }

  /// Touches have names: those that are there are certain.
  mutating func breakOff(into recording: inout ImportedRecording) throws(TraceError) {
    try tell(&recording)
  }

  private mutating func tell(_ recording: inout ImportedRecording) throws(TraceError) {
    guard let time, let place = touches.first?.place else { return }
    let touches = touches
    self.touches = []
    try recording.add(touches, at: time, place)
  }

  private mutating func readTouch(
    _ line: inout TextLine, _ place: TracePlace, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    guard time != nil else {
      throw .meaning(
        place, "no time in front of the touch; expected a log with times, as 12:00:00.100")
    }
    let name = line.rest.prefix { $0 != ">" && $0 != ";" }
    guard line.skip(past: "phase: ") else { throw .meaning(place, "a touch without a phase") }
    guard let phase = Self.phases.first(where: { line.take($0.name) })?.phase else {
      let word = String(line.rest.prefix { $0 != " " })
      return recording.note(.dropped, place, "touches in the phase '\(word)' are none; left out")
    }
    if !hasBegun {
      hasBegun = true
      try recording.begin(size: Self.windowSize(line))
    }
    var force = line
    let location = try Self.location(&line, place)
    let id = recording.id(named: String(name))
    if touches.contains(where: { $0.id == id }) { try tell(&recording) }
    var touch = RawTouch(id: id, phase: phase, location: location, type: .direct, place: place)
    if force.skip(past: "force: "), force.index < line.index, let number = Self.number(&force) {
      touch.details.force = number
    }
    touches.append(touch)
  }

  /// The point in `location in window: {10, 20}`.
  private static func location(
    _ line: inout TextLine, _ place: TracePlace
  ) throws(TraceError) -> Point2D {
    guard line.skip(past: "location in window: {"), let x = number(&line), line.take(","),
      let y = number(&line), line.take("}")
    else { throw .meaning(place, "a touch without a place; expected 'location in window: {x, y}'") }
    let units = TraceUnits()
    guard let x = units.points(x, .horizontal), let y = units.points(y, .vertical) else {
      throw .meaning(place, "coordinate too large; expected within ±1000000000 points")
    }
    return Point2D(x: x, y: y)
  }

  /// The size in `window: <UIWindow: 0x1; frame = (0 0; 375 812); …>`.
  private static func windowSize(_ line: TextLine) -> Size2D? {
    var line = line
    guard line.skip(past: "window: <"), line.skip(past: "frame = ("), line.skip(past: "; "),
      let width = number(&line), let height = number(&line), line.take(")"), width > 0, height > 0
    else { return nil }
    return Size2D(width: width, height: height)
  }

  private static func number(_ line: inout TextLine) -> Double? {
    line.skipSpaces()
    return line.number()
  }
}
