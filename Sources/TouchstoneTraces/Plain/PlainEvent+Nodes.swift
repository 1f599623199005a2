import SafeJSON
import Touchstone

/// The same events where json-c reads them: their usual members, however they are spelled, straight
/// from its values. Whatever is unusual is left to the full reader here too.
extension PlainEvent {
  /// Reads an event into a frame; false when it is not plain. Then the frame has no meaning.
  func read(_ event: borrowing JSONNode, into frame: inout Frame) -> Bool {
    var count = 0
    var hasTime = false
    let isPlain = event.takesMembers { key, value in
      switch PlainWord(key) {
      case words.time:
        guard let time = PlainNumber(value)?.scaled(byPowerOfTen: units.timePower) else {
          return false
        }
        frame.time = Timestamp(nanoseconds: time)
        hasTime = true
        return true
      case words.touches:
        return value.takesElements { touch in
          guard count < FrameAssembler.mostFingers else { return false }
          if count == frame.samples.count { frame.samples.append(Self.blank) }
          count += 1
          return read(touch, into: &frame.samples[count - 1])
        }
      default: return false
      }
    }
    frame.samples.removeLast(frame.samples.count - count)
    return isPlain && hasTime
  }

  private func read(_ touch: borrowing JSONNode, into sample: inout TouchSample) -> Bool {
    sample = Self.blank
    var members: Members = []
    let isPlain = touch.takesMembers { key, value in
      guard let key = PlainWord(key), let member = member(key, value, &sample) else { return false }
      members.formUnion(member)
      return true
    }
    return isPlain && members.isSuperset(of: .required)
  }

  private func member(
    _ key: PlainWord, _ value: borrowing JSONNode, _ sample: inout TouchSample
  ) -> Members? {
    if key == words.phase || key == words.type {
      guard let word = value.withText({ PlainWord($0) }) ?? nil else { return nil }
      return self.member(key, word, &sample)
    }
    if key == words.id {
      guard let id = value.integer, id.magnitude <= TouchNames.largestNumber else { return nil }
      sample.id = TouchID(id)
      return .id
    }
    guard let number = value.double else { return nil }
    return self.member(key, number, &sample)
  }
}

extension PlainNumber {
  /// The number of a node as it is written; nil when it has an exponent or too many digits.
  init?(_ node: borrowing JSONNode) {
    if let integer = node.integer {
      self.init(digits: integer.magnitude, isNegative: integer < 0)
      return
    }
    guard let number = node.withDecimalText({ PlainNumber(text: $0) }) ?? nil else { return nil }
    self = number
  }

  /// The number that a text is, which JSON allows.
  private init?(text: Span<UInt8>) {
    self.init()
    var point = text.count
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): point = index + 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits &* 10 &+ UInt64(text[index] & 0x0F)
      default: return nil
      }
    }
    guard text.count <= Self.mostDigits else { return nil }
    decimals = text.count - point
  }
}

extension PlainWord {
  /// The word of some bytes; nil when they are too many, or one of them is a NUL.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count <= 15 else { return nil }
    let middle = min(bytes.count, 8)
    guard let head = Self.packed(bytes, in: 0..<middle),
      let tail = Self.packed(bytes, in: middle..<bytes.count)
    else { return nil }
    self.init(head: head, tail: tail)
  }

  @inline(__always)
  private static func packed(_ bytes: Span<UInt8>, in range: Range<Int>) -> UInt64? {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for index in range {
      guard bytes[index] != 0 else { return nil }
      word |= UInt64(bytes[index]) &<< shift
      shift &+= 8
    }
    return word
  }
}
