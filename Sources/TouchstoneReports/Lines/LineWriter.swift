import SafeJSON
import Touchstone

/// Text on its way into memory that has room for it, taken in by a hash as it is written.
///
/// Nearly all output is lines of many short pieces, so a piece is a few stores and no more: everything
/// here becomes part of whoever writes a line, and where the line ends stays in a register. A hash waits
/// for each of its bytes; the processor writes the next piece meanwhile.
@safe struct LineWriter<Hash: TextHashing>: ~Copyable {
  private var next: UnsafeMutablePointer<UInt8>
  private let limit: UnsafeMutablePointer<UInt8>
  fileprivate var hash: Hash

  @unsafe @inline(__always)
  fileprivate init(
    from start: UnsafeMutablePointer<UInt8>, to limit: UnsafeMutablePointer<UInt8>, _ hash: Hash
  ) {
    unsafe next = start
    unsafe self.limit = limit
    self.hash = hash
  }

  /// Lets something write that does not become part of the caller, or whose caller this is not part of.
  @inline(__always)
  mutating func apart(_ write: (inout LineWriter) -> Void) {
    // What others are given stands in memory, and so would this writer.
    var other = unsafe LineWriter(from: next, to: limit, hash)
    write(&other)
    unsafe next = other.next
    hash = other.hash
  }

  /// Appends an ASCII character that is written in the program.
  @inline(__always)
  mutating func append(character: Unicode.Scalar) {
    unsafe precondition(next < limit, "text has its room")
    let byte = UInt8(truncatingIfNeeded: character.value)
    unsafe next.pointee = byte
    unsafe next += 1
    hash.value = Hash.hash(byte, begunWith: hash.value)
  }

