import SafeJSON
import Touchstone

/// Flutter's pointer data: frames of events, or events alone, as the framework writes them
/// (`PointerDownEvent`, logical pixels) or the engine (`change`, physical pixels).
///
/// Times are microseconds; `timeStamp` is when the hardware saw it, `ts` when the frame was delivered.
/// Members with default values are left out.
struct FlutterTrace: TraceImporter {
  /// What an event says of a pointer.
  private enum Change: Equatable {
    case phase(TouchPhase)
    /// It is there, or hovers, or scrolls: no touch.
    case none
  }

  // Of what has a time itself, `events` are those of one frame.
  static let shape = ImportShape.values(
    streaming: [StreamedArray(key: "events", unlessAfter: "ts")],
    objects: .events(unlessThereIs: ["events", "devicePixelRatio"]))

  private static let types: [(name: String, phase: TouchPhase)] = [
    ("PointerMoveEvent", .moved), ("PointerDownEvent", .began), ("PointerUpEvent", .ended),
    ("PointerCancelEvent", .cancelled),
  ]
  /// The engine's numbers of changes; a change that is left out is 0.
  private static let changes: [Int: TouchPhase] = [
    0: .cancelled, 4: .began, 5: .moved, 6: .ended,
  ]
  /// The kinds of devices in the order of their numbers.
  private static let kinds: [(name: String, value: TouchType)] = [
    ("touch", .direct), ("mouse", .indirectPointer), ("stylus", .pencil),
    ("invertedStylus", .pencil), ("trackpad", .indirect), ("unknown", .direct),
  ]

  /// Physical pixels in a logical one, where the file says it.
  private var ratio: Double?
  /// The frame whose events are read one by one.
  private var frame: TraceValue?
  /// The touches of one moment that have been read so far.
  private var touches: [RawTouch] = []
  private var time = Timestamp.zero

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    switch record {
    case .opened(let members, _):
      ratio = try members.member("devicePixelRatio")?.positive()
      frame = members
    case .element(let value) where !value.has("events"):
      try read(value, frame: frame ?? value, &recording)
    case .element(let value), .value(let value):
      if case .value = record { ratio = try value.member("devicePixelRatio")?.positive() }
      let events = value.has("events") ? try value.list("events") : [value]
      for event in events { try read(event, frame: value, &recording) }
      try finish(into: &recording)
    case .closed:
      frame = nil
      try finish(into: &recording)
    case .line, .row: break
    }
  }

  private mutating func read(
    _ event: TraceValue, frame: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    try event.object()
    guard case .phase(let phase) = try change(of: event, &recording) else { return }
    let time = try time(of: event, frame)
    let isEngine = !event.has("type")
    let id = try event.member(isEngine ? "pointerIdentifier" : "pointer")?.fingerNumber() ?? 0
    var touch = RawTouch(
      id: TouchID(id), phase: phase,
      location: try isEngine ? physicalLocation(of: event, &recording) : Self.location(of: event),
      type: try Self.type(of: event), place: event.place)
    touch.details.force = try event.number(ifAny: "pressure") ?? 0
    let scale = isEngine ? 1 / (ratio ?? 1) : 1
    touch.details.radius = try event.coordinate(ifAny: "radiusMajor", scale: scale) ?? 0
    // What happens to several pointers at once is one moment.
    if time != self.time || touches.contains(where: { $0.id == touch.id }) {
      try finish(into: &recording)
    }
    self.time = time
    touches.append(touch)
  }

  /// Gives the moment that has been read so far.
  mutating func finish(into recording: inout ImportedRecording) throws(TraceError) {
    guard let first = touches.first else { return }
    defer { touches.removeAll(keepingCapacity: true) }
    try recording.add(touches, at: time, first.place)
  }

  /// Events name their pointers: those that are there are certain.
  mutating func breakOff(into recording: inout ImportedRecording) throws(TraceError) {
    try finish(into: &recording)
  }

  private func change(
    of event: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) -> Change {
    if event.has("type") {
      let name = try event.text("type", "")
      if let phase = Self.types.first(where: { $0.name == name })?.phase { return .phase(phase) }
      let type = try event.required("type", "")
      guard name.hasPrefix("Pointer"), name.hasSuffix("Event") else {
        throw type.error("unknown type of event '\(name)'; expected one as PointerDownEvent")
      }
      if name.has(part: "PanZoom") {
        recording.note(.dropped, event.place, "gestures of a trackpad are no touches; left out")
      }
      return .none
    }
    let change = try event.wholeNumber(ifAny: "change") ?? 0
    guard event.has("change") || event.has("physicalX") else {
      throw event.error("neither 'type' nor 'change'; expected an event of a pointer")
    }
    return Self.changes[change].map { .phase($0) } ?? .none
  }

  private func time(of event: TraceValue, _ frame: TraceValue) throws(TraceError) -> Timestamp {
    if let time = try event.time(ifAny: "timeStamp", power: 3) { return time }
    if let time = try event.time(ifAny: "timeStampMs", power: 6) { return time }
    if let time = try frame.time(ifAny: "ts", power: 3) { return time }
    return try event.required("timeStamp", "a time in microseconds").time(power: 3)
  }

  private static func type(of event: TraceValue) throws(TraceError) -> TouchType {
    guard let kind = event.value["kind"] else { return .direct }
    guard case .string(let text) = kind else {
      let number = try event.wholeNumber("kind", "")
      return kinds.indices.contains(number) ? kinds[number].value : .direct
    }
    let name = text.hasPrefix("PointerDeviceKind.") ? String(text.dropFirst(18)) : text
    return kinds.first { $0.name == name }?.value ?? .direct
  }

  /// The place in logical pixels, which are points.
  private static func location(of event: TraceValue) throws(TraceError) -> Point2D {
    if let point = event.point(ifPair: "position") { return point }
    return try event.member("position")?.pair() ?? Point2D(x: 0, y: 0)
  }

  private func physicalLocation(
    of event: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) -> Point2D {
    if ratio == nil {
      recording.note(
        .lowFidelity, event.place,
        "coordinates are physical pixels, and 'devicePixelRatio' is missing; a pixel counts as a "
          + "point")
    }
    let scale = 1 / (ratio ?? 1)
    return Point2D(
      x: try event.coordinate(ifAny: "physicalX", scale: scale) ?? 0,
      y: try event.coordinate(ifAny: "physicalY", scale: scale) ?? 0)
  }
}
