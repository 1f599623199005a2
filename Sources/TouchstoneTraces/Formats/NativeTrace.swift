import SafeJSON
import Touchstone

/// Reads the entries of the native format: events and flat rows.
struct NativeTrace {
  /// What an entry of a trace is.
  enum Entry {
    /// An event with its touches; none: it only moves the clock.
    case event(Timestamp, [RawTouch])
    /// Something that happens apart from touches.
    case system(Timestamp, SystemEvent)
    /// One touch with its own time.
    case row(Timestamp, RawTouch)
  }

  private static let phases = TouchPhase.allCases.map { (name: "\($0.name)", value: $0) }
  private static let types = TouchType.allCases.map { (name: "\($0.name)", value: $0) }

  let units: TraceUnits
  /// The names of the scene's views.
  let views: [String]

  /// Reads an event, or a flat row: an object with the touch's own keys.
  func entry(_ value: TraceValue, _ names: inout TouchNames) throws(TraceError) -> Entry {
    try value.object()
    let time = try units.time(try value.required("t", "a number"))
    if let event = try systemEvent(of: value) { return .system(time, event) }
    if value.value["id"] != nil || value.value["phase"] != nil {
      return .row(time, try touch(value, at: time, &names))
    }
    var touches: [RawTouch] = []
    for element in try value.member("touches")?.elements() ?? [] {
      touches.append(try touch(element, at: time, &names))
    }
    return .event(time, touches)
  }

  private func touch(
    _ value: TraceValue, at time: Timestamp, _ names: inout TouchNames
  ) throws(TraceError) -> RawTouch {
    try value.object()
    let id = try id(value, &names)
    let phase = try value.required("phase", "phase", among: Self.phases)
    let location = try units.location(value)
    let type = try type(value)
    return RawTouch(
      id: id, phase: phase, location: location, type: type ?? .direct, view: try view(value),
      details: try details(of: value, at: time), place: value.place)
  }

  private func id(_ value: TraceValue, _ names: inout TouchNames) throws(TraceError) -> TouchID {
    let member = try value.required("id", "a whole number or a string")
    switch member.value {
    case .string(let name): return names.id(of: name)
    case .number(let number):
      guard let whole = number.whole else { throw member.expected("a whole number or a string") }
      guard let id = TouchID(ofInput: whole) else {
        throw member.error("id beyond ±2^53; expected a smaller number or a string")
      }
      return id
    default: throw member.expected("a whole number or a string")
    }
  }

  private func type(_ value: TraceValue) throws(TraceError) -> TouchType? {
    // Bridges of simulators write on each line what it is about.
    guard let member = value.member("type"), member.value != .string("touch") else { return nil }
    return try member.choice("type of touch", among: Self.types)
  }

  private func view(_ value: TraceValue) throws(TraceError) -> Int? {
    guard let member = value.member("view") else { return nil }
    return try member.choice(
      "view", among: views.enumerated().map { (name: $1, value: $0) })
  }
}
