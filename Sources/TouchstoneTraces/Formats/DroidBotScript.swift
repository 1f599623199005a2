import SafeJSON
import Touchstone

/// DroidBot's events: what was to be done, without the touches that did it, which are made up.
///
/// Places are pixels; where they are missing, it is the middle of the view.
struct DroidBotScript: TraceImporter {
  static let shape = ImportShape.values(streaming: [], objects: .events())

  private enum Intent {
    case touch, longTouch, swipe, scroll
  }

  private static let intents: [(name: String, value: Intent)] = [
    ("touch", .touch), ("long_touch", .longTouch), ("swipe", .swipe), ("scroll", .scroll),
  ]
  /// Where the finger goes, in sizes of the view from its middle: as DroidBot drags, so that the
  /// content goes the other way.
  private static let directions: [(name: String, value: Vector2D)] = [
    ("UP", Vector2D(dx: 0, dy: 0.4)), ("DOWN", Vector2D(dx: 0, dy: -0.4)),
    ("LEFT", Vector2D(dx: 0.4, dy: 0)), ("RIGHT", Vector2D(dx: -0.4, dy: 0)),
  ]

  private var strokes = MadeUpStrokes()

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    if let value = record.wholeValue { try read(value, &recording) }
  }

  private mutating func read(
    _ value: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let event = value.member("event") ?? value
    let type = try event.required("event_type", "a type of event")
    let name = try type.text()
    if !recording.isOpen { try recording.begin() }
    guard let intent = Self.intents.first(where: { $0.name == name })?.value else {
      return recording.note(
        .dropped, event.place, "events of the type '\(name)' are no touches; left out")
    }
    recording.note(
      .madeUp, event.place,
      "the script says what was to be done; the touches are made up, and a pixel counts as a point")
    let duration = try event.member("duration").flatMap { $0.value == .null ? nil : $0 }
      .map { (duration) throws(TraceError) in try duration.duration() }
    switch intent {
    case .touch:
      try strokes.press(at: try point(event, "x", "y", "view"), 50_000_000, event, &recording)
    case .longTouch:
      try strokes.press(
        at: try point(event, "x", "y", "view"), duration ?? 2_000_000_000, event, &recording)
    case .swipe:
      try strokes.drag(
        from: try point(event, "start_x", "start_y", "start_view"),
        to: try point(event, "end_x", "end_y", "end_view"), duration ?? 1_000_000_000, event,
        &recording)
    case .scroll: try readScroll(event, duration ?? 500_000_000, &recording)
    }
  }

  private mutating func readScroll(
    _ event: TraceValue, _ duration: Int64, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let direction = try event.required("direction", "direction", among: Self.directions)
    let center = try point(event, "x", "y", "view")
    let size = try bounds(of: event, "view").size
    let way = Vector2D(dx: direction.dx * size.width, dy: direction.dy * size.height)
    try strokes.drag(
      from: Point2D(x: center.x - way.dx, y: center.y - way.dy),
      to: Point2D(x: center.x + way.dx, y: center.y + way.dy), duration, event, &recording)
  }

  /// The place in two members, or the middle of a view where they are null.
  private func point(
    _ event: TraceValue, _ x: String, _ y: String, _ view: String
  ) throws(TraceError) -> Point2D {
    if case .number = event.member(x)?.value { return try event.point(x, y) }
    let (origin, size) = try bounds(of: event, view)
    return Point2D(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  private func bounds(
    of event: TraceValue, _ view: String
  ) throws(TraceError) -> (origin: Point2D, size: Size2D) {
    let bounds = try event.required(view, "a view with 'bounds'")
      .required("bounds", "two corners")
    let corners = try bounds.elements()
    guard corners.count == 2 else { throw bounds.expected("two corners") }
    let (origin, end) = (try corners[0].pair(), try corners[1].pair())
    return (origin, Size2D(width: end.x - origin.x, height: end.y - origin.y))
  }
}
