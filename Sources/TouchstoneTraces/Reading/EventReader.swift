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
  private struct Words {
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
  /// Predicting that takes a third of the instructions that reading key by key does.
  private struct Literals {
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

  /// The members of a touch that have been read.
  private struct Members: OptionSet {
    let rawValue: UInt16

    static let id = Members(rawValue: 1)
    static let phase = Members(rawValue: 2)
    static let x = Members(rawValue: 4)
    static let y = Members(rawValue: 8)
    static let type = Members(rawValue: 16)
    static let force = Members(rawValue: 32)
    static let maximumForce = Members(rawValue: 64)
    static let radius = Members(rawValue: 128)
    static let unread = Members(rawValue: 256)
    static let required: Members = [.id, .phase, .x, .y]
  }

  private static let blank = TouchSample(id: TouchID(0), phase: .moved, location: .zero)
  /// Objects with more members that nothing reads are left to the full way.
  private static let mostUnread = 32

  let units: TraceUnits
  /// The members of the event read last that nothing reads.
  private(set) var unread: [Unread] = []
  /// Whether the last event was not plain because the memory ends in it.
  private(set) var hasRunOut = false
  // Copies of what is made once: looking up a global would cost more than comparing.
  private let words = Self.allWords
  private let literals = Self.allLiterals
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
    defer { frame.samples.removeLast(frame.samples.count - count) }
    if cursor.take(literals.time, in: bytes) {
      guard time(bytes, &cursor, into: &frame) else { return false }
      hasTime = true
      if takeTouchesKey(bytes, &cursor) {
        guard touches(bytes, &cursor, depth: depth, &count, into: &frame) else { return false }
        hasTouches = true
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

  @inline(__always)
  private func time(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, into frame: inout Frame
  ) -> Bool {
    guard let time = cursor.number(in: bytes)?.scaled(byPowerOfTen: units.timePower) else {
      return false
    }
    frame.time = Timestamp(nanoseconds: time)
    return true
  }

  @inline(__always)
  private func takeTouchesKey(_ bytes: Span<UInt8>, _ cursor: inout JSONCursor) -> Bool {
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

  /// Reads a touch without space whose keys come in the usual order; others are not meant here.
  @inline(__always)
  private mutating func usualTouch(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, into sample: inout TouchSample
  ) -> Bool {
    guard cursor.take(literals.id, in: bytes), let id = cursor.numberAtOnce(in: bytes),
      let id = self.id(id), cursor.take(literals.phase, in: bytes),
      cursor.take(literals.phaseValue, in: bytes),
      let phase = usualPhase(bytes, &cursor),
      cursor.take(literals.x, in: bytes), let x = cursor.numberAtOnce(in: bytes),
      let x = units.points(x.double, .horizontal), cursor.take(literals.y, in: bytes),
      let y = cursor.numberAtOnce(in: bytes), let y = units.points(y.double, .vertical),
      cursor.takeAtOnce("}", in: bytes)
    else { return false }
    // Nearly always there is nothing else to clear.
    if !sample.isPlain { sample = Self.blank }
    sample.id = id
    sample.phase = phase
    sample.location = Point2D(x: x, y: y)
    return true
  }

  /// Reads a phase behind its quote: nearly all say that a finger moved.
  @inline(__always)
  private func usualPhase(_ bytes: Span<UInt8>, _ cursor: inout JSONCursor) -> TouchPhase? {
    if cursor.take(literals.moved, in: bytes) { return .moved }
    return cursor.wordBehindQuote(in: bytes).flatMap { phase($0) }
  }

  /// Reads a touch with its keys in any order.
  private mutating func touch(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, depth: Int, _ index: Int,
    into sample: inout TouchSample
  ) -> Bool {
    guard cursor.take("{", in: bytes) else { return false }
    sample = Self.blank
    var members: Members = []
    repeat {
      guard let key = cursor.key(in: bytes),
        let member = member(key, bytes, &cursor, depth: depth, index, &sample),
        member == .unread || members.isDisjoint(with: member)
      else { return false }
      members.formUnion(member)
    } while cursor.take(",", in: bytes)
    return members.isSuperset(of: .required) && cursor.take("}", in: bytes)
  }

  @inline(__always)
  private mutating func member(
    _ key: JSONWord, _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, depth: Int, _ index: Int,
    _ sample: inout TouchSample
  ) -> Members? {
    switch key {
    case words.id:
      guard let id = cursor.number(in: bytes).flatMap({ id($0) }) else { return nil }
      sample.id = id
      return .id
    case words.phase:
      guard let phase = cursor.word(in: bytes).flatMap({ phase($0) }) else { return nil }
      sample.phase = phase
      return .phase
    case words.x:
      guard let x = cursor.number(in: bytes).flatMap({ units.points($0.double, .horizontal) })
      else { return nil }
      sample.location.x = x
      return .x
    case words.y:
      guard let y = cursor.number(in: bytes).flatMap({ units.points($0.double, .vertical) })
      else { return nil }
      sample.location.y = y
      return .y
    default: return detail(key, bytes, &cursor, depth: depth, index, &sample)
    }
  }

  private mutating func detail(
    _ key: JSONWord, _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, depth: Int, _ index: Int,
    _ sample: inout TouchSample
  ) -> Members? {
    switch key {
    case words.force:
      guard let force = cursor.number(in: bytes)?.double else { return nil }
      sample.details.force = force
      return .force
    case words.maximumForce:
      guard let force = cursor.number(in: bytes)?.double else { return nil }
      sample.details.maximumForce = force
      return .maximumForce
    case words.radius:
      guard let radius = cursor.number(in: bytes).flatMap({ units.points($0.double, .horizontal) })
      else { return nil }
      sample.details.radius = radius
      return .radius
    case words.type:
      // Other types of touch are rare enough for the full way.
      return cursor.word(in: bytes) == words.direct ? .type : nil
    default:
      return skip(key, bytes, &cursor, depth: depth &+ 1, ofTouch: index) ? .unread : nil
    }
  }

  /// Moves past the value of a member that nothing reads; false for those that something reads.
  private mutating func skip(
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

  @inline(__always)
  private func id(_ number: PlainNumber) -> TouchID? {
    guard number.decimals == 0, number.digits <= UInt64(TouchNames.largestNumber) else {
      return nil
    }
    let magnitude = Int64(number.digits)
    return TouchID(number.isNegative ? -magnitude : magnitude)
  }

  @inline(__always)
  private func phase(_ word: JSONWord) -> TouchPhase? {
    if word == words.moved { return .moved }
    if word == words.stationary { return .stationary }
    if word == words.began { return .began }
    if word == words.ended { return .ended }
    return word == words.cancelled ? .cancelled : nil
  }
}
