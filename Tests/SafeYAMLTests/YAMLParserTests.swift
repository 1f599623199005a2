import SafeYAML
import Testing

@Suite struct YAMLParserTests {
  /// What a parser gives for lines that come one at a time, and how it ends.
  private static func events(_ lines: [String]) -> [String] {
    let parser = YAMLParser()
    var rest = lines[...]
    var texts: [String] = []
    do throws(YAMLError) {
      while let event = try parser.next({ bytes in
        guard let line = rest.popFirst() else { return false }
        bytes.append(contentsOf: line.utf8)
        return true
      }) {
        texts.append("\(event.line) \(event.kind)")
      }
    } catch {
      texts.append("\(error.line): \(error.message)")
    }
    return texts
  }

  @Test func mappingsAndSequencesAreToldInTheirOrder() {
    #expect(
      Self.events(["a: [1, \"2\"]\n", "b:\n", "- c\n"]) == [
        "1 mappingBegan", "1 scalar(\"a\", isPlain: true)", "1 sequenceBegan",
        "1 scalar(\"1\", isPlain: true)", "1 scalar(\"2\", isPlain: false)", "1 sequenceEnded",
        "2 scalar(\"b\", isPlain: true)", "3 sequenceBegan", "3 scalar(\"c\", isPlain: true)",
        "4 sequenceEnded", "4 mappingEnded", "4 documentEnded",
      ])
  }

  @Test func whatIsNotYAMLIsAnErrorWithItsLine() {
    #expect(Self.events(["a: 1\n", "b: [1\n"]).last?.hasPrefix("3: ") == true)
    #expect(Self.events(["\u{1}"]).last?.contains("control characters") == true)
  }

  @Test func nothingIsReadAheadOfALineThatIsComplete() throws {
    let parser = YAMLParser()
    var reads = 0
    var lines = ["- 1\n", "- 2\n", "- 3\n"][...]
    func next() throws -> YAMLEvent.Kind? {
      try parser.next { bytes in
        guard let line = lines.popFirst() else { return false }
        reads += 1
        bytes.append(contentsOf: line.utf8)
        return true
      }?.kind
    }
    #expect(try next() == .sequenceBegan)
    #expect(try next() == .scalar("1", isPlain: true))
    #expect(reads == 2)
  }

  @Test func anEmptyTextHasNoEvents() {
    #expect(Self.events([]) == [])
    #expect(Self.events(["# nothing\n"]) == [])
  }
}