  /// Appends text that is written in the program.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    // Its length is known where it is written, so that this is a store or two.
    let start = unsafe store(literal.utf8Start, literal.utf8CodeUnitCount)
    unsafe hash.value = Hash.hash(start, until: next, begunWith: hash.value)
  }

  /// Appends text that the hash does not take in.
  mutating func append(unhashed literal: StaticString) {
    _ = unsafe store(literal.utf8Start, literal.utf8CodeUnitCount)
  }

  /// Appends a text that lines consist of.
  @inline(__always)
  mutating func append(_ text: LineText) {
    let start = unsafe store(text.text.utf8Start, text.text.utf8CodeUnitCount)
    unsafe hash.add(start, until: next, asText: text.rawValue)
  }

  /// Appends text that is written in the program, and has this number among all texts.
  @inline(__always)
  mutating func append(_ literal: StaticString, asText number: Int) {
    let start = unsafe store(literal.utf8Start, literal.utf8CodeUnitCount)
    unsafe hash.add(start, until: next, asText: number)
  }

  /// Appends a text that the lines of a recording have in common.
  @inline(__always)
  mutating func append(text number: Int, of texts: TextTable.Texts) {
    let text = unsafe texts[number]
    guard let bytes = text.baseAddress else { return }
    let start = unsafe store(bytes, text.count)
    unsafe hash.add(start, until: next, asText: LineTextNumber.inTable(number))
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let bytesStart = bytes.baseAddress else { return }
      let start = unsafe store(bytesStart, bytes.count)
      unsafe hash.value = Hash.hash(start, until: next, begunWith: hash.value)
    }
  }

  /// Lets the hash take in a line feed that is not written.
  @inline(__always)
  mutating func hashLineFeed() {
    hash.value = Hash.hash(UInt8(ascii: "\n"), begunWith: hash.value)
  }

  // MARK: Numbers

  /// Appends a number rounded to at most so many decimals.
  @inline(__always)
  mutating func append(_ value: Double, decimals: Int) {
    switch decimals {
    case 3: unsafe (next, hash.value) = Self.storeThousandths(value, next, limit, hash.value)
    case 6: unsafe (next, hash.value) = Self.storeMillionths(value, next, limit, hash.value)
    default:
      unsafe (next, hash.value) = Self.append(next, limit, hash.value) {
        NumberText.append(value, decimals: decimals, to: &$0)
      }
    }
  }

  /// Appends a whole number.
  @inline(__always)
  mutating func append(number: Int) {
    unsafe (next, hash.value) = Self.storeWhole(Int64(number), next, limit, hash.value)
  }

  /// Appends a time in seconds with at most six decimals.
  @inline(__always)
  mutating func append(seconds nanoseconds: Int64) {
    unsafe (next, hash.value) = Self.storeSeconds(nanoseconds, next, limit, hash.value)
  }

  /// Appends something and returns its text.
  @inline(__always)
  mutating func piece(_ write: (inout LineWriter) -> Void) -> Piece {
    let start = unsafe next
    write(&self)
    return unsafe Piece(start: start, count: next - start)
  }

  /// Appends a text once more that was written just now.
  @inline(__always)
  mutating func append(again piece: Piece) {
    unsafe (next, hash.value) = Self.store(piece, next, limit, hash.value)
  }

  /// Appends a number's text with the opposite sign.
  @inline(__always)
  mutating func append(negated piece: Piece) {
    let first = unsafe piece.start.pointee
    if first == UInt8(ascii: "-") {
      return append(again: unsafe Piece(start: piece.start + 1, count: piece.count - 1))
    }
    // Zero has no sign, nor has `null`.
    let isSigned = first == UInt8(ascii: "0") ? piece.count > 1 : first <= UInt8(ascii: "9")
    if isSigned { append(character: "-") }
    append(again: piece)
  }

  /// A text that has been written, while nothing moves the bytes.
  @safe struct Piece {
    fileprivate let start: UnsafeMutablePointer<UInt8>
    fileprivate let count: Int
  }

  @unsafe @inline(never)
  private static func store(
    _ piece: Piece, _ next: Position, _ limit: Position, _ hash: UInt64
  ) -> (Position, UInt64) {
    let room = unsafe limit - next
    if piece.count <= 16, room >= 16 {
      // All at once: what is not meant of it is written over by what follows.
      let text = unsafe UnsafeRawPointer(piece.start).loadUnaligned(as: SIMD16<UInt8>.self)
      unsafe UnsafeMutableRawPointer(next).storeBytes(of: text, as: SIMD16<UInt8>.self)
    } else {
      precondition(room >= piece.count, "text has its room")
      unsafe next.update(from: piece.start, count: piece.count)
    }
    let end = unsafe next + piece.count
    return unsafe (end, Hash.hash(next, until: end, begunWith: hash))
  }

  private typealias Position = UnsafeMutablePointer<UInt8>

  @unsafe @inline(never)
  private static func storeThousandths(
    _ value: Double, _ next: Position, _ limit: Position, _ hash: UInt64
  ) -> (Position, UInt64) {
    guard let end = unsafe NumberText.store(value, decimals: 3, at: checked(next, limit)) else {
      return unsafe append(next, limit, hash) { NumberText.append(value, decimals: 3, to: &$0) }
    }
    return unsafe (end, Hash.hash(short: next, until: end, begunWith: hash))
  }

  @unsafe @inline(never)
  private static func storeMillionths(
    _ value: Double, _ next: Position, _ limit: Position, _ hash: UInt64
  ) -> (Position, UInt64) {
    guard let end = unsafe NumberText.store(value, decimals: 6, at: checked(next, limit)) else {
      return unsafe append(next, limit, hash) { NumberText.append(value, decimals: 6, to: &$0) }
    }
    return unsafe (end, Hash.hash(short: next, until: end, begunWith: hash))
  }

  @unsafe @inline(never)
  private static func storeWhole(
    _ value: Int64, _ next: Position, _ limit: Position, _ hash: UInt64
  ) -> (Position, UInt64) {
    guard let end = unsafe NumberText.store(value, at: checked(next, limit)) else {
      return unsafe append(next, limit, hash) { NumberText.append(value, to: &$0) }
    }
    // Mostly as long as the one before.
    return unsafe (end, Hash.hash(next, until: end, begunWith: hash))
  }

  @unsafe @inline(never)
  private static func storeSeconds(
    _ nanoseconds: Int64, _ next: Position, _ limit: Position, _ hash: UInt64
  ) -> (Position, UInt64) {
    guard let end = unsafe NumberText.store(nanoseconds: nanoseconds, at: checked(next, limit))
    else {
      return unsafe append(next, limit, hash) {
        NumberText.appendSeconds(nanoseconds: nanoseconds, decimals: 6, to: &$0)
      }
    }
    return unsafe (end, Hash.hash(next, until: end, begunWith: hash))
  }

  @unsafe @inline(__always)
  private static func checked(_ next: Position, _ limit: Position) -> Position {
    unsafe precondition(limit - next >= NumberText.mostShortBytes, "a number has its room")
    return unsafe next
  }

  @unsafe @inline(never)
  private static func append(
    _ next: Position, _ limit: Position, _ hash: UInt64,
    _ append: (inout OutputSpan<UInt8>) -> Void
  ) -> (Position, UInt64) {
    let room = unsafe UnsafeMutableBufferPointer(start: next, count: limit - next)
    var output = unsafe OutputSpan(buffer: room, initializedCount: 0)
    append(&output)
    let end = unsafe next + output.finalize(for: room)
    return unsafe (end, Hash.hash(next, until: end, begunWith: hash))
  }

  // MARK: Memory

  @unsafe @inline(__always)
  private mutating func store(
    _ text: UnsafePointer<UInt8>, _ count: Int
  ) -> UnsafeMutablePointer<UInt8> {
    unsafe precondition(limit - next >= count, "text has its room")
    let start = unsafe next
    unsafe UnsafeMutableRawPointer(start).copyMemory(from: text, byteCount: count)
    unsafe next = start + count
    return unsafe start
  }

  /// How many bytes there are from where the room begins.
  fileprivate func count(from start: UnsafeMutablePointer<UInt8>) -> Int { unsafe next - start }
}

extension [UInt8] {
  /// Appends lines that take at most so many bytes; a hash takes them in.
  @inline(__always)
  mutating func appendLines<Hash>(
    addingCapacity count: Int, _ hash: inout Hash, _ write: (inout LineWriter<Hash>) -> Void
  ) {
    append(addingCapacity: count) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, count in
        guard let start = room.baseAddress else { return }
        var writer = unsafe LineWriter(from: start + count, to: start + room.count, hash)
        write(&writer)
        hash = writer.hash
        count = unsafe writer.count(from: start)
      }
    }
  }

  /// Appends text that takes at most so many bytes.
  @inline(__always)
  mutating func appendText(
    addingCapacity count: Int, _ write: (inout LineWriter<NoHash>) -> Void
  ) {
    var hash = NoHash()
    appendLines(addingCapacity: count, &hash, write)
  }
}
