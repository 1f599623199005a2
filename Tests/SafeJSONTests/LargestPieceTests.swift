import Testing

@testable import SafeJSON

/// An input without an end costs no more than one piece may be large.
@Suite struct LargestPieceTests {
  /// A source that gives the same byte again and again, of which nobody keeps more than the bound.
  private final class Endless: ByteSource {
    private(set) var given = 0
    let canRewind = false
    private let start: [UInt8]
    private let byte: UInt8

    init(_ start: String, _ byte: UInt8) {
      self.start = Array(start.utf8)
      self.byte = byte
    }

    func read(atMost count: Int, into bytes: inout [UInt8]) throws(ByteSourceError) -> Int {
      defer { given += count }
      if given == 0 {
        bytes += start
        return start.count
      }
      bytes.append(contentsOf: repeatElement(byte, count: count))
      return count
    }

    func rewind(to offset: Int) throws(ByteSourceError) { throw ByteSourceError("a pipe") }
  }

  @Test(
    arguments: [#"{"t":0,"k":""#, #"{"t":0,"k":"\u00e9"#, "{\"t\":0", "[[1],[2"], [false, true])
  func isNotExceeded(start: String, isFull: Bool) throws {
    let source = Endless(start, start.hasSuffix("0") ? UInt8(ascii: " ") : UInt8(ascii: "1"))
    var reader = PieceReader(source, streaming: [], isFull: isFull, largestPiece: 1 << 20)
    let fault = #expect(throws: JSONError.self) { while try reader.next() != nil {} }
    #expect(fault?.code == .tooLong)
    #expect(source.given < 2 << 20)
  }

  @Test func lines() throws {
    var scanner = JSONScanner(Endless("a\n", UInt8(ascii: "b")))
    scanner.input.largestPiece = 1 << 20
    var line: [UInt8] = []
    #expect(try scanner.nextLine(into: &line) == 1)
    #expect(line == Array("a".utf8))
    let fault = #expect(throws: ScanFault.self) { try scanner.nextLine(into: &line) }
    #expect(fault?.code == .tooLong)
  }

  @Test func theBoundIsInTheMessage() {
    let error = JSONError(
      code: .tooLong, place: JSONPlace(line: 7, column: 1), excerpt: JSONExcerpt(text: "", caret: 0)
    )
    #expect(
      error.rendered(source: "a").text
        == "a:7:1: a line or value is too long; expected at most 64 MB in one piece")
  }
}
