import Testing

@testable import SafeJSON

/// Numbers of the fast lane against those of the full reader, which keeps the text.
@Suite struct PlainNumberTests {
  private static let texts = [
    "0", "-0", "0.0", "-0.0", "1", "-1", "0.1", "0.3", "100.25", "9007199254740993",
    "9007199254740992.5", "123456789012345678", "0.12345678901234567", "123.456789012345678",
    "-98.7654321098765432", "999999999999999999", "0.000000000000000001", "4503599627370497.5",
    "18014398509481985", "1.00000000000000011", "1.00000000000000033", "0.016666666",
    "0.0000000005",
    "0.00000000049", "2.5", "9223372036.854775807",
  ]

  @Test(arguments: texts)
  func conversionsAreExact(_ text: String) throws {
    let bytes = Array((text + ",").utf8)
    var scanner = JSONCursor()
    let plain = scanner.number(in: bytes.span)
    let full = try Self.full(text)
    // Nineteen digits are too many.
    guard let plain else {
      #expect(text.count { $0.isNumber } > 18)
      return
    }
    #expect(plain.double.bitPattern == full.double.bitPattern)
    for power in [0, 3, 6, 9] {
      #expect(plain.scaled(byPowerOfTen: power) == full.scaled(byPowerOfTen: power))
    }
  }

  @Test(arguments: ["", "-", "01", "1.", ".1", "1e3", "1.5E2", "+1", "1x", "1.2.3", "--1"])
  func whatIsUnusualIsLeftToTheFullReader(_ text: String) {
    let bytes = Array((text + ",").utf8)
    var scanner = JSONCursor()
    #expect(scanner.number(in: bytes.span) == nil)
  }

  @Test func aNumberWhoseEndIsNotThereIsLeftToo() {
    let bytes = Array("12".utf8)
    var scanner = JSONCursor()
    #expect(scanner.number(in: bytes.span) == nil)
  }

  private static func full(_ text: String) throws -> JSONNumber {
    var stream = JSONStream(MemorySource(Array(text.utf8)), isFull: true)
    guard case .value(.number(let number), _) = try stream.next() else {
      throw JSONRefusal(reason: text)
    }
    return number
  }
}
