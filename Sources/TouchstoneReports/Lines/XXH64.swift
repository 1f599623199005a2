/// The hash XXH64 with seed 0 of bytes that come piece by piece, as published by Yann Collet.
///
/// It distinguishes two results at a glance, and `xxhsum -H64` computes the same; it is no protection
/// against forgery.
struct XXH64: Sendable {
  /// The four sums that whole blocks of 32 bytes go into.
  private struct Lanes: Sendable {
    var a = prime1 &+ prime2
    var b = prime2
    var c: UInt64 = 0
    var d = 0 &- prime1

    @inline(__always)
    mutating func add(_ text: Span<UInt8>, at offset: Int) {
      a = round(a, load(text, at: offset))
      b = round(b, load(text, at: offset &+ 8))
      c = round(c, load(text, at: offset &+ 16))
      d = round(d, load(text, at: offset &+ 24))
    }

    /// All four in one number.
    var merged: UInt64 {
      let sum = rotate(a, 1) &+ rotate(b, 7) &+ rotate(c, 12) &+ rotate(d, 18)
      return [a, b, c, d].reduce(sum) { ($0 ^ round(0, $1)) &* prime1 &+ prime4 }
    }
  }

  private static var prime1: UInt64 { 0x9E37_79B1_85EB_CA87 }
  private static var prime2: UInt64 { 0xC2B2_AE3D_27D4_EB4F }
  private static var prime3: UInt64 { 0x1656_67B1_9E37_79F9 }
  private static var prime4: UInt64 { 0x85EB_CA77_C2B2_AE63 }
  private static var prime5: UInt64 { 0x27D4_EB2F_1656_67C5 }
  private static var blockSize: Int { 32 }

  private var lanes = Lanes()
  private var count = 0
  /// The bytes behind the last whole block.
  private var rest: [UInt8] = []

  /// Takes in more bytes.
  mutating func add(_ text: Span<UInt8>) {
    count += text.count
    var (lanes, offset) = (lanes, 0)
    if !rest.isEmpty {
      offset = min(Self.blockSize - rest.count, text.count)
      keep(text, from: 0, to: offset)
      guard rest.count == Self.blockSize else { return }
      lanes.add(rest.span, at: 0)
      rest.removeAll(keepingCapacity: true)
    }
    while text.count - offset >= Self.blockSize {
      lanes.add(text, at: offset)
      offset += Self.blockSize
    }
    self.lanes = lanes
    keep(text, from: offset, to: text.count)
  }

  private mutating func keep(_ text: Span<UInt8>, from start: Int, to end: Int) {
    for offset in start..<end { rest.append(text[offset]) }
  }

  /// The hash of everything so far.
  var value: UInt64 {
    var hash = (count < Self.blockSize ? Self.prime5 : lanes.merged) &+ UInt64(count)
    var offset = 0
    let text = rest.span
    while text.count - offset >= 8 {
      hash ^= Self.round(0, Self.load(text, at: offset))
      hash = Self.rotate(hash, 27) &* Self.prime1 &+ Self.prime4
      offset += 8
    }
    if text.count - offset >= 4 {
      let word = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
      hash ^= UInt64(word.littleEndian) &* Self.prime1
      hash = Self.rotate(hash, 23) &* Self.prime2 &+ Self.prime3
      offset += 4
    }
    for byte in rest[offset...] {
      hash ^= UInt64(byte) &* Self.prime5
      hash = Self.rotate(hash, 11) &* Self.prime1
    }
    hash = (hash ^ hash >> 33) &* Self.prime2
    hash = (hash ^ hash >> 29) &* Self.prime3
    return hash ^ hash >> 32
  }

  /// The value as 16 lower-case hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @inline(__always)
  private static func load(_ text: Span<UInt8>, at offset: Int) -> UInt64 {
    unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  @inline(__always)
  private static func round(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    rotate(sum &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }
}
