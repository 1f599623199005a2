/// A word of at most 16 bytes of ASCII, packed so that words are compared at once.
struct PlainWord: Equatable {
  static let mostBytes = 16

  private(set) var packed: UInt128 = 0

  init() {}

  init(_ word: StaticString) {
    for byte in word.description.utf8 { append(byte) }
  }

  /// Adds a byte, which is not 0.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    packed = packed << 8 | UInt128(byte)
  }
}
