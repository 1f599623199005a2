import SafeJSON
import Touchstone

/// Logs of the browser's TouchEvent and PointerEvent, one event a line or in an array; WeChat's events
/// look alike.
///
/// An event says its `type`, its time in milliseconds (`timeStamp` of the DOM, or `timestamp` of a
/// logger) and the fingers that changed. Coordinates are those of the viewport.
struct BrowserTrace: TraceImporter {
  /// Browsers report a finger in both kinds of events; one is enough.
  private enum Family {
    case touches, pointers
  }

  static let shape = ImportShape.values(
    streaming: ["events"], objects: .events(unlessThereIs: ["events"]))

  private static let touchPhases: [(name: String, value: TouchPhase)] = [
    ("touchstart", .began), ("touchmove", .moved), ("touchend", .ended),
    ("touchcancel", .cancelled),
  ]
  private static let pointerPhases: [(name: String, value: TouchPhase)] = [
    ("pointerdown", .began), ("pointermove", .moved), ("pointerup", .ended),
    ("pointercancel", .cancelled),
  ]
  private static let pointerTypes: [(name: String, value: TouchType)] = [
    ("touch", .direct), ("pen", .pencil), ("mouse", .indirectPointer), ("", .direct),
  ]
  /// How long the finger of a made-up tap is down.
  private static let tapDuration: Int64 = 50_000_000

  private var family: Family?
  /// The pointers that are down: moves of others are those of a mouse that hovers.
  private var down: Set<TouchID> = []

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    if let event = record.wholeValue { try read(event, &recording) }
  }

  private mutating func read(
    _ event: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let name = try event.text("type", "a type of event")
    if let phase = Self.phase(name, among: Self.touchPhases) {
      guard belongs(to: .touches, event, &recording) else { return }
      try readTouches(event, phase, &recording)
    } else if let phase = Self.phase(name, among: Self.pointerPhases) {
      guard belongs(to: .pointers, event, &recording) else { return }
      try readPointer(event, phase, &recording)
    } else if name == "tap", event.has("detail") || event.has("touches") {
      try readTap(event, &recording)
    } else if !name.hasPrefix("touch"), !name.hasPrefix("pointer") {
      // Events such as pointerover and touchenter add nothing to the others.
      recording.note(.dropped, event.place, "events of the type '\(name)' are no touches; left out")
    }
  }

  private static func phase(
    _ name: String, among phases: [(name: String, value: TouchPhase)]
  ) -> TouchPhase? {
    phases.first { $0.name == name }?.value
  }

  /// Whether an event is of the kind that the log began with.
  private mutating func belongs(
    to family: Family, _ event: TraceValue, _ recording: inout ImportedRecording
  ) -> Bool {
    let first = self.family ?? family
    self.family = first
    if first != family {
      let (kept, other) = first == .touches ? ("touch", "pointer") : ("pointer", "touch")
      recording.note(
        .dropped, event.place,
        "\(other) events repeat the \(kept) events; only the \(kept) events are read")
    }
    return first == family
  }

  private func readTouches(
    _ event: TraceValue, _ phase: TouchPhase, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let time = try Self.time(of: event)
    var touches: [RawTouch] = []
    for touch in try event.required("changedTouches", "the touches that changed").elements() {
      let id = try touch.touchID("identifier", &recording)
      let location = try Self.location(of: touch, &recording)
      var raw = RawTouch(
        id: id, phase: phase, location: location, type: .direct, place: touch.place)
      raw.details.force = try touch.number(ifAny: "force") ?? 0
      raw.details.radius = try touch.coordinate(ifAny: "radiusX") ?? 0
      touches.append(raw)
    }
    try recording.add(touches, at: time, event.place)
  }

  private mutating func readPointer(
    _ event: TraceValue, _ phase: TouchPhase, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let id = try event.touchID("pointerId", &recording)
    let type =
      try event.choice(ifAny: "pointerType", "type of pointer", among: Self.pointerTypes) ?? .direct
    switch phase {
    case .began: down.insert(id)
    // The mouse moves without being down; a finger never does, so its landing is missing.
    case .moved, .stationary: guard down.contains(id) || type == .direct else { return }
    case .ended, .cancelled: guard down.remove(id) != nil || type == .direct else { return }
    }
    let time = try Self.time(of: event)
    let location = try Self.location(of: event, &recording)
    var raw = RawTouch(
      id: id, phase: phase, location: location, type: type, place: event.place)
    raw.details.force = try event.number(ifAny: "pressure") ?? 0
    raw.details.coalesced = try Self.samples(event, "coalescedEvents", &recording)
    // The last of the browser's coalesced events is the event itself.
    if raw.details.coalesced.last?.time == time { raw.details.coalesced.removeLast() }
    raw.details.predicted = try Self.samples(event, "predictedEvents", &recording)
    try recording.add([raw], at: time, event.place)
  }

  /// A tap that a framework reports without the touches that made it.
  private func readTap(
    _ event: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    // Behind touches it repeats what they said.
    guard family == nil else { return }
    let lift = try Self.time(of: event)
    // `touches` may still list the finger, though it has lifted.
    var touch = try event.required("detail", "where it was")
    if let first = try event.list("changedTouches").first { touch = first }
    var id = TouchID(0)
    if touch.has("identifier") { id = try touch.touchID("identifier", &recording) }
    let location = try Self.location(of: touch, &recording)
    if !recording.isOpen { try recording.begin() }
    recording.note(
      .madeUp, event.place,
      "a tap is reported without its touches; one of \(Self.tapDuration / 1_000_000) ms is made up")
    var raw = RawTouch(
      id: id, phase: .began, location: location, type: .direct, place: event.place)
    try recording.add([raw], at: lift.adding(-Self.tapDuration), event.place)
    raw.phase = .ended
    try recording.add([raw], at: lift, event.place)
  }

  private static func samples(
    _ event: TraceValue, _ key: String, _ recording: inout ImportedRecording
  ) throws(TraceError) -> [IntermediateSample] {
    var samples: [IntermediateSample] = []
    for sample in try event.list(key) {
      samples.append(
        IntermediateSample(
          time: try time(of: sample), location: try location(of: sample, &recording)))
    }
    return samples
  }

  private static func time(of event: TraceValue) throws(TraceError) -> Timestamp {
    if let time = try event.time(ifAny: "timeStamp", power: 6) { return time }
    if let time = try event.time(ifAny: "timestamp", power: 6) { return time }
    return try event.required("timestamp", "a time in milliseconds").time(power: 6)
  }

  /// Where a finger is in the viewport, or in the page or the canvas when that is all there is.
  private static func location(
    of touch: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) -> Point2D {
    if touch.has("clientX") { return try touch.point("clientX", "clientY") }
    if touch.has("pageX") {
      recording.note(
        .lowFidelity, touch.place,
        "coordinates are those of the page; where it was scrolled they are off by that")
      return try touch.point("pageX", "pageY")
    }
    if touch.has("x") { return try touch.point("x", "y") }
    return try touch.point("clientX", "clientY")
  }
}
