/// FNV-1a with 64 bits: tells two results apart at a glance; no protection against forgery.
struct LineHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes in bytes.
  mutating func add(_ bytes: [UInt8]) {
    var value = value
    for byte in bytes { value = Self.step(value, byte) }
    self.value = value
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
