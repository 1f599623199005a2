import Foundation

/// A recording that a test changes: the events as values, everything else as it is.
struct EditedTrace {
  struct Touch {
    var id: Int
    var phase: String
    var x: Double
    var y: Double
    /// Force, radius and whatever else there is.
    var rest: [String: Any] = [:]
  }

  struct Event {
    var time: Double
    var touches: [Touch]
    var rest: [String: Any] = [:]
  }

  private struct NoTrace: Error {}

  /// Everything but the events.
  var members: [String: Any]
  var events: [Event]

  init(_ data: Data) throws {
    guard var members = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let events = members.removeValue(forKey: "events") as? [[String: Any]]
    else { throw NoTrace() }
    self.members = members
    self.events = try events.map { event in
      var rest = event
      let touches = rest.removeValue(forKey: "touches") as? [[String: Any]] ?? []
      return Event(
        time: try Self.number(&rest, "t"), touches: try touches.map(Self.touch), rest: rest)
    }
  }

  /// The file; the events come last, behind what a reader has to know before them.
  func data() throws -> Data {
    let events = events.map { event in
      var members = event.rest
      members["t"] = event.time
      if !event.touches.isEmpty { members["touches"] = event.touches.map(Self.members) }
      return members
    }
    return try Self.data(members).dropLast() + Data(#","events":"#.utf8) + Self.data(events)
      + Data("}".utf8)
  }

  private static func data(_ value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
  }

  private static func touch(_ members: [String: Any]) throws -> Touch {
    var rest = members
    guard let phase = rest.removeValue(forKey: "phase") as? String else { throw NoTrace() }
    return Touch(
      id: Int(try number(&rest, "id")), phase: phase, x: try number(&rest, "x"),
      y: try number(&rest, "y"), rest: rest)
  }

  private static func members(of touch: Touch) -> [String: Any] {
    var members = touch.rest
    members["id"] = touch.id
    members["phase"] = touch.phase
    members["x"] = touch.x
    members["y"] = touch.y
    return members
  }

  private static func number(_ members: inout [String: Any], _ key: String) throws -> Double {
    guard let number = members.removeValue(forKey: key) as? NSNumber else { throw NoTrace() }
    return number.doubleValue
  }
}

extension EditedTrace {
  /// Moves all touches of events by points.
  mutating func move(_ places: Range<Int>, dx: Double = 0, dy: Double = 0) {
    for event in places {
      for touch in events[event].touches.indices {
        events[event].touches[touch].x += dx
        events[event].touches[touch].y += dy
      }
    }
  }

  /// Lets events, and all behind them, happen later.
  mutating func delay(from place: Int, by seconds: Double) {
    for event in place..<events.count { events[event].time += seconds }
  }

  /// Stretches all times.
  mutating func scaleTimes(by factor: Double) {
    for event in events.indices { events[event].time *= factor }
  }

  /// Puts another finger down before an event, and lifts it after another one.
  mutating func addFinger(_ id: Int, from first: Int, to last: Int, x: Double, y: Double) {
    let touch = Touch(id: id, phase: "began", x: x, y: y)
    events[first].touches.append(touch)
    var lift = touch
    lift.phase = "ended"
    events[last].touches.append(lift)
  }

  /// Takes a finger out of all events, and events out that have none then.
  mutating func removeFinger(_ id: Int) {
    for event in events.indices { events[event].touches.removeAll { $0.id == id } }
    events.removeAll { $0.touches.isEmpty && $0.rest.isEmpty }
  }

  /// Changes the phase of all touches of an event.
  mutating func setPhase(_ phase: String, of place: Int) {
    for touch in events[place].touches.indices { events[place].touches[touch].phase = phase }
  }
}
