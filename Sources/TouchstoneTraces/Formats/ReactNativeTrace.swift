import SafeJSON
import Touchstone

/// React Native's touch events: `nativeEvent` as JSON, one a line or in an array, with the name of its
/// event where the logger kept it; and the touch events of its gesture handler.
///
/// Times are milliseconds since boot; the gesture handler has none.
struct ReactNativeTrace: TraceImporter {
  static let shape = ImportShape.values(
    streaming: ["events"], objects: .events(unlessThereIs: ["events"]))

  private static let nameKeys = ["eventName", "registrationName", "name", "type"]
  /// Parts of names such as onTouchStart, topTouchEnd and onResponderMove.
  private static let nameParts: [(part: StaticString, phase: TouchPhase)] = [
    ("Cancel", .cancelled), ("Start", .began), ("Grant", .began), ("Move", .moved),
    ("End", .ended), ("Release", .ended),
  ]
  /// The gesture handler's numbers of events.
  private static let handlerPhases: [Int: TouchPhase] = [
    1: .began, 2: .moved, 3: .ended, 4: .cancelled,
  ]

  private let step: Interval
  private var clock = Timestamp.zero
  private var down: [TouchID] = []

  init(_ options: ImportOptions) {
    step = options.step
  }

  static func problem(with error: JSONError) -> String? {
    // Consoles write keys without quotes.
    guard case .unexpectedWord = error.code else { return nil }
    return "output of the console is no JSON; expected what JSON.stringify makes of nativeEvent"
  }

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    if let value = record.wholeValue { try read(value, &recording) }
  }

  private mutating func read(
    _ value: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    try value.object()
    let event = value.member("nativeEvent") ?? value
    if event.has("allTouches") || event.has("eventType") {
      return try readHandlerEvent(event, &recording)
    }
    var changed = try Self.touches(event, "changedTouches")
    // A touch alone is what it is about.
    if changed.isEmpty, event.has("identifier") { changed = [event] }
    let named = Self.phase(named: value) ?? Self.phase(named: event)
    var remaining: [TouchID] = []
    for touch in try Self.touches(event, "touches") {
      remaining.append(try touch.touchID("identifier", &recording))
    }
    let knowsAll = event.has("touches")
    var touches: [RawTouch] = []
    for touch in changed {
      let id = try touch.touchID("identifier", &recording)
      let phase = knowsAll ? phase(of: id, remaining: remaining) : .moved
      touches.append(try Self.rawTouch(touch, id, named ?? phase))
    }
    var time = try event.time(ifAny: "timestamp", power: 6)
    if time == nil { time = try changed.first?.time(ifAny: "timestamp", power: 6) }
    guard let time else {
      throw .meaning(event.place.appending("timestamp"), "missing; expected a time in milliseconds")
    }
    try give(touches, at: time, event.place, &recording)
  }

  /// Who changes and is no longer among all touches has lifted.
  private func phase(of id: TouchID, remaining: [TouchID]) -> TouchPhase {
    guard remaining.contains(id) else { return .ended }
    return down.contains(id) ? .moved : .began
  }

  private static func phase(named event: TraceValue) -> TouchPhase? {
    for holder in [event.value, event.value["dispatchConfig"]] {
      for key in nameKeys {
        guard let name = holder?[key]?.text else { continue }
        if let phase = nameParts.first(where: { name.has(part: $0.part) })?.phase { return phase }
      }
    }
    return nil
  }

  private static func touches(
    _ event: TraceValue, _ key: String
  ) throws(TraceError) -> [TraceValue] {
    let touches = try event.list(key)
    for touch in touches {
      if case .string(let text) = touch.value, text.has(part: "Circular") {
        throw touch.error(
          "the touch itself is cut off here; expected what JSON.stringify makes of a copy of "
            + "nativeEvent")
      }
      try touch.object()
    }
    return touches
  }

  private static func rawTouch(
    _ touch: TraceValue, _ id: TouchID, _ phase: TouchPhase
  ) throws(TraceError) -> RawTouch {
    var raw = RawTouch(
      id: id, phase: phase, location: try touch.point("pageX", "pageY"), type: .direct,
      place: touch.place)
    raw.details.force = try touch.number(ifAny: "force") ?? 0
    return raw
  }

  private mutating func readHandlerEvent(
    _ event: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let type = try event.required("eventType", "a number from 1 to 4")
    guard let phase = Self.handlerPhases[try type.wholeNumber()] else {
      throw type.expected("a number from 1 to 4")
    }
    var touches: [RawTouch] = []
    for touch in try Self.touches(event, "changedTouches") {
      let id = try touch.touchID("id", &recording)
      let isAbsolute = touch.has("absoluteX")
      let location = try isAbsolute ? touch.point("absoluteX", "absoluteY") : touch.point("x", "y")
      touches.append(
        RawTouch(id: id, phase: phase, location: location, type: .direct, place: touch.place))
    }
    if let time = event.member("timestamp") ?? event.member("timeStamp") {
      return try give(touches, at: time.time(power: 6), event.place, &recording)
    }
    if !recording.isOpen { try recording.begin() }
    recording.note(
      .madeUp, event.place,
      "events have no times; each takes a step of \(step.text)")
    try give(touches, at: clock, event.place, &recording)
    clock = clock.adding(step.nanoseconds)
  }

  private mutating func give(
    _ touches: [RawTouch], at time: Timestamp, _ place: TracePlace,
    _ recording: inout ImportedRecording
  ) throws(TraceError) {
    for touch in touches {
      down.removeAll { $0 == touch.id }
      if touch.phase == .began || touch.phase == .moved { down.append(touch.id) }
    }
    try recording.add(touches, at: time, place)
  }
}
