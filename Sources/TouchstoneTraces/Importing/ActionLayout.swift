import SafeJSON
import Touchstone

/// Lays the actions of several sources out in time.
struct ActionLayout {
  private struct Source {
    let name: String
    /// What kind of touches it makes; nil for keys, wheels and sources that only pause.
    let type: TouchType?
    let actions: [TraceValue]
    var location = Point2D(x: 0, y: 0)
    var isDown = false
    /// Its clock, when each has its own.
    var clock = Timestamp.zero
  }

  private enum Action {
    case move, down, up, cancel, pause
  }

  private static let sourceTypes: [(name: String, isPointer: Bool)] = [
    ("pointer", true), ("key", false), ("wheel", false), ("none", false),
  ]
  private static let pointerTypes: [(name: String, value: TouchType)] = [
    ("touch", .direct), ("pen", .pencil), ("mouse", .indirectPointer),
  ]
  private static let actions: [(name: String, value: Action)] = [
    ("pointerMove", .move), ("pointerDown", .down), ("pointerUp", .up),
    ("pointerCancel", .cancel), ("pause", .pause),
  ]

  /// How long a move takes that does not say it.
  var moveDuration: Int64 = 0
  /// Points in a unit of coordinates.
  var scale = Size2D(width: 1, height: 1)
  private let elements: TraceValue?
  private let place: TracePlace
  private var sources: [Source] = []
  private var timeline = TouchTimeline()
  private var end = Timestamp.zero

  init(elements: TraceValue?, place: TracePlace) {
    self.elements = elements
    self.place = place
  }

  // MARK: Sources

  /// Adds a source as WebDriver has them.
  mutating func addSource(_ source: TraceValue) throws(TraceError) {
    let type = try source.required("type", "a type of source")
    let isPointer = try type.choice(
      "type of source", among: Self.sourceTypes.map { (name: $0.name, value: $0.isPointer) })
    let name = try source.member("id")?.text() ?? "\(sources.count)"
    let actions = try source.required("actions", "a list of actions").elements()
    let kind = source.member("parameters")?.member("pointerType")
    // A pointer that does not say what it is is a mouse.
    let touchType =
      try kind?.choice("type of pointer", among: Self.pointerTypes) ?? .indirectPointer
    try addFinger(named: name, isPointer ? touchType : nil, source, actions)
  }

  /// Adds a source; nil makes one that only takes its time.
  mutating func addFinger(
    named name: String, _ type: TouchType?, _ source: TraceValue, _ actions: [TraceValue]
  ) throws(TraceError) {
    guard !name.isEmpty else {
      throw .meaning(source.place.appending("id"), "empty; expected a name of the source")
    }
    guard !sources.contains(where: { $0.name == name }) else {
      throw .meaning(
        source.place.appending("id"), "'\(name)' is the id of an earlier source; expected another")
    }
    sources.append(Source(name: name, type: type, actions: actions))
  }

  // MARK: Time

  /// Lays out all actions.
  mutating func play(_ ticks: ImportOptions.Ticks) throws(TraceError) {
    switch ticks {
    case .w3c: try playTogether()
    case .wda: try playAlone()
    }
  }

  /// All sources wait for the longest action of each step.
  private mutating func playTogether() throws(TraceError) {
    var clock = Timestamp.zero
    for tick in 0..<(sources.map({ $0.actions.count }).max() ?? 0) {
      var longest: Int64 = 0
      for index in sources.indices where tick < sources[index].actions.count {
        longest = max(longest, try perform(sources[index].actions[tick], of: index, at: clock))
      }
      clock = clock.adding(longest)
    }
    end = clock
  }

  /// Each source goes by its own clock.
  private mutating func playAlone() throws(TraceError) {
    for index in sources.indices {
      for action in sources[index].actions {
        let duration = try perform(action, of: index, at: sources[index].clock)
        sources[index].clock = sources[index].clock.adding(duration)
      }
      end = max(end, sources[index].clock)
    }
  }

