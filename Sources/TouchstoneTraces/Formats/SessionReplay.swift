import SafeJSON
import Touchstone

/// Session replays of rrweb and of the mobile SDKs that write alike (Sentry, PostHog, New Relic): in
/// an array, one event a line, behind a header line, or inside `properties.$snapshot_data`.
///
/// Moves come in batches, which may be written behind the lift: everything is put in the order of its
/// time. Times are epoch milliseconds.
struct SessionReplay: TraceImporter {
  static let shape = ImportShape.values(
    streaming: ["events"], objects: .events(unlessThereIs: ["events"]))

  private enum EventType { static let snapshot = 2, incremental = 3, meta = 4 }
  private enum Source { static let interaction = 2, touchMove = 6 }
  private static let phases: [Int: TouchPhase] = [7: .began, 9: .ended, 10: .cancelled]
  /// Batches span half a second; as much again for those that are late.
  private static let longestDelay = Interval.milliseconds(1000)
  private static let compressed = "compressed events cannot be read; expected them as JSON"
  private static let batchKeys = [
    "$snapshot_data", "$snapshot_items", "snapshots", "events", "data",
  ]

  /// A finger that lands so long after another one is the next one, whose lift before it was lost.
  private static let longestBetweenLandings = Interval.milliseconds(1500)

