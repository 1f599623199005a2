import Testing

@testable import SafeJSON

/// Where json-c is missing, `JSONBuilder` builds values: the same as json-c.
@Suite struct JSONBuilderTests {
  private func expectSame(
    _ text: String, frame: ValueFrame = .none, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = Array(text.utf8)
    let built = try JSONBuilder().value(of: bytes, in: bytes.indices, frame: frame)
    let expected = try JSONTokener().value(of: bytes, in: bytes.indices, frame: frame)
    #expect(built == expected, sourceLocation: sourceLocation)
    #expect(Self.written(built) == Self.written(expected), sourceLocation: sourceLocation)
  }

  /// A value as it is written, which tells a negative zero from zero.
  private static func written(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-0", "-0.0", "1e5", "-1.5E-7", "0.1e+3", "9223372036854775807",
    "-9223372036854775808", "1234567890123456789", "123456789012345678.125", "5e-324", "1e308",
    "0.30000000000000004", "\"\"", "\"a\"", #""\u00e9\ud83d\ude00\"\\\/\b\f\n\r\t\u0000x""#,
    "\"é😀\"",
    "[]", "[ ]", "{}", "[[],{}]", "[1 , 2]", #"{"a":{"b":[true , null]},"\u0061b":"]}"}"#,
    " [ 1\n,\t\"a:b,c\" ]\r\n",
  ])
  func valuesAreThoseOfJSONC(text: String) throws {
    try expectSame(text)
  }

  @Test func membersWithoutBracesAreThoseOfJSONC() throws {
    for members in ["", #""a":1"#, #""a":{"b":2},"c":[3]"#, #" "a" : "}" "#] {
      try expectSame("{" + members, frame: .closingBrace)
      try expectSame(members, frame: .bothBraces)
    }
  }

  @Test func onlyTheRangeIsRead() throws {
    let bytes = Array("[1,2]".utf8)
    #expect(try JSONBuilder().value(of: bytes, in: 3..<4) == .number(.integer(2)))
  }

  @Test func randomValuesAreThoseOfJSONC() throws {
    var generator = SeededGenerator(state: 0xB01D)
    for _ in 0..<2000 { try expectSame(Self.text(depth: 4, &generator)) }
  }

  private static func text(depth: Int, _ generator: inout SeededGenerator) -> String {
    let space = ["", " ", "\n\t"].randomElement(using: &generator) ?? ""
    let kinds = depth == 0 ? 0...3 : 0...5
    switch Int.random(in: kinds, using: &generator) {
    case 0: return space + (["null", "true", "false"].randomElement(using: &generator) ?? "null")
    case 1:
      return
        "\(Int64.random(in: .min ... .max, using: &generator) >> Int64.random(in: 0...62, using: &generator))"
    case 2:
      let value = Double(bitPattern: UInt64.random(in: 0...(.max), using: &generator))
      return value.isFinite ? "\(value)" : "0.5e1"
    case 3: return string(&generator)
    case 4:
      let elements = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        text(depth: depth - 1, &generator)
      }
      return "[" + elements.joined(separator: space + ",") + space + "]"
    default:
      let members = (0..<Int.random(in: 0...4, using: &generator)).map { index in
        "\"\(index)" + string(&generator).dropFirst() + space + ":"
          + text(depth: depth - 1, &generator)
      }
      return "{" + space + members.joined(separator: "," + space) + "}"
    }
  }

  private static func string(_ generator: inout SeededGenerator) -> String {
    let parts = [
      "a", "é", "😀", #"\n"#, #"\\"#, #"\""#, #"\u00e9"#, #"\ud83d\ude00"#, "{", "]", ",", ":", " ",
    ]
    let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      parts.randomElement(using: &generator) ?? ""
    }
    return "\"" + text.joined() + "\""
  }
}
