#if !canImport(CJSONC)
  typealias JSONTokener = JSONBuilder
#endif

/// Builds values of bytes that the scanner has accepted, where json-c is missing: on iOS and in a browser.
struct JSONBuilder {
  /// The value of a range of bytes.
  func value(
    of bytes: [UInt8], in range: Range<Int>, frame: ValueFrame = .none
  ) throws(JSONRefusal) -> JSONValue {
    var text = AcceptedText(bytes: bytes, position: range.lowerBound, end: range.upperBound)
    switch frame {
    case .none: return text.value()
    case .closingBrace: text.position += 1
    case .bothBraces: break
    }
    return .object(text.members())
  }
}

/// Bytes whose grammar has been checked: what separates values need not be looked at.
private struct AcceptedText {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  mutating func value() -> JSONValue {
    switch next() {
    case UInt8(ascii: "{"):
      position += 1
      return .object(members())
    case UInt8(ascii: "["):
      position += 1
      return .array(elements())
    case UInt8(ascii: "\""): return .string(string())
    case UInt8(ascii: "t"): return word(4, .bool(true))
    case UInt8(ascii: "f"): return word(5, .bool(false))
    case UInt8(ascii: "n"): return word(4, .null)
    default: return .number(number())
    }
  }

  /// The members up to a brace, or to the end where that is missing.
  mutating func members() -> [JSONMember] {
    var members: [JSONMember] = []
    while let byte = next(), byte != UInt8(ascii: "}") {
      let key = string()
      members.append(JSONMember(key: key, value: value()))
    }
    position += 1
    return members
  }

  private mutating func elements() -> [JSONValue] {
    var elements: [JSONValue] = []
    while let byte = next(), byte != UInt8(ascii: "]") { elements.append(value()) }
    position += 1
    return elements
  }

  /// The next byte that is neither space, comma nor colon; nil at the end.
  private mutating func next() -> UInt8? {
    while position < end {
      switch bytes[position] {
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
      default: return bytes[position]
      }
    }
    return nil
  }

  private mutating func string() -> String {
    position += 1
    let start = position
    var hasEscapes = false
    while position < end, bytes[position] != UInt8(ascii: "\"") {
      let isEscape = bytes[position] == UInt8(ascii: "\\")
      hasEscapes = hasEscapes || isEscape
      position += isEscape ? 2 : 1
    }
    let range = start..<min(position, end)
    position += 1
    guard hasEscapes else { return JSONTape.string(bytes.span.extracting(range)) }
    var text: [UInt8] = []
    StringEscapes.decode(bytes[range], into: &text)
    return JSONTape.string(text.span)
  }

  private mutating func word(_ length: Int, _ value: JSONValue) -> JSONValue {
    position += length
    return value
  }

  private mutating func number() -> JSONNumber {
    let start = position
    var isWhole = true
    scan: while position < end {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): isWhole = false
      default: break scan
      }
      position += 1
    }
    return JSONNumber(bytes.span.extracting(start..<position), isWhole: isWhole)
  }
}
