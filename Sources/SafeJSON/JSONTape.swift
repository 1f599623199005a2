/// What `JSONCursor` has read: the parts of a value in their order, as places in its bytes.
package struct JSONTape {
  enum Kind: UInt8 {
    case null, no, yes, integer
    /// With a decimal point and no exponent.
    case decimal
    case string, key, array, object
  }

  struct Part {
    var kind: Kind
    /// Where its text begins; behind the quote of a string or key.
    var start: Int32
    /// Where its text ends; before the quote.
    var end: Int32
    /// The index behind it and all that is in it.
    var next: Int32
  }

  /// Longer inputs are left to the full way: places have 32 bits.
  static let mostBytes = Int(Int32.max)

  private(set) var parts: [Part] = []
  /// Texts of keys: few different ones come again and again.
  private var keyTexts = KeyTexts()

  package init() {}

  mutating func removeAll() {
    parts.removeAll(keepingCapacity: true)
  }

  /// Adds a part without others in it.
  @inline(__always)
  mutating func add(_ kind: Kind, _ start: Int, _ end: Int) {
    parts.append(
      Part(
        kind: kind, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
        next: Int32(truncatingIfNeeded: parts.count &+ 1)))
  }

  /// Says that all that is in an array or object has been added.
  @inline(__always)
  mutating func close(_ index: Int, at end: Int) {
    parts[index].end = Int32(truncatingIfNeeded: end)
    parts[index].next = Int32(truncatingIfNeeded: parts.count)
  }

  /// Where the text of a part is.
  func range(of index: Int) -> Range<Int> {
    Int(parts[index].start)..<Int(parts[index].end)
  }
}

// MARK: Values

extension JSONTape {
  /// The value that was read first.
  mutating func value(in bytes: Span<UInt8>) -> JSONValue {
    value(at: 0, bytes)
  }

  private mutating func value(at index: Int, _ bytes: Span<UInt8>) -> JSONValue {
    switch parts[index].kind {
    case .null: .null
    case .no: .bool(false)
    case .yes: .bool(true)
    case .integer, .decimal:
      .number(
        JSONNumber(
          bytes.extracting(range(of: index)), isWhole: parts[index].kind == .integer))
    case .string, .key: .string(text(at: index, bytes))
    case .array: .array(elements(of: index, bytes))
    case .object: .object(members(from: index + 1, upTo: Int(parts[index].next), bytes))
    }
  }

  private mutating func elements(of index: Int, _ bytes: Span<UInt8>) -> [JSONValue] {
    var elements: [JSONValue] = []
    elements.reserveCapacity(count(from: index + 1, upTo: Int(parts[index].next), step: 0))
    var part = index + 1
    while part < parts[index].next {
      elements.append(value(at: part, bytes))
      part = Int(parts[part].next)
    }
    return elements
  }

  /// How many elements, or members with a key in front of each value, there are.
  private func count(from start: Int, upTo end: Int, step: Int) -> Int {
    var (part, count) = (start, 0)
    while part < end {
      part = Int(parts[part + step].next)
      count += 1
    }
    return count
  }

  /// The members in the order of the text, from one part up to another.
  mutating func members(from start: Int, upTo end: Int, _ bytes: Span<UInt8>) -> [JSONMember] {
    var members: [JSONMember] = []
    members.reserveCapacity(count(from: start, upTo: end, step: 1))
    var part = start
    while part < end {
      members.append(
        JSONMember(
          key: keyTexts.text(bytes, range(of: part)), value: value(at: part + 1, bytes)))
      part = Int(parts[part + 1].next)
    }
    return members
  }

  /// The text of a string or a key.
  func text(at index: Int, _ bytes: Span<UInt8>) -> String {
    Self.string(bytes.extracting(range(of: index)))
  }

  static func string(_ bytes: Span<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