  private var fingers = ReplayFingers()
  /// When the page was left or drawn anew last.
  private var newPage: Timestamp?
  /// When a finger landed last, of those without an id.
  private var landing: Timestamp?
  /// How many fingers are down that nothing distinguishes; their moves are left out.
  private var mixedFingers = 0

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    recording.reorderWindow = Self.longestDelay
    switch record {
    case .element(let value): try read(value, &recording)
    // A line that says only which part of a replay follows.
    case .value(let value) where value.member("segment_id") != nil: break
    case .value(let value): try read(value, &recording)
    case .line, .opened, .row, .closed: break
    }
  }

  /// Reads an event, or whatever holds a list of them.
  private mutating func read(
    _ value: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    if case .array = value.value {
      for element in try value.elements() { try read(element, &recording) }
      return
    }
    if !value.has("type") {
      let holder = value.member("properties") ?? value
      for key in Self.batchKeys {
        if let batch = holder.member(key) { return try read(batch, &recording) }
      }
      if case .string = value.value {
        throw value.error(Self.compressed)
      }
    }
    try readEvent(value, &recording)
  }

  private mutating func readEvent(
    _ event: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let type = try event.wholeNumber("type", "a type of event")
    if type == EventType.snapshot || type == EventType.meta {
      newPage = try event.time(ifAny: "timestamp", power: 6)
    }
    guard type == EventType.incremental || type == EventType.meta else { return }
    let data = try event.required("data", "an object")
    if type == EventType.meta { return try readMeta(data, &recording) }
    if case .string = data.value { throw data.error(Self.compressed) }
    switch try data.wholeNumber(ifAny: "source") {
    case Source.interaction: try readInteraction(event, data, &recording)
    case Source.touchMove: try readMoves(event, data, &recording)
    default: break
    }
  }

  private func readMeta(
    _ data: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    // Replays say it again and again.
    guard !recording.isOpen else { return }
    try begin(&recording, data.place, size: try data.size("width", "height"))
  }

  private func begin(
    _ recording: inout ImportedRecording, _ place: TracePlace, size: Size2D? = nil
  ) throws(TraceError) {
    guard !recording.isOpen else { return }
    try recording.begin(size: size)
    recording.note(
      .lowFidelity, place,
      "session replays thin moves out; velocities and swipes are not trustworthy")
  }

  private mutating func readInteraction(
    _ event: TraceValue, _ data: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let type = try data.wholeNumber("type", "a type of interaction")
    guard let phase = Self.phases[type] else { return }
    let time = try event.time("timestamp", "a time in milliseconds", power: 6)
    try begin(&recording, event.place)
    let finger = try finger(of: data, &recording)
    if phase == .cancelled, finger == 0, data.has("pointerId") {
      return try cancelAll(at: time, data, &recording)
    }
    if !data.has("pointerId"), try isLeftOut(phase, at: time, data, &recording) { return }
    let location = fingers.location(of: finger)
    // A cancelled touch may not say where.
    let isPlaceless = phase == .cancelled && !data.has("x")
    let touch = RawTouch(
      id: TouchID(finger), phase: phase,
      location: isPlaceless ? location : try data.point("x", "y"), type: .direct,
      place: data.place)
    fingers.follow(finger, phase, touch.location, at: time)
    try recording.add([touch], at: time, event.place)
  }

  /// Whether an event without an id is left out: web pages write none, so nothing distinguishes two fingers that are
  /// down at once. A lift may also be lost where the page changes.
  private mutating func isLeftOut(
    _ phase: TouchPhase, at time: Timestamp, _ data: TraceValue,
    _ recording: inout ImportedRecording
  ) throws(TraceError) -> Bool {
    guard phase == .began else {
      guard mixedFingers > 0 else { return false }
      mixedFingers -= 1
      return true
    }
    defer { landing = time }
    let isPageNew = landing.flatMap { landing in newPage.map { $0 > landing } } ?? false
    let isLate = landing.map { time - $0 > Self.longestBetweenLandings } ?? false
    let hasLostLift = isPageNew || isLate
    if hasLostLift { mixedFingers = 0 }
    guard mixedFingers == 0 else {
      mixedFingers += 1
      return true
    }
    guard fingers.isDown(0) else { return false }
    let message =
      hasLostLift
      ? "the touch before it has no end; it is cancelled"
      : "a second finger lands, and no 'pointerId' tells them apart; all is left out until both have lifted"
    try recording.repair(hasLostLift ? .oldTouchCancelled : .dropped, data.place, message)
    try cancelAll(at: isPageNew ? newPage ?? time : time, data, &recording)
    if !hasLostLift { mixedFingers = 2 }
    return !hasLostLift
  }

  /// Where an event does not say which finger is cancelled, all are.
  private mutating func cancelAll(
    at time: Timestamp, _ data: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    var touches: [RawTouch] = []
    for finger in fingers.down {
      let location = fingers.location(of: finger)
      touches.append(
        RawTouch(
          id: TouchID(finger), phase: .cancelled, location: location, type: .direct,
          place: data.place))
      fingers.follow(finger, .cancelled, location, at: time)
    }
    try recording.add(touches, at: time, data.place)
  }

  private mutating func readMoves(
    _ event: TraceValue, _ data: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let written = try event.time("timestamp", "a time in milliseconds", power: 6)
    let positions = try data.required("positions", "the places of a finger")
    if case .array(let all) = positions.value, all.count > ImportedRecording.mostHeld {
      throw positions.error(
        "\(all.count) positions in one event; expected at most \(ImportedRecording.mostHeld)")
    }
    try begin(&recording, event.place)
    let finger = try finger(of: data, &recording)
    if mixedFingers > 0, !data.has("pointerId") { return }
    try positions.forEachElement { (position) throws(TraceError) in
      let offset = try position.time(ifAny: "timeOffset", power: 6)?.nanoseconds ?? 0
      let time = written.adding(offset)
      let location = try position.point("x", "y")
      guard fingers.canMove(finger, at: time) else {
        return recording.note(
          .dropped, position.place, "a move between a lift and the next landing is left out")
      }
      let touch = RawTouch(
        id: TouchID(finger), phase: .moved, location: location, type: .direct,
        place: position.place)
      try recording.add([touch], at: time, event.place)
    }
  }

  /// The number of a finger; without one, all events are treated as those of one finger.
  private func finger(
    of data: TraceValue, _ recording: inout ImportedRecording
  ) throws(TraceError) -> Int64 {
    guard let id = data.member("pointerId") else {
      try recording.repairOnce(
        .fingersMatched, data.place,
        "no 'pointerId' tells fingers apart; all events are treated as those of one finger")
      return 0
    }
    return try id.fingerNumber(atLeast: 0)
  }
}
