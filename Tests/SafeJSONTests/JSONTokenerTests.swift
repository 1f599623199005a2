import Testing

@testable import SafeJSON

@Test func longValuesAreFedInPartsThatCutNoCharacter() throws {
  let text = #"{"é":[-12.5e1,"😀é\u00e9",true,null,123456789],"b":{"c":"xyz"}}"#
  let bytes = Array(text.utf8)
  let whole = JSONTokener()
  let expected = try whole.value(of: bytes, in: bytes.indices)
  for part in 4...bytes.count {
    let tokener = JSONTokener(longestPart: part)
    #expect(try tokener.value(of: bytes, in: bytes.indices) == expected)
  }
}

@Test func theTokenerIsCleanAfterARefusal() throws {
  let tokener = JSONTokener()
  let bytes = Array("[1 2]3".utf8)
  let refusal = #expect(throws: JSONRefusal.self) { try tokener.value(of: bytes, in: 0..<5) }
  #expect(refusal?.reason == "array value separator ',' expected")
  #expect(try tokener.value(of: bytes, in: 5..<6) == .number(.integer(3)))
}

@Test func bracesAreAddedAroundMembers() throws {
  let tokener = JSONTokener()
  let bytes = Array(#"{"a":1"#.utf8)
  let expected = JSONValue.object([JSONMember(key: "a", value: .number(.integer(1)))])
  #expect(try tokener.value(of: bytes, in: 0..<6, frame: .closingBrace) == expected)
  #expect(try tokener.value(of: bytes, in: 1..<6, frame: .bothBraces) == expected)
  #expect(try tokener.value(of: bytes, in: 0..<1, frame: .closingBrace) == .object([]))
  #expect(try tokener.value(of: bytes, in: 3..<3, frame: .bothBraces) == .object([]))
}
