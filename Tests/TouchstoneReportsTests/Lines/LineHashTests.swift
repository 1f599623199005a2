import Testing

@testable import TouchstoneReports

@Suite struct LineHashTests {
  /// FNV-1a with 64 bits as its authors define it.
  private static func plain(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  @Test func hashesWhatItsAuthorsHash() {
    // From the test vectors of FNV.
    for (text, expected) in [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c),
      ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)] {
      var hash = LineHash(texts: 0)
      let written = Self.write(Array(text.utf8), &hash) { $1.append($0) }
      #expect(hash.value == expected)
      #expect(written == Array(text.utf8))
    }
  }

  /// Has a writer write something, and returns it.
  private static func write(
    _ bytes: [UInt8], _ hash: inout LineHash,
    _ write: ([UInt8], inout LineWriter<LineHash.Running>) -> Void
  ) -> [UInt8] {
    var written: [UInt8] = []
    hash.run { running in
      written.appendLines(addingCapacity: 64 + bytes.count, &running) { write(bytes, &$0) }
    }
    return written
  }

  @Test(arguments: [1, 8, 64, 65, 200])
  func textsThatAreKnownHashAsTheirBytes(count: Int) {
    let texts = (0..<count).map { number in
      (0...number % 40).map { UInt8(truncatingIfNeeded: number * 37 + $0 * 11) }
    }
    var table = TextTable()
    for text in texts { table.append(text) }
    // The table's texts come behind those of every line.
    var hash = LineHash(texts: LineText.allCases.count + count)
    var all: [UInt8] = []
    // Often enough for each text to come behind most numbers of eight bits.
    for round in 0..<20_000 {
      let number = round * 7_919 % count
      all += texts[number] + "\(round / 3)".utf8
      _ = Self.write(texts[number] + "\(round / 3)".utf8, &hash) { _, line in
        table.use { line.append(text: number, of: $0) }
        line.append(number: round / 3)
      }
    }
    #expect(hash.value == Self.plain(all))
  }
}
