import SafeJSON
import Touchstone

/// The touches of an event.
extension EventReader {
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

  /// Reads a touch without space whose keys come in the usual order; others are not meant here.
  @inline(__always)
  mutating func usualTouch(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, into sample: inout TouchSample
  ) -> Bool {
    guard cursor.take(literals.id, in: bytes), let id = cursor.numberAtOnce(in: bytes),
      let id = self.id(id), cursor.take(literals.phase, in: bytes),
      cursor.take(literals.phaseValue, in: bytes),
      // Nearly all say that a finger moved.
      let phase = cursor.take(literals.moved, in: bytes)
        ? TouchPhase.moved : phaseBehindQuote(bytes, &cursor),
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

  @inline(never)
  private mutating func phaseBehindQuote(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor
  ) -> TouchPhase? {
    cursor.wordBehindQuote(in: bytes).flatMap { phase($0) }
  }

  /// Reads a touch with its keys in any order.
  mutating func touch(
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

  @inline(__always)
  private func id(_ number: PlainNumber) -> TouchID? {
    guard number.decimals == 0, let magnitude = Int64(exactly: number.digits) else { return nil }
    return TouchID(ofInput: number.isNegative ? -magnitude : magnitude)
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
