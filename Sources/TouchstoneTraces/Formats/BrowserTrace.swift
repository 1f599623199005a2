import SafeJSON
import Touchstone

/// Logs of the browser's TouchEvent and PointerEvent, one event a line or in an array; WeChat's events
/// look alike.
///
/// An event says its `type`, its time in milliseconds (`timeStamp` of the DOM, or `timestamp` of a
/// logger) and the fingers that changed. Coordinates are those of the viewport.
struct BrowserTrace: TraceImporter {
  static let shape = ImportShape.values(streaming: [])

  private static let touchPhases: [(name: String, value: TouchPhase)] = [
    ("touchstart", .began), ("touchmove", .moved), ("touchend", .ended),
    ("touchcancel", .cancelled),
  ]
  private static let pointerPhases: [(name: String, value: TouchPhase)] = [
    ("pointerdown", .began), ("pointermove", .moved), ("pointerup", .ended),
    ("pointercancel", .cancelled),
  ]
  private static let pointerTypes: [(name: String, value: TouchType)] = [
    ("touch", .direct), ("pen", .pencil), ("mouse", .indirectPointer),
  ]

  /// The pointers that are down: moves of others are those of a mouse that hovers.
  private var down: Set<Int64> = []

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    switch record {
    case .element(let event), .value(let event): try read(event, &recording)
    case .line, .opened, .closed: break
    }
  }

  private mutating func read(
    _ event: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let type = try event.required("type", "a type of event")
    let name = try type.text()
    if let phase = Self.phase(name, among: Self.touchPhases) {
      try readTouches(event, phase, &recording)
    } else if let phase = Self.phase(name, among: Self.pointerPhases) {
      try readPointer(event, phase, &recording)
    } else if name.hasPrefix("touch") || name.hasPrefix("pointer") {
      // Events such as pointerover and touchenter tell nothing that the others do not.
      return
    } else {
      recording.note(.dropped, event.place, "events of the type '\(name)' are no touches; left out")
    }
  }

  private static func phase(
    _ name: String, among phases: [(name: String, value: TouchPhase)]
  ) -> TouchPhase? {
    phases.first { $0.name == name }?.value
  }

  private func readTouches(
    _ event: TraceValue, _ phase: TouchPhase, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let time = try time(of: event)
    var touches: [RawTouch] = []
    for touch in try event.required("changedTouches", "the touches that changed").elements() {
      let id = try touch.touchID("identifier", &recording)
      var raw = RawTouch(
        id: id, phase: phase, location: try touch.point("clientX", "clientY"), type: .direct,
        place: touch.place)
      raw.details = try details(of: touch, radius: "radiusX")
      touches.append(raw)
    }
    try recording.add(touches, at: time, event.place)
  }

  private mutating func readPointer(
    _ event: TraceValue, _ phase: TouchPhase, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let id = try event.touchID("pointerId", &recording)
    switch phase {
    case .began: down.insert(id.rawValue)
    case .moved, .stationary: guard down.contains(id.rawValue) else { return }
    case .ended, .cancelled: guard down.remove(id.rawValue) != nil else { return }
    }
    let time = try time(of: event)
    let type = try event.member("pointerType")?.choice("type of pointer", among: Self.pointerTypes)
    var raw = RawTouch(
      id: id, phase: phase, location: try event.point("clientX", "clientY"),
      type: type ?? .direct, place: event.place)
    raw.details = try details(of: event, radius: nil)
    try recording.add([raw], at: time, event.place)
  }

  private func time(of event: TraceValue) throws(TraceError) -> Timestamp {
    if let time = event.member("timeStamp") { return try time.time(power: 6) }
    return try event.required("timestamp", "a time in milliseconds").time(power: 6)
  }

  private func details(
    of touch: TraceValue, radius: String?
  ) throws(TraceError) -> TouchDetails {
    var details = TouchDetails()
    let force = touch.member("force") ?? touch.member("pressure")
    if let force { details.force = try force.number().double }
    if let radius, let value = touch.member(radius) { details.radius = try value.coordinate() }
    return details
  }
}
