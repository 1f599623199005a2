import SafeJSON
import Testing

private func text(_ bytes: Span<UInt8>) -> String {
  var text: [UInt8] = []
  for index in bytes.indices { text.append(bytes[index]) }
  return String(decoding: text, as: UTF8.self)
}

/// All that a node says of itself.
private func words(_ node: borrowing JSONNode) -> String {
  var members: [String] = []
  let isObject = node.takesMembers { key, value in
    members.append("\(text(key)) \(words(value))")
    return true
  }
  if isObject { return "{\(members.joined(separator: ", "))}" }
  var elements: [String] = []
  let isArray = node.takesElements { element in
    elements.append(words(element))
    return true
  }
  if isArray { return "[\(elements.joined(separator: ", "))]" }
  if let string = node.withText(text) { return "'\(string)'" }
  guard let double = node.double else { return "-" }
  return node.integer.map { "\($0) \(double)" }
    ?? "\(node.withDecimalText(text) ?? "") \(double)"
}

@Test func nodesSayWhatHasBeenBuilt() throws {
  let line = #"{"a":-3,"b":[2.50,"é\n",null,true,1e2,"\u0000"],"c":{},"d":[],"é":{"e":0.1}}"#
  var stream = JSONStream(MemorySource(Array(line.utf8)))
  var said = ""
  let piece = try stream.next { node in
    said = words(node)
    return true
  }
  #expect(piece == .taken(at: JSONPlace(line: 1, column: 1)))
  #expect(
    said == "{a -3 -3.0, b [2.50 2.5, 'é\n', -, -, 1e2 100.0, '\0'], c {}, d [], é {e 0.1 0.1}}")
}

@Test func elementsAreShownAndWhatIsAroundThemIsNot() throws {
  var stream = JSONStream(
    MemorySource(Array(#"{"events":[[1,2],{"a":3}]}"#.utf8)),
    streaming: [StreamedArray(key: "events")])
  var seen: [String] = []
  var pieces: [JSONPiece] = []
  while let piece = try stream.next(taking: { node in
    seen.append(words(node))
    return true
  }) {
    pieces.append(piece)
  }
  #expect(seen == ["[1 1.0, 2 2.0]", "{a 3 3.0}"])
  #expect(
    pieces.dropFirst().dropLast() == [
      .taken(at: JSONPlace(line: 1, column: 12)), .taken(at: JSONPlace(line: 1, column: 18)),
    ])
  #expect(pieces.count == 4)
}

@Test func whatIsNotTakenIsGivenAsAValue() throws {
  var stream = JSONStream(MemorySource(Array("[1,2,3]\n4\n".utf8)))
  var seen: [Int64] = []
  let piece = try stream.next { node in
    node.takesElements { element in
      seen.append(element.integer ?? 0)
      return seen.count < 2
    }
  }
  #expect(seen == [1, 2])
  let numbers = [1, 2, 3].map { JSONValue.number(.integer($0)) }
  #expect(piece == .value(.array(numbers), at: JSONPlace(line: 1, column: 1)))
  #expect(try stream.next() == .value(.number(.integer(4)), at: JSONPlace(line: 2, column: 1)))
}
