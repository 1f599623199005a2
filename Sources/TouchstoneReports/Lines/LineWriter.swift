import SafeJSON
import Touchstone

/// Text on its way into memory that has room for it.
///
/// Nearly all output is lines of many short pieces, so a piece is a few stores and no more: everything
/// here becomes part of the caller, and where the line ends stays in a register.
@safe struct LineWriter: ~Copyable {
  private var next: UnsafeMutablePointer<UInt8>
  private let limit: UnsafeMutablePointer<UInt8>

  @unsafe @inline(__always)
  fileprivate init(
    from start: UnsafeMutablePointer<UInt8>, to limit: UnsafeMutablePointer<UInt8>
  ) {
    unsafe next = start
    unsafe self.limit = limit
  }

  /// Lets something write that does not become part of the caller, or whose caller this is not part of.
  @inline(__always)
  mutating func apart(_ write: (inout LineWriter) -> Void) {
    // An inout argument is in memory, and so would this writer be.
    var other = unsafe LineWriter(from: next, to: limit)
    write(&other)
    unsafe next = other.next
  }

  /// Appends an ASCII character that is written in the program.
  @inline(__always)
  mutating func append(character: Unicode.Scalar) {
    unsafe precondition(next < limit, "text has its room")
    unsafe next.pointee = UInt8(truncatingIfNeeded: character.value)
    unsafe next += 1
  }

  /// Appends text that is written in the program.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    // Its length is known where it is written, so that this is a store or two.
    unsafe store(literal.utf8Start, literal.utf8CodeUnitCount)
  }

  /// Appends a key behind another member.
  @inline(__always)
  mutating func append(_ key: OutputKey) { append(key.text) }

  /// Appends a text that the lines of a recording have in common.
  @inline(__always)
  mutating func append(text number: Int, of texts: TextTable.Texts) {
    let text = unsafe texts[number]
    guard let bytes = text.baseAddress else { return }
    unsafe store(bytes, text.count)
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe store(start, bytes.count)
    }
  }

  // MARK: Numbers

  /// Appends a number rounded to at most so many decimals.
  @inline(__always)
  mutating func append(_ value: Double, decimals: Int) {
    switch decimals {
    case 3: unsafe next = Self.storeThousandths(value, next, limit)
    case 6: unsafe next = Self.storeMillionths(value, next, limit)
    default:
      unsafe next = Self.append(next, limit) {
        NumberText.append(value, decimals: decimals, to: &$0)
      }
    }
  }

  /// Appends a whole number.
  @inline(__always)
  mutating func append(number: Int) {
    unsafe next = Self.storeWhole(Int64(number), next, limit)
  }

  /// Appends a whole number.
  @inline(__always)
  mutating func append(number: Int64) {
    unsafe next = Self.storeWhole(number, next, limit)
  }

  /// Appends a time in seconds with at most six decimals.
  @inline(__always)
  mutating func append(seconds nanoseconds: Int64) {
    unsafe next = Self.storeSeconds(nanoseconds, next, limit)
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
    unsafe next = Self.store(piece, next, limit)
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

  private typealias Position = UnsafeMutablePointer<UInt8>

  @unsafe @inline(never)
  private static func store(
    _ piece: Piece, _ next: Position, _ limit: Position
  ) -> Position {
    let room = unsafe limit - next
    if piece.count <= 16, room >= 16 {
      // All at once: what is not meant of it is written over by what follows.
      let text = unsafe UnsafeRawPointer(piece.start).loadUnaligned(as: SIMD16<UInt8>.self)
      unsafe UnsafeMutableRawPointer(next).storeBytes(of: text, as: SIMD16<UInt8>.self)
    } else {
      precondition(room >= piece.count, "text has its room")
      unsafe next.update(from: piece.start, count: piece.count)
    }
    return unsafe next + piece.count
  }

  @unsafe @inline(never)
  private static func storeThousandths(
    _ value: Double, _ next: Position, _ limit: Position
  ) -> Position {
    unsafe NumberText.store(value, decimals: 3, at: checked(next, limit))
      ?? append(next, limit) { NumberText.append(value, decimals: 3, to: &$0) }
  }

  @unsafe @inline(never)
  private static func storeMillionths(
    _ value: Double, _ next: Position, _ limit: Position
  ) -> Position {
    unsafe NumberText.store(value, decimals: 6, at: checked(next, limit))
      ?? append(next, limit) { NumberText.append(value, decimals: 6, to: &$0) }
  }

  @unsafe @inline(never)
  private static func storeWhole(
    _ value: Int64, _ next: Position, _ limit: Position
  ) -> Position {
    unsafe NumberText.store(value, at: checked(next, limit))
      ?? append(next, limit) { NumberText.append(value, to: &$0) }
  }

  @unsafe @inline(never)
  private static func storeSeconds(
    _ nanoseconds: Int64, _ next: Position, _ limit: Position
  ) -> Position {
    unsafe NumberText.store(nanoseconds: nanoseconds, at: checked(next, limit))
      ?? append(next, limit) {
        NumberText.appendSeconds(nanoseconds: nanoseconds, decimals: 6, to: &$0)
      }
  }

  @unsafe @inline(__always)
  private static func checked(_ next: Position, _ limit: Position) -> Position {
    unsafe precondition(limit - next >= NumberText.mostShortBytes, "a number has its room")
    return unsafe next
  }

  @unsafe @inline(never)
  private static func append(
    _ next: Position, _ limit: Position, _ append: (inout OutputSpan<UInt8>) -> Void
  ) -> Position {
    let room = unsafe UnsafeMutableBufferPointer(start: next, count: limit - next)
    var output = unsafe OutputSpan(buffer: room, initializedCount: 0)
    append(&output)
    return unsafe next + output.finalize(for: room)
  }

  // MARK: Memory

  @unsafe @inline(__always)
  private mutating func store(_ text: UnsafePointer<UInt8>, _ count: Int) {
    unsafe precondition(limit - next >= count, "text has its room")
    unsafe UnsafeMutableRawPointer(next).copyMemory(from: text, byteCount: count)
    unsafe next += count
  }

  /// How many bytes there are from where the room begins.
  fileprivate func count(from start: UnsafeMutablePointer<UInt8>) -> Int { unsafe next - start }
}

extension [UInt8] {
  /// Appends text that takes at most so many bytes.
  @inline(__always)
  mutating func appendText(addingCapacity count: Int, _ write: (inout LineWriter) -> Void) {
    append(addingCapacity: count) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, count in
        guard let start = room.baseAddress else { return }
        var writer = unsafe LineWriter(from: start + count, to: start + room.count)
        write(&writer)
        count = unsafe writer.count(from: start)
      }
    }
  }
}
