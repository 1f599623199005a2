import SafeJSON
import Testing

private let events = [StreamedArray(key: "events", unlessAfter: "lines")]

private func place(_ line: Int, _ column: Int) -> JSONPlace {
  JSONPlace(line: line, column: column)
}

private func integer(_ value: Int64) -> JSONValue { .number(.integer(value)) }

private func object(_ members: (String, JSONValue)...) -> JSONValue {
  .object(members.map { JSONMember(key: $0.0, value: $0.1) })
}

@Test func readsEveryKindOfValue() {
  let text = #"""
    {"null": null, "t": true, "f": false, "i": -12, "d": 1.50, "s": "é\n\u00e9😀\ud83d\ude00\/",
     "a": [[], {}, "", "\u0000"], "": {"a": {"a": 1}}}
    """#
  #expect(
    Outcome(Array(text.utf8)).values == [
      object(
        ("null", .null), ("t", .bool(true)), ("f", .bool(false)), ("i", integer(-12)),
        ("d", .number(.decimal(1.5, text: "1.50"))), ("s", .string("é\né😀😀/")),
        ("a", .array([.array([]), .object([]), .string(""), .string("\0")])),
        ("", object(("a", object(("a", integer(1)))))))
    ])
  expectSameInAnyChunks(Array(text.utf8))
}

@Test func readsOneValuePerLineWithItsPlace() {
  let text = "\u{FEFF}\r\n  1 \t\r\n\n\"é\"\n{\"a\":\n2}\n[]"
  #expect(
    Outcome(Array(text.utf8)).pieces == [
      .value(integer(1), at: place(2, 3)), .value(.string("é"), at: place(4, 1)),
      .value(object(("a", integer(2))), at: place(5, 1)), .value(.array([]), at: place(7, 1)),
    ])
  #expect(Outcome(Array(text.utf8)).error == nil)
  expectSameInAnyChunks(Array(text.utf8))
}

@Test(arguments: ["", "\u{FEFF}", "\n", " \t\r\n\r\n "])
func anInputWithoutValuesHasNoPieces(text: String) {
  #expect(Outcome(Array(text.utf8)).pieces.isEmpty)
  #expect(Outcome(Array(text.utf8)).error == nil)
}

@Test func streamsTheElementsBetweenTheOtherMembers() {
  let text = """
    {"v": 1, "o": {"events": [0]},
     "events": [ {"t": 1}, 2.0,
       [3] , "x"],
     "z": {"y": 1}, "w": [ ] }
    {"events":[]}
    {"a": 1}
    """
  let bytes = Array(text.utf8)
  let expected: [JSONPiece] = [
    .opened(
      object(("v", integer(1)), ("o", object(("events", .array([integer(0)]))))),
      key: "events", at: place(1, 1)),
    .element(object(("t", integer(1))), at: place(2, 14)),
    .element(.number(.decimal(2, text: "2.0")), at: place(2, 24)),
    .element(.array([integer(3)]), at: place(3, 4)),
    .element(.string("x"), at: place(3, 10)),
    .closed(object(("z", object(("y", integer(1)))), ("w", .array([]))), at: place(4, 27)),
    .opened(.object([]), key: "events", at: place(5, 1)),
    .closed(.object([]), at: place(5, 14)),
    .value(object(("a", integer(1))), at: place(6, 1)),
  ]
  #expect(Outcome(bytes, streaming: events).pieces == expected)
  expectSameInAnyChunks(bytes, streaming: events)
}

@Test func streamsOnlyTheFirstWantedArrayOfAnObject() {
  let wanted = [StreamedArray(key: "a"), StreamedArray(key: "b")]
  #expect(
    Outcome(Array(#"{"b":[1],"a":[2]}"#.utf8), streaming: wanted).pieces == [
      .opened(.object([]), key: "b", at: place(1, 1)), .element(integer(1), at: place(1, 7)),
      .closed(object(("a", .array([integer(2)]))), at: place(1, 18)),
    ])
}

@Test(arguments: [
  #"{"lines":1,"events":[1]}"#, #"{"events":{"a":[1]}}"#, #"[{"events":[1]}]"#,
  #"{"a":{"events":[1]}}"#, #"{"Events":[1]}"#,
])
func doesNotStreamWhatIsNotWanted(text: String) {
  let outcome = Outcome(Array(text.utf8), streaming: events)
  #expect(outcome.pieces == Outcome(Array(text.utf8)).pieces)
  #expect(outcome.pieces.count == 1)
}

@Test func theConditionIsAboutTheSameObjectOnly() {
  let text = #"{"o":{"lines":1},"ev\u0065nts":[],"lines":2}"#
  #expect(
    Outcome(Array(text.utf8), streaming: events).pieces == [
      .opened(object(("o", object(("lines", integer(1))))), key: "events", at: place(1, 1)),
      .closed(object(("lines", integer(2))), at: place(1, 45)),
    ])
}

@Test func keysAroundAStreamedArrayMustDifferToo() {
  let outcome = Outcome(Array(#"{"a":1,"events":[{"a":1},{"a":1}],"a":2}"#.utf8), streaming: events)
  #expect(outcome.error?.code == .duplicateKey("a"))
  #expect(outcome.error?.place == place(1, 35))
  #expect(outcome.pieces.count == 3)
}

@Test func errorsInAStreamComeAfterTheElementsBeforeThem() {
  let text = #"{"events": [{"t": 0}, {"t": 1,}]}"#
  let outcome = Outcome(Array(text.utf8), streaming: events)
  #expect(outcome.pieces.count == 2)
  #expect(
    outcome.error?.rendered(source: "trace.json").text == """
      trace.json:1:31: unexpected character '}'; expected a key in double quotes
        {"events": [{"t": 0}, {"t": 1,}]}
                                      ^
      """)
  expectSameInAnyChunks(Array(text.utf8), streaming: events)
}

@Test(arguments: [
  (#"{"events":[1,2],"w":3,"x":[4]}"#, object(("w", integer(3)), ("x", .array([integer(4)])))),
  (#"{"events":[]}"#, .object([])),
  (#"{"events":[1,],"w":3}"#, object(("w", integer(3)))),
  (#"{"events":["]\"}",[{}]],"w":3}"#, object(("w", integer(3)))),
  (#"{"events":[1"#, .object([])),
  (#"{"events":[1],"w":3,"x":[4"#, object(("w", integer(3)))),
  (#"{"events":[1],"w":3,"x" 4}"#, object(("w", integer(3)))),
  ("{\"events\":[1],\"w\":3} x", object(("w", integer(3)))),
])
func looksAheadForTheMembersAfterAnArray(text: String, members: JSONValue) throws {
  for size in [1, 7, 1000] {
    var stream = JSONStream(MemorySource(Array(text.utf8), chunkSize: size), streaming: events)
    var pieces = [try #require(try stream.next())]
    #expect(try stream.membersAfterArray() == members)
    var error: JSONError?
    do {
      while let piece = try stream.next() { pieces.append(piece) }
    } catch let thrown {
      error = thrown
    }
    let plain = Outcome(Array(text.utf8), streaming: events)
    #expect(pieces == plain.pieces)
    #expect(error == plain.error)
  }
}

@Test func doesNotLookAheadInAPipeOrElsewhere() throws {
  let bytes = Array(#"{"events":[1],"w":3}"#.utf8)
  var pipe = JSONStream(MemorySource(bytes, canRewind: false), streaming: events)
  #expect(try pipe.membersAfterArray() == nil)
  _ = try pipe.next()
  #expect(try pipe.membersAfterArray() == nil)
  var file = JSONStream(MemorySource(bytes), streaming: events)
  _ = try file.next()
  _ = try file.next()
  #expect(try file.membersAfterArray() == nil)
}

@Test func aSourceThatDoesNotGoBackIsAnError() throws {
  // Longer than what is read at once, so that there is something to read again.
  let space = String(repeating: " ", count: 70_000)
  let text = #"{"events":[1"# + space + #"],"w":3}"#
  var stream = JSONStream(StuckSource(Array(text.utf8)), streaming: events)
  _ = try stream.next()
  let error = #expect(throws: JSONError.self) { try stream.membersAfterArray() }
  #expect(error?.code == .unreadable("Illegal seek"))
  #expect(throws: JSONError.self) { try stream.next() }
}

@Test func goesOnAfterALineWithAnError() throws {
  let text = "{\"a\":1}\n{\"a\":\"x\ny\"}\n{\"a\":2,\"a\":3}\n4 5\n6\n[7"
  var stream = JSONStream(MemorySource(Array(text.utf8), chunkSize: 3), streaming: events)
  var lines: [Int] = []
  var values: [JSONValue] = []
  while true {
    do {
      guard case .value(let value, _) = try stream.next() else { break }
      values.append(value)
    } catch {
      lines.append(error.place.line)
      // The same error again, until its line is skipped.
      #expect(throws: error) { try stream.next() }
      try stream.skipToNextLine()
    }
  }
  #expect(lines == [2, 3, 4, 5, 7])
  #expect(values == [object(("a", integer(1))), integer(6)])
}

@Test func aValueThatIsCutOffDoesNotHurtTheNextLine() throws {
  for cut in [
    #"{"a": [1"#, #"{"a": [[], 2, {}"#, #"{"a": {"b": 1,"#, #"{"a""#, "[1", #"{"a": [1]"#,
  ] {
    let source = MemorySource(Array((cut + "\n{\"b\": 2}\n3").utf8), chunkSize: 3)
    var stream = JSONStream(source, streaming: [StreamedArray(key: "a")])
    let error = try #require(throws: JSONError.self) { while try stream.next() != nil {} }
    #expect(error.place == place(2, 1))
    try stream.skipToNextLine()
    #expect(try stream.next() == .value(object(("b", integer(2))), at: place(2, 1)))
    #expect(try stream.next() == .value(integer(3), at: place(3, 1)))
  }
}

@Test func aBrokenLineIsSkippedEvenFromItsStart() throws {
  var stream = JSONStream(MemorySource(Array("1\n}\n}\n2".utf8)))
  #expect(try stream.next() == .value(integer(1), at: place(1, 1)))
  for line in 2...3 {
    let error = try #require(throws: JSONError.self) { try stream.next() }
    #expect(error.place == place(line, 1))
    try stream.skipToNextLine()
  }
  #expect(try stream.next() == .value(integer(2), at: place(4, 1)))
}

@Test func skippingALineReleasesIt() throws {
  let line = [UInt8](repeating: UInt8(ascii: "x"), count: 4_000_000)
  var stream = JSONStream(MemorySource(line + Array("\n1".utf8)), streaming: [])
  #expect(throws: JSONError.self) { try stream.next() }
  try stream.skipToNextLine()
  #expect(try stream.next() == .value(integer(1), at: place(2, 1)))
  #expect(stream.bufferCapacity < 400_000)
}

@Test func aLineIsReturnedBeforeTheNextOneIsRead() throws {
  let counter = LineSource.Counter()
  let source = LineSource(["{\"a\":1}\n", "[2]\r\n", "3\n", "\n", "true"], counter: counter)
  var stream = JSONStream(source, streaming: events)
  var reads: [Int] = []
  while try stream.next() != nil { reads.append(counter.reads) }
  #expect(reads == [1, 2, 3, 6])
}

@Test func anElementIsReturnedBeforeMoreIsRead() throws {
  let counter = LineSource.Counter()
  let source = LineSource(
    ["{\"events\":[", "{}", ",[1]", ",\"a\"", ",true", ",12", ",3", "]", "}", "\n", "4"],
    counter: counter)
  var stream = JSONStream(source, streaming: events)
  var reads: [Int] = []
  while try stream.next() != nil { reads.append(counter.reads) }
  // A number alone ends only with the byte after it.
  #expect(reads == [1, 2, 3, 4, 5, 7, 8, 10, 12])
}

@Test func memoryStaysFlatOverManyElementsAndLines() throws {
  let element = #"{"t":0.016,"touches":[{"id":1,"x":10.5,"y":20.25}]},"#
  let array = String(repeating: element, count: 60_000).dropLast()
  let document = Array("{\"a\":1,\"events\":[\(array)],\"b\":2}\n".utf8)
  let lines = Array(String(repeating: element.dropLast() + "\n", count: 60_000).utf8)
  #expect(document.count > 3_000_000)
  for bytes in [document, lines, [UInt8](repeating: UInt8(ascii: "\n"), count: 3_000_000)] {
    var stream = JSONStream(MemorySource(bytes), streaming: events)
    var largest = 0
    while let piece = try stream.next() {
      if case .opened = piece {
        #expect(try stream.membersAfterArray() == object(("b", integer(2))))
      }
      largest = max(largest, stream.bufferCapacity)
    }
    #expect(max(largest, stream.bufferCapacity) < 400_000)
  }
}

@Test func truncationAtEveryByteIsAnErrorAtTheEndOrFewerValues() {
  let document = Array(
    #"{"v":[1,-2.5e3,"é\n\ud83d\ude00"],"events":[{"a":true},null],"z":{}}"#.utf8)
  for length in 1..<document.count {
    let bytes = Array(document[..<length])
    let outcome = Outcome(bytes, streaming: events)
    guard case .unexpectedEnd = outcome.error?.code else {
      Issue.record("cut at \(length): \(outcome)")
      continue
    }
    expectSameInAnyChunks(bytes, streaming: events)
  }
  let lines = Array("{\"a\":1}\n{\"b\":[2]}\n\"é\"\n".utf8)
  for length in 0..<lines.count {
    let bytes = Array(lines[..<length])
    let outcome = Outcome(bytes)
    let wholeLines = bytes.count { $0 == UInt8(ascii: "\n") }
    #expect(
      outcome.pieces.count - wholeLines
        == (outcome.error == nil && bytes.last != 10 && length > 0 ? 1 : 0))
  }
}
