import SafeJSON
import Testing

/// The values of a text, one a line, from the cursor or from json-c.
private func values(_ text: String, ofJSONC: Bool) throws -> [JSONValue] {
  var stream = JSONStream(MemorySource(Array(text.utf8)), isFull: ofJSONC)
  var values: [JSONValue] = []
  while let piece = try stream.next() {
    if case .value(let value, _) = piece { values.append(value) }
  }
  return values
}

/// The bits of all numbers: `==` takes a negative zero for zero.
private func bits(_ value: JSONValue) -> [UInt64] {
  switch value {
  case .array(let elements): elements.flatMap(bits)
  case .object(let members): members.flatMap { bits($0.value) }
  case .number(let number): [number.double.bitPattern]
  case .null, .bool, .string: []
  }
}

private func expectSameOfJSONC(_ text: String, sourceLocation: SourceLocation = #_sourceLocation)
  throws
{
  let built = try values(text, ofJSONC: false)
  let others = try values(text, ofJSONC: true)
  #expect(built == others, sourceLocation: sourceLocation)
  #expect(built.map(bits) == others.map(bits), sourceLocation: sourceLocation)
  #expect(!built.isEmpty, sourceLocation: sourceLocation)
}

@Test func usualValuesAreBuiltOfTheirBytes() throws {
  let text = #"""
    { "a" : [ 1 , -2.50, "x" ] ,"b":{},"c":[ ],"d":[true,false,null,{"e":""}], "f":-0 }

    """#
  let number = JSONNumber.decimal(-2.5, text: "-2.50")
  #expect(
    try values(text, ofJSONC: false) == [
      .object([
        JSONMember(
          key: "a", value: .array([.number(.integer(1)), .number(number), .string("x")])),
        JSONMember(key: "b", value: .object([])), JSONMember(key: "c", value: .array([])),
        JSONMember(
          key: "d",
          value: .array([
            .bool(true), .bool(false), .null,
            .object([JSONMember(key: "e", value: .string(""))]),
          ])),
        JSONMember(key: "f", value: .number(.integer(0))),
      ])
    ])
  try expectSameOfJSONC(text)
}

@Test(arguments: [
  "0", "-0", "0.0", "-0.0", "-0.000", "1.0", "999999999999999999", "-999999999999999999",
  "0.1", "0.30000000000000004", "9007199254740993.0", "9007199254740992.5", "-123.456789012345678",
  "0.0000000000000000001", "0.00000000000000000000000000000000000000000012345",
  "999999999999999999.99999999999999999999",
  "1.00000000000000011102230246251565404236316680908203125",
  "4.35", "18014398509481985.1", "0.0000000000000000000000000000000000000000000",
])
func numbersAreThoseOfJSONC(number: String) throws {
  try expectSameOfJSONC("[\(number), {\"x\":\(number)}]\n        \n")
}

@Test func randomNumbersAreThoseOfJSONC() throws {
  var generator = SeededGenerator(state: 0xB1D5)
  for _ in 0..<300 {
    let numbers = (0..<20).map { _ in
      let whole = UInt64.random(in: 0...(.max), using: &generator) >> 5
      let digits = String(whole).prefix(Int.random(in: 1...17, using: &generator))
      let fraction = String(UInt64.random(in: 0...(.max), using: &generator))
      let sign = Bool.random(using: &generator) ? "-" : ""
      return sign + digits + "." + fraction.prefix(Int.random(in: 1...20, using: &generator))
    }
    try expectSameOfJSONC("[\(numbers.joined(separator: ","))]\n        \n")
  }
}

@Test func nestingUpToTheLimitIsBuilt() throws {
  let depth = 64
  let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  let braces =
    String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
  try expectSameOfJSONC(brackets + "\n" + braces + "\n        \n")
}
