import SafeJSON
import Testing

/// Arrays that are in no object, and the lines of an input that is no JSON.
@Suite struct RootArrayTests {
  /// The pieces of a text, a line each; an error is the last one.
  private static func pieces(_ text: String, chunkSize: Int = .max) -> [String] {
    var stream = JSONStream(MemorySource(Array(text.utf8), chunkSize: chunkSize))
    stream.stream([StreamedArray(key: "items")], rootArrays: true)
    var lines: [String] = []
    while lines.count < 100 {
      do throws(JSONError) {
        switch try stream.next() {
        case nil: return lines
        case .opened(_, let key, let place): lines.append("\(place.line): opened '\(key)'")
        case .element(let value, let place): lines.append("\(place.line): \(value.kindName)")
        case .closed(_, let place): lines.append("\(place.line): closed")
        case .value(let value, let place): lines.append("\(place.line): value \(value.kindName)")
        }
      } catch {
        return lines + ["error: \(error.sentence)"]
      }
    }
    return lines
  }

  @Test(arguments: [1, 2, 3, 7, Int.max])
  func anArrayInNoObjectIsGivenElementByElement(chunkSize: Int) {
    #expect(
      Self.pieces("[1,\n {\"a\": [2]}, [3]]\n{\"b\": 4}\n", chunkSize: chunkSize) == [
        "1: opened ''", "1: a number", "2: an object", "2: an array", "2: closed",
        "3: value an object",
      ])
  }

  @Test func anEmptyArrayIsOpenedAndClosed() {
    #expect(Self.pieces("[]") == ["1: opened ''", "1: closed"])
    #expect(Self.pieces("[ ]\n[]").count == 4)
  }

  @Test func arraysOfKeysAreStillStreamed() {
    #expect(
      Self.pieces(#"{"items": [1], "x": [2]}"#) == [
        "1: opened 'items'", "1: a number", "1: closed",
      ])
  }

  @Test(arguments: ["[", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1]]", "[1] x", "[nan]"])
  func whatIsWrongIsAnErrorBehindWhatCameBefore(text: String) {
    let pieces = Self.pieces(text)
    #expect(pieces.last?.hasPrefix("error: ") == true, "\(pieces)")
    #expect(pieces.dropLast().allSatisfy { !$0.hasPrefix("error") })
  }

  @Test(arguments: [1, 2, 3, Int.max])
  func linesComeWithoutTheirEnds(chunkSize: Int) throws {
    let text = "one\r\n\ntwo \u{FC}\nlast"
    var stream = JSONStream(MemorySource(Array(text.utf8), chunkSize: chunkSize))
    var line: [UInt8] = []
    var lines: [String] = []
    while let number = try stream.nextLine(into: &line) {
      lines.append("\(number): \(String(decoding: line, as: UTF8.self))")
    }
    #expect(lines == ["1: one", "2: ", "3: two \u{FC}", "4: last"])
  }

  @Test func anInputWithoutLinesHasNone() throws {
    var stream = JSONStream(MemorySource([]))
    var line: [UInt8] = [1]
    #expect(try stream.nextLine(into: &line) == nil)
  }

  @Test func readingAheadMovesNothing() throws {
    var stream = JSONStream(MemorySource(Array("[1]".utf8), chunkSize: 1))
    #expect(try stream.readAhead())
    #expect(try stream.readAhead())
    #expect(
      try stream.next() == .value(.array([.number(.integer(1))]), at: JSONPlace(line: 1, column: 1))
    )
    #expect(try !stream.readAhead())
  }
}