  /// Adds what an action does, and returns how long it takes.
  private mutating func perform(
    _ action: TraceValue, of index: Int, at time: Timestamp
  ) throws(TraceError) -> Int64 {
    // The Inspector keeps steps in which nothing happens yet.
    if action.value == .object([]) { return 0 }
    let duration = try action.duration(ifAny: "duration")
    guard let type = sources[index].type else { return duration ?? 0 }
    let kind =
      !action.has("type") && action.has("id")
      ? Action.pause
      : try action.required("type", "type of action", among: Self.actions)
    switch kind {
    case .pause: return duration ?? 0
    case .move:
      let duration = duration ?? moveDuration
      try move(
        index, to: try target(of: action, sources[index].location), action, type, time, duration)
      return duration
    case .down:
      // A second press of a finger that is down only presses harder.
      var touch = touch(sources[index].isDown ? .moved : .began, index, action, type)
      touch.details = try details(of: action)
      try timeline.add(touch, named: sources[index].name, at: time)
      sources[index].isDown = true
    case .up, .cancel:
      if sources[index].isDown {
        let touch = touch(kind == .up ? .ended : .cancelled, index, action, type)
        try timeline.add(touch, named: sources[index].name, at: time)
      }
      sources[index].isDown = false
    }
    return 0
  }

  private mutating func move(
    _ index: Int, to target: Point2D, _ action: TraceValue, _ type: TouchType,
    _ time: Timestamp, _ duration: Int64
  ) throws(TraceError) {
    let origin = sources[index].location
    sources[index].location = target
    guard sources[index].isDown else { return }
    var touch = touch(.moved, index, action, type)
    touch.details = try details(of: action)
    try timeline.move(touch, named: sources[index].name, from: origin, at: time, lasting: duration)
  }

  private func touch(
    _ phase: TouchPhase, _ index: Int, _ action: TraceValue, _ type: TouchType
  ) -> RawTouch {
    RawTouch(
      id: TouchID(Int64(index)), phase: phase, location: sources[index].location, type: type,
      place: action.place)
  }

  /// What an action says of the contact apart from where it is.
  private func details(of action: TraceValue) throws(TraceError) -> TouchDetails {
    var details = TouchDetails()
    details.force = try action.number(ifAny: "pressure") ?? 0
    details.radius = (try action.coordinate(ifAny: "width", scale: scale.width) ?? 0) / 2
    return details
  }

  // MARK: Places

  /// Where a move leads.
  private func target(
    of action: TraceValue, _ location: Point2D
  ) throws(TraceError) -> Point2D {
    switch action.value["origin"] {
    case nil, .string("viewport"):
      return Point2D(
        x: try action.coordinate("x", scale: scale.width),
        y: try action.coordinate("y", scale: scale.height))
    case .string("pointer"): return try offset(of: action, from: location)
    case .object:
      return try offset(of: action, from: try center(of: action.required("origin", "")))
    default:
      throw try action.required("origin", "").expected("'viewport', 'pointer' or an element")
    }
  }

  private func offset(
    of action: TraceValue, from origin: Point2D
  ) throws(TraceError) -> Point2D {
    Point2D(
      x: origin.x + (try action.coordinate(ifAny: "x", scale: scale.width) ?? 0),
      y: origin.y + (try action.coordinate(ifAny: "y", scale: scale.height) ?? 0))
  }

  /// The centre of an element, from which places are counted.
  private func center(of origin: TraceValue) throws(TraceError) -> Point2D {
    guard case .object(let members) = origin.value, let member = members.first else {
      throw .meaning(place, "expected an element")
    }
    let id = try TraceValue(member.value, at: origin.place.appending(member.key)).text()
    guard let element = elements?.member(id) else {
      throw origin.error(
        "nothing says where the element '\(id)' is; expected \"elements\": {\"\(id)\": "
          + "{\"frame\": [x, y, width, height]}} beside the actions")
    }
    let frame = element.member("frame") ?? element
    let numbers = try frame.elements()
    guard numbers.count == 4 else { throw frame.expected("x, y, width and height") }
    return Point2D(
      x: try numbers[0].coordinate() + numbers[2].coordinate() / 2,
      y: try numbers[1].coordinate() + numbers[3].coordinate() / 2)
  }

  // MARK: Result

  /// Gives all touches; those that are still down are lifted at the end.
  mutating func give(to recording: inout ImportedRecording) throws(TraceError) {
    for index in sources.indices where sources[index].isDown {
      guard let last = sources[index].actions.last, let type = sources[index].type else { continue }
      try recording.repair(
        .madeUp, last.place, "'\(sources[index].name)' is still down; it is lifted at the end")
      let touch = touch(.ended, index, last, type)
      try timeline.add(touch, named: sources[index].name, at: end)
    }
    try timeline.give(to: &recording)
  }
}
