import Testing

@testable import SafeJSON

/// Where the cursor says that the first value of a text ends; nil where it leaves it to the full way.
private func end(of text: String, depth: Int = 0, streaming: [StreamedArray] = []) -> Int? {
  var (cursor, tape) = (JSONCursor(), JSONTape())
  let progress = cursor.value(
    in: Array(text.utf8).span, depth: depth, streaming: streaming, into: &tape)
  return progress == .complete ? cursor.extent.end : nil
}

/// Whether the cursor says that more bytes have to be seen.
private func hasRunOut(_ text: String) -> Bool {
  var (cursor, tape) = (JSONCursor(), JSONTape())
  let progress = cursor.value(in: Array(text.utf8).span, depth: 0, streaming: [], into: &tape)
  return progress == .left && cursor.hasRunOut
}

@Test(arguments: [
  #"{"t":0.5,"touches":[{"id":1,"x":-12.25,"y":0},{"id":-2}]}"#,
  #"{ "a" : [ ] , "b":{ },"c" : "d e\#u{7F}", "longer than eight":true,"f":false,"n":null }"#,
  "[123456789012345678,0.12345678901234567890123456789]", "[[[],{}]]",
])
func usualValuesAreRead(text: String) {
  #expect(end(of: text) == text.utf8.count)
  #expect(end(of: text + "\n,,,,,,,,") == text.utf8.count)
  // Whatever is missing, it is not taken for a fault.
  for count in 0..<text.utf8.count { #expect(hasRunOut(String(text.utf8.prefix(count))!)) }
}

@Test(arguments: [
  #"{"a":1x"#, #"{"a":tru1"#, #"{"a" 1"#, "[1,,", #"["a" "# + "\"", "[nulx", #"{"a":1,"a""#, "[01,",
])
func aFaultNeedsNoMoreBytes(text: String) {
  #expect(end(of: text) == nil)
  #expect(!hasRunOut(text))
}

@Test(arguments: [
  #"{"a":1,"a":2}"#, #"{"twelve bytes":1,"b":2,"twelve bytes":3}"#, #"{"a\n":1}"#, #"["\n"]"#,
  #"["é"]"#, "[\"\u{1F}\"]", "[1e5]", "[1.5E5]", "[01]", "[-]", "[1.]", "[.5]", "[+1]", "[1,]",
  "[,1]", "[1 2]", #"{"a":1,}"#, #"{"a"}"#, #"{"a" 1}"#, "{a:1}", "[tru]", "[nul1]", "[NaN]", "[1}",
  #"{"a":1]"#, "[1234567890123456789]", "[\u{B}1]", "[", #"{"a":"#, "[\"abcdefghijk",
  "{" + (0...64).map { "\"k\($0)\":1" }.joined(separator: ",") + "}",
])
func oddValuesAreLeftToTheFullWay(text: String) {
  #expect(end(of: text) == nil)
  #expect(end(of: text + "\n,,,,,,,,") == nil)
}

@Test func equalKeysOfDifferentObjectsAreNotTwice() {
  let text = #"{"a":{"a":1},"b":[{"a":1},{"a":2}],"c":{"b":3}}"#
  #expect(end(of: text + "        ") == text.utf8.count)
}

@Test func theLimitOfDepthIsKept() {
  let text = #"[{"a":[]}]"#
  let padded = text + "        "
  #expect(end(of: padded, depth: JSONScanner.maximumDepth - 3) == text.utf8.count)
  #expect(end(of: padded, depth: JSONScanner.maximumDepth - 2) == nil)
}

@Test func streamedArraysAreLeftToOthers() {
  let streaming = [
    StreamedArray(key: "events"), StreamedArray(key: "touches", unlessAfter: "t"),
    StreamedArray(key: "longer than eight", unlessAfter: "just as long as that"),
  ]
  func end(_ text: String) -> Int? {
    SafeJSONTests.end(of: text + "        ", streaming: streaming).map { $0 - text.utf8.count }
  }
  #expect(end(#"{"events":[]}"#) == nil)
  #expect(end(#"{"events":{}}"#) == 0)
  #expect(end(#"{"a":{"events":[]}}"#) == 0)
  #expect(end(#"{"touches":[]}"#) == nil)
  #expect(end(#"{"t":1,"touches":[]}"#) == 0)
  #expect(end(#"{"longer than eight":[]}"#) == nil)
  #expect(end(#"{"just as long as that":1,"longer than eight":[]}"#) == 0)
}

@Test func anArrayThatIsReadByItselfEndsTheLook() {
  var (cursor, tape) = (JSONCursor(), JSONTape())
  let text = Array(#"{"a":{"b":[1]},"c":2 , "events": [1"#.utf8)
  let progress = cursor.value(in: text.span, depth: 0, streaming: ["events"], into: &tape)
  #expect(progress == .array)
  #expect(text[cursor.position] == UInt8(ascii: "["))
  #expect(tape.keys.map { tape.text(at: $0, text.span) } == ["a", "c", "events"])
  let one = JSONValue.array([.number(.integer(1))])
  #expect(
    tape.members(from: 1, upTo: tape.parts.count - 1, text.span) == [
      JSONMember(key: "a", value: .object([JSONMember(key: "b", value: one)])),
      JSONMember(key: "c", value: .number(.integer(2))),
    ])
}
