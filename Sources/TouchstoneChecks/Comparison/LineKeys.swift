import SafeJSON

/// Hashes of lines, made when they are asked for: lines with different ones do not match. To compare
/// two numbers takes a fraction of the time that two lines take.
struct LineKeys {
  private let includesNumbers: Bool
  private var keys: [Int?]

  /// The keys of so many lines; with numbers, lines are distinguished that differ in nothing else.
  init(_ count: Int, includeNumbers: Bool) {
    includesNumbers = includeNumbers
    keys = Array(repeating: nil, count: count)
  }

  /// Whether a line cannot match one of the other side, as far as both keys were asked for.
  func tellApart(_ place: Int, from other: LineKeys, at otherPlace: Int) -> Bool {
    guard let key = keys[place], let otherKey = other.keys[otherPlace] else { return false }
    return key != otherKey
  }

  /// The key of the line in a place.
  mutating func key(of line: JSONValue, at place: Int) -> Int {
    if let key = keys[place] { return key }
    let key = hash(line, under: "")
    keys[place] = key
    return key
  }

  /// A hash of what has to be equal; `name` is the name of the member whose value it is.
  private func hash(_ value: JSONValue, under name: String) -> Int {
    var hasher = Hasher()
    switch value {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .string(let text): hasher.combine(text)
    case .array(let elements):
      for element in elements { hasher.combine(hash(element, under: name)) }
    case .object(let members):
      // Their order does not matter.
      hasher.combine(members.reduce(0) { $0 &+ hash($1) })
    case .number(let number):
      // Angles are the same after a full turn.
      if includesNumbers, name != "rotation" { hasher.combine(number.double) }
    }
    return hasher.finalize()
  }

  private func hash(_ member: JSONMember) -> Int {
    guard !ValueComparison.isDerived(member.key) else { return 0 }
    var hasher = Hasher()
    hasher.combine(member.key)
    hasher.combine(hash(member.value, under: member.key))
    return hasher.finalize()
  }
}
