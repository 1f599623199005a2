import SafeJSON
import Testing
import TouchstoneTraces

@testable import TouchstoneCLI

/// Where an input is cut.
@Suite struct LineChunkerTests {
  private static let sizes = {
    var sizes = WorkSizes()
    (sizes.chunk, sizes.read) = (8, 4)
    return sizes
  }()
  private static let origin = RowOrigin(.file("a"), number: 0)

  private func chunker(_ text: String, mayWait: Bool = false) -> LineChunker<MemorySource> {
    let source = WatchedSource(
      MemorySource(Array(text.utf8)), mayWait: { _ in mayWait }, beforeWaiting: {},
      afterReading: { _ in })
    return LineChunker(source, Self.sizes)
  }

  private func chunks(of chunker: inout LineChunker<MemorySource>) throws -> [DocumentChunk] {
    var chunks: [DocumentChunk] = []
    while let chunk = try chunker.next(of: Self.origin) { chunks.append(chunk) }
    return chunks
  }

  @Test func chunksAreWholeLinesAndKnowTheirPlace() throws {
    // Eight bytes hold the first two lines and a byte of the third.
    var chunker = chunker("aa\n\nbbb\nc\nlonger than it\nd")
    let chunks = try chunks(of: &chunker)
    #expect(
      chunks.map { String(decoding: $0.bytes, as: UTF8.self) }
        == ["aa\n\nbbb\n", "c\n", "longer than it\n", "d"])
    #expect(chunks.map(\.offset) == [0, 8, 10, 25])
    #expect(chunks.map(\.linesBefore) == [0, 3, 4, 5])
    #expect(chunker.hasEnded && chunker.rest.isEmpty)
  }

  @Test func aLineThatIsTooLongStaysBehind() throws {
    var chunker = chunker("aa\nlonger than it\n")
    let first = try chunker.next(of: Self.origin, maximumLine: 10)
    #expect(first?.bytes == Array("aa\n".utf8))
    #expect(try chunker.next(of: Self.origin, maximumLine: 10) == nil)
    #expect(chunker.offset == 3 && chunker.linesBefore == 1)
    #expect(chunker.rest.count >= 10)
  }

  @Test func whatIsThereIsNotHeldBackByAWait() throws {
    var chunker = chunker("a\nb\nc\n", mayWait: true)
    // Four bytes are read at a time.
    let chunks = try chunks(of: &chunker)
    #expect(chunks.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a\nb\n", "c\n"])
  }

  @Test(arguments: [
    (#"{"events":[]}"# + "\n", true), ("\n \n" + #"{"touches":[]}"#, true),
    ("\u{FEFF}" + #"{"events":[]}"# + "\r\n", true), (#"{"t":0,"touches":[]}"# + "\n", false),
    (#"[{"type":"touchstart"}]"# + "\n", true), (#"{"type":"touchstart"}"# + "\n", false),
    (#"{"actions":[{"type":"pointer"}]}"# + "\n", true), ("[1]\n", false),
    (#"{"name":"a"}"# + "\n", false), ("{\n" + #""events":[]}"#, false), ("", false),
  ])
  func theFirstLineShowsWhetherEachIsADocument(text: String, isDocument: Bool) throws {
    var sizes = WorkSizes()
    sizes.read = 4
    let source = WatchedSource(
      MemorySource(Array(text.utf8)), mayWait: { _ in false }, beforeWaiting: {},
      afterReading: { _ in })
    var chunker = LineChunker(source, sizes)
    #expect(try chunker.beginsWithDocument(ImportOptions()) == isDocument)
  }
}
