import SafeJSON
import Testing

@Test(arguments: [
  // Commas, colons, keys and ends of containers.
  (#"{"t": 0.1,, "id": 1}"#, "1:11: unexpected character ','; expected a key in double quotes"),
  ("[1,,2]", "1:4: unexpected character ','; expected a value"),
  ("[1,]", "1:4: unexpected character ']'; expected a value"),
  ("[,1]", "1:2: unexpected character ','; expected a value or ']'"),
  ("[1 2]", "1:4: unexpected character '2'; expected ',' or ']'"),
  ("[1}", "1:3: unexpected character '}'; expected ',' or ']'"),
  (#"{"a":1,}"#, "1:8: unexpected character '}'; expected a key in double quotes"),
  (#"{,"a":1}"#, "1:2: unexpected character ','; expected a key in double quotes or '}'"),
  (#"{"a":1 "b":2}"#, "1:8: unexpected character '\"'; expected ',' or '}'"),
  (#"{"a" 1}"#, "1:6: unexpected character '1'; expected ':'"),
  (#"{"a":}"#, "1:6: unexpected character '}'; expected a value"),
  ("{a:1}", "1:2: unexpected character 'a'; expected a key in double quotes or '}'"),
  ("{key:1}", "1:2: unexpected word 'key'; expected a key in double quotes or '}'"),
  ("{1:1}", "1:2: unexpected character '1'; expected a key in double quotes or '}'"),
  ("]", "1:1: unexpected character ']'; expected a value"),
  // Words, quotes and comments.
  ("NaN", "1:1: unexpected word 'NaN'; expected a value"),
  ("nan", "1:1: unexpected word 'nan'; expected a value"),
  ("[Infinity]", "1:2: unexpected word 'Infinity'; expected a value or ']'"),
  ("-Infinity", "1:2: unexpected word 'Infinity'; expected a digit"),
  ("True", "1:1: unexpected word 'True'; expected a value"),
  ("nulL", "1:1: unexpected word 'nulL'; expected a value"),
  ("[truex]", "1:6: unexpected character 'x'; expected ',' or ']'"),
  ("['a']", "1:2: unexpected character \"'\"; expected a value or ']'"),
  ("{'a':1}", "1:2: unexpected character \"'\"; expected a key in double quotes or '}'"),
  ("/* c */ 1", "1:1: unexpected character '/'; expected a value"),
  ("[1, // c\n2]", "1:5: unexpected character '/'; expected a value"),
  ("[é]", "1:2: unexpected character 'é'; expected a value or ']'"),
  // Numbers.
  ("1.", "1:3: unexpected end of input; expected a digit"),
  ("[1.]", "1:4: unexpected character ']'; expected a digit"),
  (".5", "1:1: unexpected character '.'; expected a value"),
  ("[01]", "1:2: number with a leading zero; expected another digit first"),
  ("-01", "1:1: number with a leading zero; expected another digit first"),
  ("+1", "1:1: unexpected character '+'; expected a value"),
  ("-", "1:2: unexpected end of input; expected a digit"),
  ("[-]", "1:3: unexpected character ']'; expected a digit"),
  ("1e", "1:3: unexpected end of input; expected a digit"),
  ("[1e+]", "1:5: unexpected character ']'; expected a digit"),
  ("[1.e5]", "1:4: unexpected character 'e'; expected a digit"),
  ("[0x1F]", "1:3: unexpected character 'x'; expected ',' or ']'"),
  // Strings.
  (#"["\x41"]"#, #"1:3: unknown escape with 'x'; expected one of \" \\ \/ \b \f \n \r \t \u"#),
  (#"["\'"]"#, #"1:3: unknown escape with "'"; expected one of \" \\ \/ \b \f \n \r \t \u"#),
  (#"["\u00G0"]"#, "1:7: unexpected character 'G'; expected four hexadecimal digits"),
  (#"["\u00"]"#, "1:7: unexpected character '\"'; expected four hexadecimal digits"),
  (#"["\ud83d"]"#, #"1:3: half of a surrogate pair; expected a pair of \u escapes"#),
  (#"["\ud83d\n"]"#, #"1:3: half of a surrogate pair; expected a pair of \u escapes"#),
  (#"["\ud83dA"]"#, #"1:3: half of a surrogate pair; expected a pair of \u escapes"#),
  (#"["\ud83d\u0041"]"#, #"1:3: half of a surrogate pair; expected a pair of \u escapes"#),
  (#"["\ude00"]"#, #"1:3: half of a surrogate pair; expected a pair of \u escapes"#),
  // Keys.
  (#"{"a":1,"a":2}"#, "1:8: duplicate key \"a\"; expected each key once in an object"),
  (#"{"a":1,"\u0061":2}"#, "1:8: duplicate key \"a\"; expected each key once in an object"),
  (
    #"[{"\u00e9":{"é":1,"é":2}}]"#, "1:19: duplicate key \"é\"; expected each key once in an object"
  ),
  (#"{"😀":1,"\ud83d\ude00":2}"#, "1:8: duplicate key \"😀\"; expected each key once in an object"),
  (#"{"a\u0000b":1}"#, "1:2: NUL character in a key; expected a key without it"),
  // Text after a value.
  ("1 2", "1:3: unexpected text after the value; expected a line break"),
  (#"{"a":1}{"b":2}"#, "1:8: unexpected text after the value; expected a line break"),
  ("[1],", "1:4: unexpected text after the value; expected a line break"),
  ("true false", "1:6: unexpected text after the value; expected a line break"),
  // Ends.
  ("[", "1:2: unexpected end of input; expected a value or ']'"),
  ("[1", "1:3: unexpected end of input; expected ',' or ']'"),
  ("[1,", "1:4: unexpected end of input; expected a value"),
  ("{", "1:2: unexpected end of input; expected a key in double quotes or '}'"),
  (#"{"a"#, "1:4: unexpected end of input; expected '\"'"),
  (#"{"a""#, "1:5: unexpected end of input; expected ':'"),
  (#"{"a":"#, "1:6: unexpected end of input; expected a value"),
  (#"{"a":1"#, "1:7: unexpected end of input; expected ',' or '}'"),
  (#"{"a":1,"#, "1:8: unexpected end of input; expected a key in double quotes"),
  ("tru", "1:4: unexpected end of input; expected a value"),
  (#""\u00"#, "1:6: unexpected end of input; expected four hexadecimal digits"),
  (#""\"#, "1:3: unexpected end of input; expected '\"'"),
  (#""\ud83d"#, "1:8: unexpected end of input; expected '\"'"),
])
func errorsOfOneLineShowItWithACaret(text: String, message: String) throws {
  let column = try #require(Int(message.split(separator: ":")[1]))
  let line = text.split(separator: "\n")[0]
  let caret = String(repeating: " ", count: column - 1) + "^"
  let expected = "trace.json:\(message)\n  \(line)\n  \(caret)"
  expectError(Array(text.utf8), expected)
}

@Test(
  arguments: [
    // Bytes without a glyph, or without a meaning.
    ([0x5B, 0x00, 0x5D], "unexpected character U+0000; expected a value or ']'", "[ ]", 2),
    ([0x31, 0x00], "unexpected text after the value; expected a line break", "1 ", 2),
    ([0x22, 0x00, 0x22], "control character U+0000 in a string; expected an escape", "\" \"", 2),
    ([0x22, 0x09, 0x22], "control character U+0009 in a string; expected an escape", "\" \"", 2),
    (
      [0x22, 0x61, 0x0A, 0x22], "line break in a string; expected '\"' before it", "\"a", 3
    ),
    (
      [0x22, 0x61, 0x0D, 0x0A], "line break in a string; expected '\"' before it", "\"a", 3
    ),
    (
      [0x22, 0x1B, 0x1B, 0x22], "control character U+001B in a string; expected an escape",
      "\"  \"", 2
    ),
    // Over-long slash, over-long NUL, a surrogate, above U+10FFFF, a stray and a missing tail byte.
    ([0x22, 0xC0, 0xAF, 0x22], "invalid UTF-8; expected a character", "\"\u{FFFD}\u{FFFD}\"", 2),
    (
      [0x22, 0xE0, 0x80, 0x80, 0x22], "invalid UTF-8; expected a character",
      "\"\u{FFFD}\u{FFFD}\u{FFFD}\"", 2
    ),
    (
      [0x22, 0xED, 0xA0, 0x80, 0x22], "invalid UTF-8; expected a character",
      "\"\u{FFFD}\u{FFFD}\u{FFFD}\"", 2
    ),
    (
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "invalid UTF-8; expected a character",
      "\"\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\"", 2
    ),
    ([0x22, 0x80, 0x22], "invalid UTF-8; expected a character", "\"\u{FFFD}\"", 2),
    ([0x22, 0xC3, 0xA9, 0xC3, 0x22], "invalid UTF-8; expected a character", "\"é\u{FFFD}\"", 3),
    ([0xFF], "invalid UTF-8; expected a character", "\u{FFFD}", 1),
    ([0x5B, 0xFE, 0x5D], "invalid UTF-8; expected a character", "[\u{FFFD}]", 2),
    ([0x22, 0x5C, 0xFF, 0x22], "invalid UTF-8; expected a character", "\"\\\u{FFFD}\"", 3),
    ([0x22, 0xE2, 0x82], "unexpected end of input; expected '\"'", "\"\u{FFFD}\u{FFFD}", 2),
    // Byte order marks.
    (
      [0x31, 0x0A, 0xEF, 0xBB, 0xBF],
      "unexpected byte order mark; expected it at the start of the input only", " ", 1
    ),
    (
      [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31],
      "unexpected byte order mark; expected it at the start of the input only", " 1", 1
    ),
    (
      [0x31, 0xEF, 0xBB, 0xBF],
      "unexpected byte order mark; expected it at the start of the input only", "1 ", 2
    ),
    ([0xEF, 0xBB, 0x31], "invalid UTF-8; expected a character", "\u{FFFD}\u{FFFD}1", 1),
  ] as [([UInt8], String, String, Int)])
func bytesThatCannotBeShownLeaveTheCaretRight(
  bytes: [UInt8], sentence: String, line: String, column: Int
) {
  let outcome = Outcome(bytes)
  #expect(outcome.error?.sentence == sentence)
  #expect(outcome.error?.place.column == column)
  #expect(outcome.error?.excerpt == JSONExcerpt(text: line, caret: column - 1))
  expectSameInAnyChunks(bytes)
}

@Test func anErrorInALaterLineShowsThatLine() {
  let text = "{\r\n  \"é\": [1,\r\n\t2, x y],\r\n  \"b\": 1\r\n}\r\n"
  expectError(
    Array(text.utf8),
    """
    trace.json:3:5: unexpected character 'x'; expected a value
       2, x y],
          ^
    """)
}

@Test func aLineWithoutAnythingToShowIsLeftOut() {
  expectError(
    Array("[1,\n".utf8), "trace.json:2:1: unexpected end of input; expected a value")
}

@Test func aByteOrderMarkHasNoColumn() {
  expectError(
    [0xEF, 0xBB, 0xBF] + Array("[1,]".utf8),
    """
    trace.json:1:4: unexpected character ']'; expected a value
      [1,]
         ^
    """)
}

@Test func longLinesAreCutOnBothSides() {
  let before = String(repeating: "é", count: 100)
  let after = String(repeating: "ü", count: 100)
  expectError(
    Array("[\"\(before)\" x\(after)]".utf8),
    """
    trace.json:1:105: unexpected character 'x'; expected ',' or ']'
      …\(before.prefix(58))" x\(after.prefix(19))…
       \(String(repeating: " ", count: 60))^
    """)
}

@Test func linesThatJustFitAreNotCut() {
  let before = String(repeating: "a", count: 57)
  let after = String(repeating: "b", count: 18)
  expectError(
    Array("[\"\(before)\"?\(after)]\r\n".utf8),
    """
    trace.json:1:61: unexpected character '?'; expected ',' or ']'
      ["\(before)"?\(after)]
      \(String(repeating: " ", count: 60))^
    """)
}

@Test func numbersBeyondTheirTypeAreErrorsAtTheirStart() {
  let sentence = "number too large; expected a whole number within 64 bits or a finite double"
  for number in [
    "9223372036854775808", "-9223372036854775809", "18446744073709551615",
    "100000000000000000000000000000", "1e309", "-1e400", "1E99999999999999999999999",
    "1.7976931348623159e308", String(repeating: "9", count: 310) + ".5",
  ] {
    let outcome = Outcome(Array("[0, \(number)]".utf8))
    #expect(outcome.error?.sentence == sentence, "\(number)")
    #expect(outcome.error?.place == JSONPlace(line: 1, column: 5), "\(number)")
    expectSameInAnyChunks(Array("[0, \(number)]".utf8))
  }
}

@Test func nestingIsLimitedToSixtyFourLevels() {
  func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }
  for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
    #expect(Outcome(Array(nested(64, open, close).utf8)).error == nil)
    let tooDeep = Outcome(Array(nested(65, open, close).utf8))
    #expect(tooDeep.error?.sentence == "nesting too deep; expected at most 64 levels")
    #expect(tooDeep.error?.place.column == 64 * open.utf8.count + 1)
  }
  // Without an end, and far too deep for recursion.
  let outcome = Outcome([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))
  #expect(outcome.error?.code == .nestedTooDeeply)
}

@Test func aLongDuplicateKeyIsCut() {
  let key = String(repeating: "k", count: 61)
  let outcome = Outcome(Array("{\"\(key)\":1,\"\(key)\":1}".utf8))
  let shown = String(repeating: "k", count: 60) + "…"
  #expect(
    outcome.error?.sentence
      == "duplicate key \"\(shown)\"; expected each key once in an object")
}

@Test func duplicatesAreFoundAmongManyKeys() {
  let keys = (0..<1000).map { "\"k\($0)\":{\"k1\":0}" }.joined(separator: ",")
  #expect(Outcome(Array("{\(keys)}".utf8)).error == nil)
  let outcome = Outcome(Array("{\(keys),\n\"k\\u0035\":1}".utf8))
  #expect(outcome.error?.code == .duplicateKey("k5"))
  #expect(outcome.error?.place == JSONPlace(line: 2, column: 1))
}

@Test func aSourceThatFailsIsAnErrorWithoutALine() {
  var stream = JSONStream(FailingSource(Array("1\n[2,".utf8)), streaming: [])
  #expect(throws: Never.self) { try stream.next() }
  let error = #expect(throws: JSONError.self) { try stream.next() }
  #expect(
    error?.rendered(source: "trace.json").text == "trace.json: cannot be read: Is a directory")
  #expect(error?.place == JSONPlace(line: 2, column: 4))
}
