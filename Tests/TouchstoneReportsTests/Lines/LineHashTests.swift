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
      let bytes = Array(text.utf8)
      hash.add(bytes.span, from: 0)
      #expect(hash.value == expected)
    }
  }

  @Test(arguments: [1, 8, 64, 65, 200])
  func textsThatAreKnownHashAsTheirBytes(count: Int) {
    let texts = (0..<count).map { number in
      (0...number % 40).map { UInt8(truncatingIfNeeded: number * 37 + $0 * 11) }
    }
    var hash = LineHash(texts: count)
    var all: [UInt8] = []
    // Often enough for each text to come behind most numbers of eight bits.
    for round in 0..<20_000 {
      let (number, start) = (round * 7_919 % count, all.count)
      all += texts[number]
      hash.add(all.span, from: start, asText: number)
      let byte = UInt8(truncatingIfNeeded: round / 3)
      all.append(byte)
      hash.add(byte)
    }
    #expect(hash.value == Self.plain(all))
  }
}
