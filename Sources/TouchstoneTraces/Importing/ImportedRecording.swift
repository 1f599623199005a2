import SafeJSON
import Touchstone

/// Takes in what an importer reads, and makes items of recordings of it.
struct ImportedRecording {
  /// A moment that waits for others that may belong before it.
  private struct Moment {
    var time: Timestamp
    var touches: [RawTouch]

    var isMoving: Bool { touches.allSatisfy { $0.phase == .moved } }
    var isLifting: Bool { touches.allSatisfy { $0.phase == .ended || $0.phase == .cancelled } }
  }

  /// The most samples that are held in memory before they are given: half an hour of made-up moves.
  static let mostHeld = 100_000

  /// How far back a moment may belong that is read later; without it, moments come in order.
  var reorderWindow = Interval.zero
  private(set) var names = TouchNames()
  private(set) var scenes: SceneSource
  /// What has been made and not been given yet.
  var items: [TraceItem] = []
  private(set) var isOpen = false
  /// Whether there is or was a recording.
  private(set) var hasBegun = false
  private let format: TraceFormat
  private let isStrict: Bool
  private var assembler: FrameAssembler
  private var waiting: [Moment] = []
  private var newest: Timestamp?
  private var given: Timestamp?
  /// The time that was written last.
  private var written: Timestamp?
  private var start: Timestamp?
  private var lastPlace = TracePlace(line: 1, path: "", isInStream: true)
  /// What was noted before a recording began.
  private var early: [TraceItem] = []
  /// Losses that were reported: each is reported once.
  private var told: Set<String> = []

  init(_ format: TraceFormat, scenes: SceneSource, isStrict: Bool) {
    self.format = format
    self.scenes = scenes
    self.isStrict = isStrict
    assembler = FrameAssembler(isStrict: isStrict)
  }

  /// Begins a recording, on a screen of a size if that is known. One that is open ends.
  mutating func begin(name: String? = nil, size: Size2D? = nil) throws(TraceError) {
    try end()
    let header = TraceHeader(name: name, deviceSize: size)
    let (sceneName, scene) = try scenes.scene(for: header)
    assembler = FrameAssembler(isStrict: isStrict)
    (newest, given, start, written) = (nil, nil, nil, nil)
    (isOpen, hasBegun) = (true, true)
    items.append(
      .began(
        RecordingHeader(
          name: name, sceneName: sceneName, scene: scene, format: format.name,
          kept: Self.members(name, size))))
    items += early
    early.removeAll()
  }

  /// What is known of the recording, as a native trace says it.
  private static func members(_ name: String?, _ size: Size2D?) -> [JSONMember] {
    var members: [JSONMember] = []
    if let name { members.append(JSONMember(key: "name", value: .string(name))) }
    if let size {
      let sides = [("width", size.width), ("height", size.height)].map {
        JSONMember(key: $0.0, value: .number(.decimal($0.1, text: "\($0.1)")))
      }
      members.append(JSONMember(key: "device", value: .object(sides)))
    }
    return members
  }

  /// Ends the recording, if one is open.
  mutating func end() throws(TraceError) {
    guard isOpen else { return }
    isOpen = false
    try give(upTo: nil)
    try assembler.finish(lastPlace, names, to: &items)
    items.append(.ended)
    told.removeAll()
  }

  /// Adds what touches did in one moment. Begins a recording when none is open.
  mutating func add(
    _ touches: [RawTouch], at time: Timestamp, _ place: TracePlace
  ) throws(TraceError) {
    if !isOpen { try begin() }
    lastPlace = place
    let fall = written.map { TimeFall(before: $0, after: time) }
    written = time
    if let given, time < given {
      try repair(
        .timeSorted, place, "is earlier than the time before it; it is treated as equal",
        fall: fall)
      return try add(Moment(time: given, touches: touches))
    }
    try add(Moment(time: time, touches: touches))
  }

  /// The id of a touch that a recording calls by a number or a name.
  mutating func id(named name: String) -> TouchID { names.id(of: name) }

  /// Tells of something that is wrong and has only one sensible meaning; an error when strict.
  mutating func repair(
    _ code: Repair.Code, _ place: TracePlace, _ message: String, fall: TimeFall? = nil
  ) throws(TraceError) {
    guard !isStrict else { throw .meaning(place, message) }
    items.append(.repaired(Repair(code: code, place: place, message: message, fall: fall)))
  }

  /// The same, reported once a recording.
  mutating func repairOnce(
    _ code: Repair.Code, _ place: TracePlace, _ message: String
  ) throws(TraceError) {
    guard !isStrict else { throw .meaning(place, message) }
    note(code, place, message)
  }

  /// Tells once a recording of something that the format cannot say, or that was made up for it.
  mutating func note(_ code: Repair.Code, _ place: TracePlace, _ message: String) {
    guard told.insert(message).inserted else { return }
    let item = TraceItem.repaired(Repair(code: code, place: place, message: message))
    if isOpen { items.append(item) } else { early.append(item) }
  }

  // MARK: Order

  private mutating func add(_ moment: Moment) throws(TraceError) {
    newest = max(newest ?? moment.time, moment.time)
    guard reorderWindow > .zero else { return try give(moment) }
    // Behind those of the same time, as what is written first happened first; but a finger that moves
    // has not lifted yet.
    let moves = moment.isMoving
    let index = waiting.lastIndex {
      $0.time < moment.time || $0.time == moment.time && !(moves && $0.isLifting)
    }
    waiting.insert(moment, at: index.map { $0 + 1 } ?? 0)
    if let newest {
      let limit = newest.nanoseconds.subtractingReportingOverflow(reorderWindow.nanoseconds)
      if !limit.overflow { try give(upTo: Timestamp(nanoseconds: limit.partialValue)) }
    }
  }

  /// Gives what nothing can come before any more; all of it without a limit.
  private mutating func give(upTo limit: Timestamp?) throws(TraceError) {
    var count = 0
    for moment in waiting {
      if let limit, moment.time > limit { break }
      count += 1
      try give(moment)
    }
    waiting.removeFirst(count)
  }

  /// Gives what is still waiting, before an error that came behind it.
  mutating func giveRest() {
    // What is wrong here as well is less than the error that is reported.
    do throws(TraceError) { try give(upTo: nil) } catch {}
  }

  /// Gives a moment; the clock of a recording begins with its first one.
  private mutating func give(_ moment: Moment) throws(TraceError) {
    given = moment.time
    let start = start ?? moment.time
    self.start = start
    let time = Timestamp(nanoseconds: (moment.time - start).nanoseconds)
    var touches = moment.touches
    // Changing any would copy all.
    for index in touches.indices where touches[index].hasSamples { touches[index].shift(by: start) }
    try assembler.add(touches, at: time, &names, to: &items)
  }
}

extension RawTouch {
  /// Whether it brings samples along.
  fileprivate var hasSamples: Bool { !details.coalesced.isEmpty || !details.predicted.isEmpty }

  /// Counts the times of the samples that it has from a start.
  fileprivate mutating func shift(by start: Timestamp) {
    for index in details.coalesced.indices {
      let time = details.coalesced[index].time - start
      details.coalesced[index].time = Timestamp(nanoseconds: time.nanoseconds)
    }
    for index in details.predicted.indices {
      let time = details.predicted[index].time - start
      details.predicted[index].time = Timestamp(nanoseconds: time.nanoseconds)
    }
  }
}
