import SafeJSON
import Touchstone

/// An expectation as a trace states it, read when somebody wants to know.
package struct StatedExpectation: Sendable {
  private let value: TraceValue

  init(_ value: TraceValue) {
    self.value = value
  }

  /// What is expected. Every recognizer it names must be among these names, unless there are none.
  package func expectation(
    recognizers names: [String]?
  ) throws(TraceError) -> TraceExpectation {
    try TraceExpectation(value, recognizers: names)
  }
}

extension TraceExpectation {
  private static let keys = ["label", "gestures", "recognizers", "touches"]

  fileprivate init(_ object: TraceValue, recognizers names: [String]?) throws(TraceError) {
    try object.object()
    try object.refuseKeys(beside: Self.keys)
    label = try object.member("label").map { (label) throws(TraceError) in try label.text() }
    gestures = try object.member("gestures").map { (list) throws(TraceError) in
      var names: [String] = []
      for name in try list.elements() { names.append(try name.text()) }
      return names
    }
    if let recognizers = object.member("recognizers") {
      for (name, value) in try recognizers.members() {
        if let names, !names.contains(name) {
          throw value.unknown("recognizer", name, among: names)
        }
        self.recognizers.append(try ExpectedRecognizer(name, value))
      }
    }
    if let touches = object.member("touches") {
      for touch in try touches.elements() { self.touches.append(try ExpectedTouch(touch)) }
    }
  }
}

extension ExpectedRecognizer {
  private static let outcomes: [(name: String, value: Outcome)] = [
    ("none", .notRecognized), ("any", .recognized),
  ]
  private static let states: [(name: String, value: RecognizerState)] = RecognizerState.allCases
    .map { ($0.name.description, $0) }

  fileprivate init(_ name: String, _ value: TraceValue) throws(TraceError) {
    self.init(name: name)
    guard case .object = value.value else {
      outcome = try value.choice("outcome", among: Self.outcomes)
      return
    }
    try value.refuseKeys(beside: ["states", "never"] + Self.states.map { $0.name })
    for (key, member) in try value.members() {
      switch key {
      case "states": states = try Self.states(in: member)
      case "never": never = try Self.states(in: member)
      default:
        guard let state = Self.states.first(where: { $0.name == key }) else { continue }
        details.append(try ExpectedState(state.value, member))
      }
    }
  }

  private static func states(in list: TraceValue) throws(TraceError) -> [RecognizerState] {
    var found: [RecognizerState] = []
    for element in try list.elements() {
      found.append(try element.choice("state", among: states))
    }
    return found
  }
}

extension ExpectedState {
  fileprivate init(_ state: RecognizerState, _ object: TraceValue) throws(TraceError) {
    self.init(state: state)
    for (key, value) in try object.members() {
      if key == "count" {
        count = try ExpectedNumber(value)
      } else {
        try ExpectedMember.read(value, [key], into: &members)
      }
    }
  }
}

extension ExpectedTouch {
  fileprivate init(_ object: TraceValue) throws(TraceError) {
    try object.object()
    let id = try object.required("id", "a touch's id")
    switch id.value {
    case .string(let name): self.init(id: name)
    case .number: self.init(id: String(try id.wholeNumber()))
    default: throw id.expected("a touch's id: a whole number or a string")
    }
    for (key, value) in try object.members() where key != "id" {
      try ExpectedMember.read(value, [key], into: &members)
    }
  }
}

extension ExpectedMember {
  /// Reads a value, or the values of an object one by one.
  fileprivate static func read(
    _ value: TraceValue, _ keys: [String], into members: inout [ExpectedMember]
  ) throws(TraceError) {
    switch value.value {
    case .string(let text): members.append(ExpectedMember(keys: keys, value: .text(text)))
    case .object where !value.has("value"):
      for (key, member) in try value.members() { try read(member, keys + [key], into: &members) }
    default:
      members.append(ExpectedMember(keys: keys, value: .number(try ExpectedNumber(value))))
    }
  }
}

extension ExpectedNumber {
  /// A number, `[low, high]`, or `{"value": x, "tolerance": y}`.
  fileprivate init(_ value: TraceValue) throws(TraceError) {
    switch value.value {
    case .number(let number): self = .exactly(number.double)
    case .array: self = try Self.range(value)
    case .object:
      try value.refuseKeys(beside: ["value", "tolerance"])
      let tolerance = try value.required("tolerance", "a number")
      guard try tolerance.number().double >= 0 else {
        throw tolerance.expected("a number of at least 0")
      }
      self = .about(
        try value.required("value", "a number").number().double,
        tolerance: try tolerance.number().double)
    default: throw value.expected("a number, [low, high], or an object with value and tolerance")
    }
  }

  private static func range(_ value: TraceValue) throws(TraceError) -> ExpectedNumber {
    let ends = try value.elements()
    guard ends.count == 2 else {
      throw value.error("expected two numbers, low and high, found \(ends.count)")
    }
    let (low, high) = (try ends[0].number().double, try ends[1].number().double)
    guard low <= high else {
      throw value.error("the first number is above the second; expected low and high")
    }
    return .range(low...high)
  }
}

extension TraceValue {
  /// The members of this object with their places.
  fileprivate func members() throws(TraceError) -> [(key: String, value: TraceValue)] {
    guard case .object(let members) = value else { throw expected("an object") }
    return members.map { ($0.key, TraceValue($0.value, at: place.appending($0.key))) }
  }

  /// Refuses keys that nothing reads: what is misspelled would hold whatever happens.
  fileprivate func refuseKeys(beside known: [String]) throws(TraceError) {
    for (key, value) in try members() where !known.contains(key) {
      throw value.unknown("key", key, among: known)
    }
  }

  fileprivate func unknown(_ what: String, _ name: String, among names: [String]) -> TraceError {
    let hint = Nearest.name(to: name, among: names).map { "did you mean '\($0)'?" }
    let expected = "expected one of " + names.joined(separator: ", ")
    return error("unknown \(what) '\(name)'; \(hint ?? expected)")
  }
}
