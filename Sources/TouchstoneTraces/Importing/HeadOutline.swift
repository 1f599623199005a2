/// What can be said of the beginning of a JSON text without reading it: brackets, keys, and the words
/// behind keys. It may end anywhere, and may be wrong in any way.
struct HeadOutline {
  /// A key, how deep it is inside brackets, and the text of its value where that is short.
  struct Key: Equatable {
    var depth: Int
    var name: String
    /// The value's text, with its quotes if it is a string; nil while it is not complete.
    var value: String?
  }

  /// How much of a text is looked at.
  struct Limits {
    /// The deepest keys.
    var depth = 6
    var keys = 96
    /// The most bytes of a key or a value.
    var text = 64
  }

  /// The first byte that is no space; nil in an empty text.
  private(set) var first: UInt8?
  /// Keys in their order.
  private(set) var keys: [Key] = []
  /// Whether the console of a JavaScript engine has cut off what it has written already.
  private(set) var hasCutOffs = false
  /// Whether the first value has ended.
  private(set) var isComplete = false
  /// Where it has.
  private(set) var end = 0

  /// The outline of a beginning, or of so much of it as there is up to a key, without or with its value,
  /// after which the rest does not matter; `isObject` says whether the text is an object.
  init(
    _ bytes: Span<UInt8>, within limits: Limits = Limits(),
    upTo isLast: (_ key: Key, _ isObject: Bool) -> Bool = { _, _ in false }
  ) {
    var index = bytes.countOfByteOrderMark
    var depth = 0
    // The last string, which is a key when a colon follows it.
    var text: String?
    var isValue = false
    while index < bytes.count, !isComplete, keys.count < limits.keys {
      let byte = bytes[index]
      if first == nil, byte > 0x20 { first = byte }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        (text, isValue) = (nil, false)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        (text, isValue) = (nil, false)
        isComplete = depth <= 0
        if isComplete { end = index + 1 }
      case UInt8(ascii: "\""):
        guard let end = Self.endOfString(bytes, from: index + 1) else { return }
        if Self.ends(bytes, index + 1, end, with: "Circular]") { hasCutOffs = true }
        if depth > limits.depth {
          text = nil
        } else if isValue, let last = keys.indices.last, keys[last].depth == depth {
          keys[last].value = Self.text(bytes, index, end + 1, limits)
          if isLast(keys[last], first == UInt8(ascii: "{")) { return }
        } else {
          text = Self.text(bytes, index + 1, end, limits)
        }
        index = end
      case UInt8(ascii: ":"):
        if let name = text, depth <= limits.depth {
          let key = Key(depth: depth, name: name)
          keys.append(key)
          if isLast(key, first == UInt8(ascii: "{")) { return }
        }
        (text, isValue) = (nil, true)
      case UInt8(ascii: ","): (text, isValue) = (nil, false)
      case 0...0x20: break
      default:
        let end = Self.endOfWord(bytes, from: index)
        if Self.ends(bytes, index, end, with: "Circular"), end - index == 8 { hasCutOffs = true }
        if isValue, end < bytes.count, let last = keys.indices.last, keys[last].depth == depth {
          keys[last].value = Self.text(bytes, index, end, limits)
          if isLast(keys[last], first == UInt8(ascii: "{")) { return }
        }
        index = end - 1
        // A text that begins with a word is no JSON that anybody reads.
        if depth == 0 { return }
      }
      index += 1
    }
  }

  /// The value of the first key of a name, at a depth if that is given; nil without such a key.
  func value(_ name: String, depth: Int? = nil) -> String? {
    keys.first { $0.name == name && (depth == nil || $0.depth == depth) }?.value
  }

  /// Whether there is a key of a name, at a depth if that is given.
  func has(_ name: String, depth: Int? = nil) -> Bool {
    keys.contains { $0.name == name && (depth == nil || $0.depth == depth) }
  }

  private static func endOfString(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }

  private static func endOfWord(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
        // A word of one of these would never end.
        return max(index, start + 1)
      default: index += 1
      }
    }
    return index
  }

  /// Whether a string or a word ends with a text.
  private static func ends(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, with text: StaticString
  ) -> Bool {
    let textStart = end - text.utf8CodeUnitCount
    guard textStart >= start else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { unsafe bytes[textStart + $0] == text[$0] }
    }
  }

  private static func text(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ limits: Limits
  ) -> String {
    var part: [UInt8] = []
    for index in start..<start + min(end - start, limits.text) { part.append(bytes[index]) }
    return String(decoding: part, as: UTF8.self)
  }
}
