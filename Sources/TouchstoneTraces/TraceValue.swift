import SafeJSON

/// A value of a trace with its place, for reading it or saying what is wrong with it.
struct TraceValue {
  let value: JSONValue
  let place: TracePlace

  init(_ value: JSONValue, at place: TracePlace) {
    self.value = value
    self.place = place
  }

  /// The error that something else was expected here.
  func expected(_ what: String) -> TraceError {
    .meaning(place, "expected \(what), found \(value.words)")
  }

  /// The error with a sentence about this value.
  func error(_ message: String) -> TraceError {
    .meaning(place, message)
  }

  /// Whether it is an array.
  var isArray: Bool { if case .array = value { true } else { false } }

  /// A member of this object; nil without it.
  func member(_ key: String) -> TraceValue? {
    value[key].map { TraceValue($0, at: place.appending(key)) }
  }

  /// A member that must be there.
  func required(_ key: String, _ what: String) throws(TraceError) -> TraceValue {
    guard let member = member(key) else {
      throw .meaning(place.appending(key), "missing; expected \(what)")
    }
    return member
  }

  func number() throws(TraceError) -> JSONNumber {
    guard case .number(let number) = value else { throw expected("a number") }
    return number
  }

  /// A whole number.
  func wholeNumber(atLeast minimum: Int = .min) throws(TraceError) -> Int {
    guard let whole = try number().whole.flatMap({ Int(exactly: $0) }), whole >= minimum
    else {
      throw expected("a whole number" + (minimum == .min ? "" : " of at least \(minimum)"))
    }
    return whole
  }

  func positive() throws(TraceError) -> Double {
    let number = try number().double
    guard number > 0 else { throw expected("a number above 0") }
    return number
  }

  func text() throws(TraceError) -> String {
    guard case .string(let text) = value else { throw expected("a string") }
    return text
  }

  func object() throws(TraceError) {
    guard case .object = value else { throw expected("an object") }
  }

  func elements() throws(TraceError) -> [TraceValue] {
    guard case .array(let elements) = value else { throw expected("an array") }
    return elements.enumerated().map { TraceValue($1, at: place.appending(index: $0)) }
  }

  /// Shows each element, one after the other.
  func forEachElement(_ body: (TraceValue) throws(TraceError) -> Void) throws(TraceError) {
    guard case .array(let elements) = value else { throw expected("an array") }
    for index in elements.indices {
      try body(TraceValue(elements[index], at: place.appending(index: index)))
    }
  }

  /// One of some names.
  func choice<Choice>(
    _ what: String, among choices: [(name: String, value: Choice)]
  ) throws(TraceError) -> Choice {
    if case .string(let name) = value {
      for index in choices.indices where choices[index].name == name {
        return choices[index].value
      }
    }
    let names = choices.map { $0.name }
    guard case .string(let name) = value else { throw expected(Self.oneOf(names)) }
    let hint =
      Nearest.name(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "expected \(Self.oneOf(names))"
    throw error("unknown \(what) '\(name)'; \(hint)")
  }

  /// A member that must be there and is one of some names.
  func required<Choice>(
    _ key: String, _ what: String, among choices: [(name: String, value: Choice)]
  ) throws(TraceError) -> Choice {
    if case .string(let name)? = value[key] {
      for index in choices.indices where choices[index].name == name {
        return choices[index].value
      }
    }
    guard let member = member(key) else {
      throw .meaning(
        place.appending(key), "missing; expected \(Self.oneOf(choices.map { $0.name }))")
    }
    return try member.choice(what, among: choices)
  }

  private static func oneOf(_ names: [String]) -> String {
    names.count == 1 ? "'\(names[0])'" : "one of \(names.joined(separator: ", "))"
  }
}
