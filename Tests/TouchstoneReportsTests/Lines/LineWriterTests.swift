import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneReports

@Suite struct LineWriterTests {
  /// What a writer writes.
  private func written(_ write: (inout LineWriter) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.appendText(addingCapacity: 8192, write)
    return String(decoding: bytes, as: UTF8.self)
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
  func numbersAreWrittenAsElsewhere(value: Double) {
    for decimals in [0, 1, 3, 6, 9] {
      let text = written { $0.append(value, decimals: decimals) }
      #expect(text == number(value, decimals: decimals))
    }
  }

  @Test func entriesThatAreRepeatedAreWrittenInFull() {
    for a in Self.values {
      for b in Self.values {
        for (c, d) in [(-b, a), (b, a), (b, b), (0.25, -a)] {
          let matrix = AffineTransform2D(a: a, b: b, c: c, d: d, tx: b, ty: a)
          let text = written { $0.append(entries: matrix) }
          let expected = [a, b, c, d, b, a].map { number($0, decimals: 6) }
          #expect(text == expected.joined(separator: ",") + "]")
        }
      }
    }
  }

  @Test func aPairOfEqualCoordinatesIsWrittenTwice() {
    for x in Self.values {
      for y in [x, -x, 3] {
        let text = written { $0.appendPair(x, y, decimals: 3) }
        #expect(text == "\(number(x, decimals: 3)),\"y\":\(number(y, decimals: 3))}")
      }
    }
  }

  @Test(arguments: [0, 7, -7, 10, 99_999_999, 100_000_000, -100_000_000, .max, .min])
  func wholeNumbersAreWritten(value: Int) {
    #expect(written { $0.append(number: value) } == "\(value)")
  }

  @Test func whatIsWrittenApartBelongsToTheLine() {
    let text = written { line in
      line.append("a")
      line.apart { $0.append(character: "b") }
      line.append("c")
    }
    #expect(text == "abc")
  }
}
