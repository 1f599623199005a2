/// FNV-1a with 64 bits: tells two results apart at a glance; no protection against forgery.
struct LineHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes in bytes from an index on and returns their end.
  mutating func add(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let news = bytes.extracting(start..<bytes.count)
    var value = value
    for index in news.indices { value = Self.step(value, news[index]) }
    self.value = value
    return bytes.count
  }

  /// Takes in a byte.
  mutating func add(_ byte: UInt8) { value = Self.step(value, byte) }

  private static func step(_ value: UInt64, _ byte: UInt8) -> UInt64 {
    (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The value as 16 lower-case hexadecimal digits.
  static func text(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
