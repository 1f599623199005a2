import SafeJSON
import Touchstone

/// Touch commands of the Chrome DevTools protocol: `Input.dispatchTouchEvent` with all points that are
/// down, so that one that is missing has lifted; and taps and pinches that Chrome makes itself.
///
/// Most have no times: each takes a step. `timestamp` is in epoch seconds.
struct DevToolsCommands: TraceImporter {
  static let shape = ImportShape.values(streaming: [], objects: .events())

  private struct Finger {
    let id: TouchID
    var location: Point2D
    var isThere = true
  }

  private static let types: [(name: String, value: TouchPhase)] = [
    ("touchStart", .began), ("touchMove", .moved), ("touchEnd", .ended),
    ("touchCancel", .cancelled),
  ]

  private let step: Interval
  private var clock = Timestamp.zero
  private var fingers: [Finger] = []

  init(_ options: ImportOptions) {
    step = options.step
  }

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    if let command = record.wholeValue { try read(command, &recording) }
  }

  private mutating func read(
    _ command: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    try command.object()
    let parameters = command.member("params") ?? command
    // What the browser answers.
    if command.has("result") || command.has("error") { return }
    switch try command.member("method")?.text() {
    case nil, "Input.dispatchTouchEvent": try readTouches(parameters, &recording)
    case "Input.synthesizeTapGesture":
      try play(try SynthesizedGesture.tap(parameters, at: clock), parameters, &recording)
    case "Input.synthesizePinchGesture":
      try play(try SynthesizedGesture.pinch(parameters, at: clock), parameters, &recording)
    case "Emulation.setDeviceMetricsOverride":
      guard !recording.isOpen else { return }
      try recording.begin(size: try parameters.size("width", "height"))
    case let method? where method.hasPrefix("Input."):
      recording.note(.dropped, command.place, "'\(method)' is no touch; left out")
    default: break
    }
  }

  private mutating func play(
    _ gesture: SynthesizedGesture, _ parameters: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    if !recording.isOpen { try recording.begin() }
    recording.note(
      .madeUp, parameters.place, "the ways and times of synthesized gestures are made up")
    try gesture.timeline.give(to: &recording)
    clock = gesture.end.adding(step.nanoseconds)
  }

  private mutating func readTouches(
    _ parameters: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let type = try parameters.required("type", "type of touch event", among: Self.types)
    let points = try parameters.required("touchPoints", "the points that are down").elements()
    if !recording.isOpen { try recording.begin() }
    if let time = try parameters.time(ifAny: "timestamp", power: 9) {
      clock = time
    } else {
      recording.note(
        .madeUp, parameters.place,
        "commands have no times; each takes a step of \(step.text)")
    }
    let touches = try touches(points, type, parameters, &recording)
    try recording.add(touches, at: clock, parameters.place)
    clock = clock.adding(step.nanoseconds)
  }

  /// What has become of the points: those that are new have landed, those that are missing lifted.
  private mutating func touches(
    _ points: [TraceValue], _ type: TouchPhase, _ command: TraceValue,
    _ recording: inout ImportedRecording
  ) throws(TraceError) -> [RawTouch] {
    var touches: [RawTouch] = []
    for index in fingers.indices { fingers[index].isThere = false }
    for (order, point) in points.enumerated() {
      let id =
        point.has("id") ? try point.touchID("id", &recording) : TouchID(Int64(order))
      let location = try point.point("x", "y")
      var phase = TouchPhase.moved
      if let index = fingers.firstIndex(where: { $0.id == id }) {
        if fingers[index].location == location { phase = .stationary }
        fingers[index].location = location
        fingers[index].isThere = true
      } else {
        phase = .began
        fingers.append(Finger(id: id, location: location))
      }
      var touch = RawTouch(
        id: id, phase: phase, location: location, type: .direct, place: point.place)
      touch.details.force = try point.number(ifAny: "force") ?? 0
      touches.append(touch)
    }
    for finger in fingers where !finger.isThere {
      touches.append(
        RawTouch(
          id: finger.id, phase: type == .cancelled ? .cancelled : .ended,
          location: finger.location, type: .direct, place: command.place))
    }
    fingers.removeAll { !$0.isThere }
    return touches
  }
}
