/// Builds the value of bytes that `QuickScan` has moved over, which are right and spelled the usual way:
/// what json-c would make of them, at less than half its cost.
struct QuickBuild {
  /// Whole numbers up to this are doubles without rounding.
  private static let largestExact: UInt64 = 1 << 53
  private static let exactPowersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18,
  ]

  private var index = 0
  /// How many elements or members the last container at each depth had: mostly, the next one has as
  /// many.
  private var counts = InlineArray<64, Int>(repeating: 0)

  /// The value that bytes begin with.
  mutating func value(of bytes: Span<UInt8>) -> JSONValue {
    index = 0
    return value(bytes, depth: 0)
  }

  private mutating func value(_ bytes: Span<UInt8>, depth: Int) -> JSONValue {
    switch bytes[index] {
    case UInt8(ascii: "{"): return .object(members(bytes, depth: depth))
    case UInt8(ascii: "["): return .array(elements(bytes, depth: depth))
    case UInt8(ascii: "\""): return .string(string(bytes))
    case UInt8(ascii: "t"): return word(.bool(true), length: 4)
    case UInt8(ascii: "f"): return word(.bool(false), length: 5)
    case UInt8(ascii: "n"): return word(.null, length: 4)
    default: return .number(number(bytes))
    }
  }

  private mutating func members(_ bytes: Span<UInt8>, depth: Int) -> [JSONMember] {
    var members: [JSONMember] = []
    guard !opens(emptyBefore: UInt8(ascii: "}"), bytes) else { return members }
    members.reserveCapacity(counts[depth])
    repeat {
      skipSpace(bytes)
      let key = string(bytes)
      skipSpace(bytes)
      index &+= 1
      skipSpace(bytes)
      members.append(JSONMember(key: key, value: value(bytes, depth: depth + 1)))
    } while takesComma(bytes)
    counts[depth] = members.count
    return members
  }

  private mutating func elements(_ bytes: Span<UInt8>, depth: Int) -> [JSONValue] {
    var elements: [JSONValue] = []
    guard !opens(emptyBefore: UInt8(ascii: "]"), bytes) else { return elements }
    elements.reserveCapacity(counts[depth])
    repeat {
      skipSpace(bytes)
      elements.append(value(bytes, depth: depth + 1))
    } while takesComma(bytes)
    counts[depth] = elements.count
    return elements
  }

  /// Moves past an opening bracket, and past the closing one if nothing is between them.
  private mutating func opens(emptyBefore end: UInt8, _ bytes: Span<UInt8>) -> Bool {
    index &+= 1
    skipSpace(bytes)
    guard bytes[index] == end else { return false }
    index &+= 1
    return true
  }

  /// Moves past what stands behind an element: a comma, or the closing bracket.
  @inline(__always)
  private mutating func takesComma(_ bytes: Span<UInt8>) -> Bool {
    skipSpace(bytes)
    index &+= 1
    return bytes[index &- 1] == UInt8(ascii: ",")
  }

  private mutating func word(_ value: JSONValue, length: Int) -> JSONValue {
    index &+= length
    return value
  }

  private mutating func string(_ bytes: Span<UInt8>) -> String {
    let start = index &+ 1
    var end = start
    while bytes[end] != UInt8(ascii: "\"") { end &+= 1 }
    index = end &+ 1
    return Self.text(bytes.extracting(start..<end))
  }

  private mutating func number(_ bytes: Span<UInt8>) -> JSONNumber {
    let start = index
    let isNegative = bytes[start] == UInt8(ascii: "-")
    if isNegative { index &+= 1 }
    let whole = digits(bytes, behind: 0)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else {
      // A quick look takes no more digits than these bits hold.
      let value = Int64(truncatingIfNeeded: whole)
      return .integer(isNegative ? -value : value)
    }
    index &+= 1
    let point = index
    let all = digits(bytes, behind: whole)
    let text = Self.text(bytes.extracting(start..<index))
    let decimals = index &- point
    // Beyond that, digits may have been lost. Both are exact, so that the one rounding is the division's.
    guard index &- start <= 19, all <= Self.largestExact, decimals < Self.exactPowersOfTen.count
    else { return .decimal(Double(text) ?? 0, text: text) }
    let magnitude = Double(all) / Self.exactPowersOfTen[decimals]
    return .decimal(isNegative ? -magnitude : magnitude, text: text)
  }

  /// Moves past digits, and appends them to those of a number.
  @inline(__always)
  private mutating func digits(_ bytes: Span<UInt8>, behind first: UInt64) -> UInt64 {
    var value = first
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      index &+= 1
    }
    return value
  }

  @inline(__always)
  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while bytes[index] <= 0x20 { index &+= 1 }
  }

  @inline(__always)
  private static func text(_ bytes: Span<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
