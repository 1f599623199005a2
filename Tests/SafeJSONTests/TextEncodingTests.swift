import Testing

@testable import SafeJSON

/// What is no text in UTF-8 is told by its first bytes.
@Suite struct TextEncodingTests {
  private static let utf16 =
    "text in UTF-16; expected UTF-8, as 'iconv -f UTF-16 -t UTF-8' makes of it"
  private static let gzip = "compressed by gzip; expected the text, as 'gunzip -c' makes of it"

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0x00], utf16), ([0xFE, 0xFF, 0x00, 0x5B], utf16),
      ([0x1F, 0x8B, 0x08, 0x00], gzip),
    ] as [([UInt8], String)])
  func aForeignEncodingIsSaid(bytes: [UInt8], sentence: String) {
    var values = JSONStream(MemorySource(bytes))
    let error = #expect(throws: JSONError.self) { try values.next() }
    #expect(error?.rendered(source: "a").text == "a: \(sentence)")
    var lines = JSONStream(MemorySource(bytes))
    var line: [UInt8] = []
    let other = #expect(throws: JSONError.self) { try lines.nextLine(into: &line) }
    #expect(other?.sentence == sentence)
  }

  @Test(arguments: [[0xFF], [0xFF, 0x5B], [0x1F], [0x1F, 0x5B], [0xC0, 0x80]] as [[UInt8]])
  func anythingElseIsNoEncoding(bytes: [UInt8]) {
    var values = JSONStream(MemorySource(bytes))
    let error = #expect(throws: JSONError.self) { try values.next() }
    #expect(error?.rendered(source: "a").text.hasPrefix("a:1:1: ") == true)
  }
}
