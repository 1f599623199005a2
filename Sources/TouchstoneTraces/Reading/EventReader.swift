import SafeJSON
import Touchstone

/// The fast way to a frame: reads an event of the native format straight from its bytes.
///
/// Keys come in any order, with any white space, and members that nothing reads are checked and skipped.
/// Whatever is rarer (an escape, an exponent, a number out of bounds, samples, a named view) is left to the
/// full way, which gets the same bytes. So both give the same events and the same errors.
struct EventReader {
  /// A member that nothing reads.
  struct Unread {
    var key: String
    /// The index of its touch; nil for one of the event.
    var touch: Int?
  }

  /// The keys and values that are known here, ready for comparison.
  struct Words {
    let time = JSONWord("t")
    let touches = JSONWord("touches")
    let id = JSONWord("id")
    let phase = JSONWord("phase")
    let x = JSONWord("x")
    let y = JSONWord("y")
    let type = JSONWord("type")
    let force = JSONWord("force")
    let maximumForce = JSONWord("maximumForce")
    let radius = JSONWord("radius")
    let tapCount = JSONWord("tapCount")
    let began = JSONWord("began")
    let moved = JSONWord("moved")
    let stationary = JSONWord("stationary")
    let ended = JSONWord("ended")
    let cancelled = JSONWord("cancelled")
    let direct = JSONWord("direct")
  }

  /// What is between the values where there is no space and the keys come in the usual order.
  ///
  /// An event takes 1,500 instructions where they are predicted, and 2,700 where it is read key by key.
  struct Literals {
    let time = JSONLiteral(#"{"t":"#)
    let touches = JSONLiteral(#","touche"#)
    let firstTouch = JSONLiteral(#"s":["#)
    let id = JSONLiteral(#"{"id":"#)
    let phase = JSONLiteral(#","phase""#)
    let phaseValue = JSONLiteral(#":""#)
    let moved = JSONLiteral(#"moved""#)
    let x = JSONLiteral(#","x":"#)
    let y = JSONLiteral(#","y":"#)
  }

  static let blank = TouchSample(id: TouchID(0), phase: .moved, location: .zero)
  /// Objects with more members that nothing reads are left to the full way.
  private static let mostUnread = 32

  let units: TraceUnits
  /// The members of the event read last that nothing reads.
  private(set) var unread: [Unread] = []
  /// Whether the last event was not plain because the memory ends in it.
  private(set) var hasRunOut = false
  // Copies of what is made once: looking up a global would cost more than comparing.
  let words = Self.allWords
  let literals = Self.allLiterals
  private var scratch = JSONTape()
  private static let allWords = Words()
  private static let allLiterals = Literals()

  init(units: TraceUnits) {
    self.units = units
  }

  /// Reads the event that comes next into a frame and returns its extent in the bytes; nil when it is left
  /// to the full way, or not in memory as a whole. Then the frame has no meaning.
  mutating func read(
    _ bytes: Span<UInt8>, as upcoming: UpcomingValue, into frame: inout Frame
  ) -> UpcomingExtent? {
    if !unread.isEmpty { unread.removeAll(keepingCapacity: true) }
    var cursor = JSONCursor()
    let isRead = read(bytes, as: upcoming, &cursor, into: &frame)
    hasRunOut = cursor.hasRunOut
    return isRead ? cursor.extent : nil
  }

  @inline(__always)
  private mutating func read(
    _ bytes: Span<UInt8>, as upcoming: UpcomingValue, _ cursor: inout JSONCursor,
    into frame: inout Frame
  ) -> Bool {
    switch upcoming {
    case .line:
      cursor.begin(in: bytes)
      return event(bytes, &cursor, depth: 0, into: &frame) && cursor.finishLine(in: bytes)
    case .laterElement:
      guard cursor.take(",", in: bytes) else { return false }
    case .firstElement: break
    }
    cursor.begin(in: bytes)
    return event(bytes, &cursor, depth: 2, into: &frame)
  }

  @inline(__always)
  private mutating func event(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, depth: Int, into frame: inout Frame
  ) -> Bool {
    var (hasTime, hasTouches, count) = (false, false, 0)
    defer {
      if frame.samples.count > count { frame.samples.removeLast(frame.samples.count - count) }
    }
    if cursor.take(literals.time, in: bytes) {
      guard time(bytes, &cursor, into: &frame) else { return false }
      hasTime = true
      if takeTouchesKey(bytes, &cursor) {
        hasTouches = true
        guard
          cursor.takeAtOnce("]", in: bytes)
            || touches(bytes, &cursor, depth: depth, &count, into: &frame)
        else { return false }
      }
      if cursor.take("}", in: bytes) { return true }
      guard cursor.take(",", in: bytes) else { return false }
    } else {
      guard cursor.take("{", in: bytes) else { return false }
    }
    repeat {
      guard let key = cursor.key(in: bytes) else { return false }
      switch key {
      case words.time where !hasTime:
        guard time(bytes, &cursor, into: &frame) else { return false }
        hasTime = true
      case words.touches where !hasTouches:
        guard cursor.take("[", in: bytes) else { return false }
        hasTouches = true
        if cursor.take("]", in: bytes) { break }
        guard touches(bytes, &cursor, depth: depth, &count, into: &frame) else { return false }
      default:
        guard skip(key, bytes, &cursor, depth: depth &+ 1, ofTouch: nil) else { return false }
      }
    } while cursor.take(",", in: bytes)
    return hasTime && cursor.take("}", in: bytes)
  }

  // Mutating like its callers, which would copy all words first otherwise.
  @inline(__always)
  private mutating func time(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, into frame: inout Frame
  ) -> Bool {
    guard let time = cursor.number(in: bytes)?.scaled(byPowerOfTen: units.timePower) else {
      return false
    }
    frame.time = Timestamp(nanoseconds: time)
    return true
  }

  @inline(__always)
  private mutating func takeTouchesKey(_ bytes: Span<UInt8>, _ cursor: inout JSONCursor) -> Bool {
    let start = cursor.position
    if cursor.take(literals.touches, in: bytes), cursor.take(literals.firstTouch, in: bytes) {
      return true
    }
    cursor.goBack(to: start)
    return false
  }

  /// Reads at least one touch, and the end of the array.
  @inline(__always)
  private mutating func touches(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, depth: Int, _ count: inout Int,
    into frame: inout Frame
  ) -> Bool {
    repeat {
      guard count < FrameAssembler.mostFingers else { return false }
      if count == frame.samples.count { frame.samples.append(Self.blank) }
      let start = cursor.position
      if !usualTouch(bytes, &cursor, into: &frame.samples[count]) {
        cursor.goBack(to: start)
        guard touch(bytes, &cursor, depth: depth &+ 2, count, into: &frame.samples[count]) else {
          return false
        }
      }
      count &+= 1
    } while cursor.take(",", in: bytes)
    return cursor.take("]", in: bytes)
  }

  /// Moves past the value of a member that nothing reads; false for those that something reads.
  mutating func skip(
    _ key: JSONWord, _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, depth: Int,
    ofTouch index: Int?
  ) -> Bool {
    let text = cursor.keyText(key, in: bytes)
    guard !KeyAudit.isRead(text, inTouch: index != nil), unread.count < Self.mostUnread,
      !unread.contains(where: { $0.key == text && $0.touch == index })
    else { return false }
    unread.append(Unread(key: text, touch: index))
    // It has to be a number.
    if key == words.tapCount, index != nil { return cursor.number(in: bytes) != nil }
    return cursor.skipValue(in: bytes, depth: depth, scratch: &scratch)
  }
}
