import SafeJSON
import Touchstone

/// What a trace says of itself apart from its events.
struct TraceHeader {
  /// The scene that a trace has.
  enum SceneChoice {
    case absent
    case named(TraceValue)
    case inline(TraceValue)
  }

  /// The keys without which events cannot be understood: they stand before the events.
  static let keysBeforeEvents = ["timeUnit", "coordinates", "device", "scene"]
  private static let keptKeys: Set<String> = ["name", "device", "scene", "expect", "metadata"]
  private static let otherKeys = ["format", "version", "name", "expect", "metadata"]
  /// All keys that a document of ours may have.
  static let keys = otherKeys + keysBeforeEvents + ["events", "touches"]
  /// Keys that hardly anything else has.
  private static let tellingKeys = keysBeforeEvents + ["format", "expect", "events", "touches"]
  /// Keys of a scene that no trace has.
  private static let sceneKeys = ["views", "windows", "recognizers"]
  static let format = "touchstone-trace"
  static let version = 1

  var name: String?
  var units = TraceUnits()
  var scene = SceneChoice.absent
  var expect: StatedExpectation?
  /// The members that stay as they are when the trace is written again.
  private(set) var kept: [JSONMember] = []

  /// Whether an object is a header line: it has one of a header's keys, and neither a time nor the
  /// `type` that every line of a report has.
  static func isHeader(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value, value["t"] == nil, value["type"] == nil else {
      return false
    }
    return members.contains { keysBeforeEvents.contains($0.key) || otherKeys.contains($0.key) }
  }

  /// Whether an object has what a touch must have: it may have a `type` of its own.
  static func isTouch(_ value: JSONValue) -> Bool {
    ["id", "phase", "x", "y"].allSatisfy { value[$0] != nil }
  }

  /// Whether a value is a scene, and no trace that has one.
  static func isScene(_ value: JSONValue) -> Bool {
    guard value["events"] == nil, value["t"] == nil else { return false }
    return value["format"]?.text == SceneDescription.format
      || sceneKeys.contains { value[$0] != nil }
  }

  /// What is wrong with an input that begins with this; nil when it can be a trace.
  static func problem(with value: JSONValue) -> String? {
    if isEmptyEvent(value) {
      return
        "expected a trace, found events of a browser without their values: 'JSON.stringify' of an "
        + "event writes 'isTrusted' only; copy the values into an object first"
    }
    guard case .object = value else { return "expected a trace, found \(value.kindName)" }
    if value["type"] != nil, !isTouch(value) { return "expected a trace, found a line of a report" }
    if case .string(let format) = value["format"], format != Self.format {
      return "expected a trace, found '\(format)'"
    }
    if sceneKeys.contains(where: { value[$0] != nil }) { return "expected a trace, found a scene" }
    // As in the description of a package: ours is a number, but that alone may be a mistake.
    if case .string(let version) = value["version"],
      !tellingKeys.contains(where: { value[$0] != nil })
    {
      return "expected a trace, found version '\(version)' of something else"
    }
    guard !isHeader(value), value["t"] == nil, value["events"] == nil, value["touches"] == nil
    else { return nil }
    return "expected a trace: an object with 'events', or events with 't'"
  }

  /// Whether something is all that a browser's event has of its own, alone or in an array.
  private static func isEmptyEvent(_ value: JSONValue) -> Bool {
    if case .array(let elements) = value { return elements.first.map(isEmptyEvent) ?? false }
    guard case .object(let members) = value else { return false }
    return members.count == 1 && members[0].key == "isTrusted"
  }

  /// A header of a recording that has none.
  init(name: String? = nil, deviceSize: Size2D? = nil) {
    self.name = name
    units.deviceSize = deviceSize
  }

  /// The header in an object's members.
  init(_ object: TraceValue) throws(TraceError) {
    name = try object.member("name").map { (name) throws(TraceError) in try name.text() }
    try read(object)
    keep(object)
  }

  /// Takes over what stands behind the events, where the input can be read twice.
  mutating func readLate(_ object: TraceValue) throws(TraceError) {
    try read(object)
    keep(object)
  }

  /// Keeps the members that say nothing about the form, which may change. Others belong to no reader.
  private mutating func keep(_ object: TraceValue) {
    guard case .object(let members) = object.value else { return }
    for member in members where !kept.contains(where: { $0.key == member.key }) {
      if Self.keptKeys.contains(member.key) || member.key.hasPrefix("x-") { kept.append(member) }
    }
  }

  /// Takes over the keys that must be known before the events, and the expectation.
  mutating func read(_ object: TraceValue) throws(TraceError) {
    try Self.checkFormat(object)
    if let unit = object.member("timeUnit") {
      units.timePower = try unit.choice("time unit", among: TraceUnits.timePowers)
    }
    if let device = object.member("device") { try read(device: device) }
    if let coordinates = object.member("coordinates") {
      units.coordinates = try coordinates.choice(
        "kind of coordinates", among: TraceUnits.coordinateNames)
    }
    if let scene = object.member("scene") { try read(scene: scene) }
    if let expect = object.member("expect") { self.expect = StatedExpectation(expect) }
  }

  /// Refuses coordinates that the device's numbers are missing for.
  func check(_ object: TraceValue) throws(TraceError) {
    let place = object.place.appending("coordinates")
    switch units.coordinates {
    case .points: break
    case .pixels:
      guard units.deviceScale != nil else {
        throw .meaning(place, "'pixels' need the device's scale; expected 'device' with 'scale'")
      }
    case .normalized:
      guard units.deviceSize != nil else {
        throw .meaning(
          place, "'normalized' need the device's size; expected 'device' with 'width' and 'height'")
      }
    }
  }

  /// Refuses another format and a later version, wherever in an object they are said.
  static func checkFormat(_ object: TraceValue) throws(TraceError) {
    if let format = object.member("format") {
      let name = try format.text()
      guard name == Self.format else {
        throw format.error("expected '\(Self.format)', found '\(name)'")
      }
    }
    if let version = object.member("version") { try check(version: version) }
  }

  private static func check(version value: TraceValue) throws(TraceError) {
    let version = try value.wholeNumber()
    guard version == Self.version else {
      throw value.error(
        "version \(version) is not supported; this program reads version \(Self.version)")
    }
  }

  private mutating func read(device: TraceValue) throws(TraceError) {
    try device.object()
    let width = try device.member("width")?.positive()
    let height = try device.member("height")?.positive()
    if let width, let height {
      units.deviceSize = Size2D(width: width, height: height)
    } else if width != nil || height != nil {
      _ = try device.required(width == nil ? "width" : "height", "a number")
    }
    units.deviceScale = try device.member("scale")?.positive()
  }

  private mutating func read(scene: TraceValue) throws(TraceError) {
    switch scene.value {
    case .string: self.scene = .named(scene)
    case .object: self.scene = .inline(scene)
    default: throw scene.expected("the name of a scene, or a scene's object")
    }
  }
}
