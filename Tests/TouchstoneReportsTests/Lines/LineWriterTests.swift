import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneReports

@Suite struct LineWriterTests {
  /// What a writer writes, and the hash of it.
  private func written(
    _ write: (inout LineWriter<LineHash.Running>) -> Void
  ) -> (text: String, hash: UInt64) {
    var (bytes, hash) = ([UInt8](), LineHash(texts: LineTextNumber.inTable(0)))
    hash.run { running in
      bytes.appendLines(addingCapacity: 8192, &running, write)
    }
    return (String(decoding: bytes, as: UTF8.self), hash.value)
  }

  /// FNV-1a with 64 bits.
  private func plainHash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private func number(_ value: Double, decimals: Int) -> String {
    var bytes: [UInt8] = []
    NumberText.append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let values: [Double] = [
    0, -0.0, 1, -1, 0.5, -0.5, 12.25, -340.125, 1234.567, -1234.567, 99_999.999, 0.000_000_4,
    -0.000_000_4, 0.123_456, -0.123_456, 0.1 + 0.2, 1e6, -1e7, 123_456_789.123_456, 1e18, -1e25,
    1.7e308, .infinity, .nan,
  ]

  @Test(arguments: values)
  func numbersAreWrittenAndHashedAsElsewhere(value: Double) {
    for decimals in [0, 1, 3, 6, 9] {
      let (text, hash) = written { $0.append(value, decimals: decimals) }
      #expect(text == number(value, decimals: decimals))
      #expect(hash == plainHash(text))
    }
  }

  @Test func entriesThatAreRepeatedAreWrittenInFull() {
    for a in Self.values {
      for b in Self.values {
        for (c, d) in [(-b, a), (b, a), (b, b), (0.25, -a)] {
          let matrix = AffineTransform2D(a: a, b: b, c: c, d: d, tx: b, ty: a)
          let (text, hash) = written { $0.append(entries: matrix) }
          let expected = [a, b, c, d, b, a].map { number($0, decimals: 6) }
          #expect(text == expected.joined(separator: ",") + "]")
          #expect(hash == plainHash(text))
        }
      }
    }
  }

  @Test func aPairOfEqualCoordinatesIsWrittenTwice() {
    for x in Self.values {
      for y in [x, -x, 3] {
        let (text, hash) = written { $0.appendPair(x, y, decimals: 3) }
        #expect(text == "\(number(x, decimals: 3)),\"y\":\(number(y, decimals: 3))}")
        #expect(hash == plainHash(text))
      }
    }
  }

  @Test(arguments: [0, 7, -7, 10, 99_999_999, 100_000_000, -100_000_000, .max, .min])
  func wholeNumbersAndTimesAreHashedToo(value: Int) {
    for (text, hash) in [
      written { $0.append(number: value) }, written { $0.append(seconds: Int64(value)) },
    ] {
      #expect(hash == plainHash(text))
    }
    #expect(written { $0.append(number: value) }.text == "\(value)")
  }

  @Test func whatIsWrittenApartBelongsToTheLine() {
    let (text, hash) = written { line in
      line.append("a")
      line.apart { $0.append(character: "b") }
      line.append(unhashed: "-")
      line.append("c")
      line.hashLineFeed()
    }
    #expect(text == "ab-c")
    #expect(hash == plainHash("abc\n"))
  }
}
