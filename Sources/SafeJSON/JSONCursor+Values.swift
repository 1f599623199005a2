extension JSONCursor {
  /// How far a top-level value has been read.
  enum Progress {
    /// It is left to the full way.
    case left
    case complete
    /// Up to the bracket of an array that is read by itself; its key is the last part of the tape.
    case array
  }

  /// Objects with more keys are left to the full way: finding those that come twice takes too long here.
  private static let mostKeys = 64
  private static let yes = JSONLiteral("true")
  private static let no = JSONLiteral("false")
  private static let null = JSONLiteral("null")

  /// Moves past an object or array inside `depth` others, which becomes the content of a tape. One that is in
  /// no other is read up to the first of the arrays that are read by themselves.
  mutating func value(
    in bytes: Span<UInt8>, depth: Int, streaming arrays: [StreamedArray], into tape: inout JSONTape
  ) -> Progress {
    tape.removeAll()
    guard bytes.count <= JSONTape.mostBytes else { return .left }
    if depth == 0, !arrays.isEmpty, next(in: bytes) == UInt8(ascii: "{") {
      return object(in: bytes, depth: 0, streaming: arrays, into: &tape)
    }
    return value(in: bytes, depth: depth, into: &tape) ? .complete : .left
  }

  /// Moves past a value inside `depth` arrays and objects, and adds its parts to a tape. False when it is
  /// left to the full way.
  mutating func value(in bytes: Span<UInt8>, depth: Int, into tape: inout JSONTape) -> Bool {
    switch next(in: bytes) {
    case UInt8(ascii: "{"):
      return object(in: bytes, depth: depth, streaming: [], into: &tape) == .complete
    case UInt8(ascii: "["): return array(in: bytes, depth: depth, into: &tape)
    case UInt8(ascii: "\""):
      let start = position &+ 1
      guard finishString(from: start, in: bytes) else { return false }
      tape.add(.string, start, position &- 1)
      return true
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number(in: bytes, into: &tape)
    case UInt8(ascii: "t"): return word(Self.yes, .yes, in: bytes, into: &tape)
    case UInt8(ascii: "f"): return word(Self.no, .no, in: bytes, into: &tape)
    case UInt8(ascii: "n"): return word(Self.null, .null, in: bytes, into: &tape)
    default: return false
    }
  }

  /// Moves past a value inside `depth` arrays and objects, checking all that is in it. False when it is left to
  /// the full way.
  package mutating func skipValue(
    in bytes: Span<UInt8>, depth: Int, scratch tape: inout JSONTape
  ) -> Bool {
    tape.removeAll()
    return bytes.count <= JSONTape.mostBytes && value(in: bytes, depth: depth, into: &tape)
  }

  private mutating func object(
    in bytes: Span<UInt8>, depth: Int, streaming arrays: [StreamedArray],
    into tape: inout JSONTape
  ) -> Progress {
    guard depth < JSONScanner.maximumDepth else { return .left }
    let own = tape.parts.count
    tape.add(.object, position, position)
    position &+= 1
    if !take("}", in: bytes) {
      var (count, seen) = (0, 0 as UInt64)
      repeat {
        guard take("\"", in: bytes) else { return .left }
        let start = position
        guard let key = wordBehindQuote(in: bytes), key.count <= Self.largestKey,
          count < Self.mostKeys
        else { return .left }
        guard isNew(key, start, bytes, of: own, in: tape, &seen) else { return .left }
        tape.add(.key, start, position &- 1)
        count &+= 1
        guard take(":", in: bytes) else { return .left }
        if !arrays.isEmpty, next(in: bytes) == UInt8(ascii: "["),
          tape.hasLastKey(among: arrays, bytes)
        {
          return .array
        }
        guard value(in: bytes, depth: depth &+ 1, into: &tape) else { return .left }
      } while take(",", in: bytes)
      guard take("}", in: bytes) else { return .left }
    }
    tape.close(own, at: position)
    return .complete
  }

  private mutating func array(
    in bytes: Span<UInt8>, depth: Int, into tape: inout JSONTape
  ) -> Bool {
    guard depth < JSONScanner.maximumDepth else { return false }
    let own = tape.parts.count
    tape.add(.array, position, position)
    position &+= 1
    if !take("]", in: bytes) {
      repeat {
        guard value(in: bytes, depth: depth &+ 1, into: &tape) else { return false }
      } while take(",", in: bytes)
      guard take("]", in: bytes) else { return false }
    }
    tape.close(own, at: position)
    return true
  }

  /// Whether no key of an object is the same; `seen` has a bit for each of them.
  @inline(__always)
  private func isNew(
    _ key: JSONWord, _ start: Int, _ bytes: Span<UInt8>, of object: Int, in tape: JSONTape,
    _ seen: inout UInt64
  ) -> Bool {
    // Of two keys with different bits nothing else has to be compared.
    let bit = 1 << (key.mix >> 58) as UInt64
    if seen & bit != 0, tape.hasKey(start..<start + key.count, in: bytes, of: object) {
      return false
    }
    seen |= bit
    return true
  }

  private mutating func number(in bytes: Span<UInt8>, into tape: inout JSONTape) -> Bool {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position &+= 1 }
    let whole = position
    skipDigits(in: bytes)
    let digits = position &- whole
    hasRunOut = position >= bytes.count
    guard digits > 0, digits <= PlainNumber.mostDigits,
      digits == 1 || bytes[whole] != UInt8(ascii: "0")
    else { return false }
    let isDecimal = takeAtOnce(".", in: bytes)
    if isDecimal {
      let point = position
      skipDigits(in: bytes)
      hasRunOut = position >= bytes.count
      guard position > point else { return false }
    }
    guard position < bytes.count else { return false }
    tape.add(isDecimal ? .decimal : .integer, start, position)
    return bytes[position] | 0x20 != UInt8(ascii: "e")
  }

  @inline(__always)
  private mutating func skipDigits(in bytes: Span<UInt8>) {
    while true {
      let bits = Self.bitsBeforeOthers(paddedBytes(at: position, in: bytes))
      position &+= Int(bits / 8)
      if bits < 64 { return }
    }
  }

  private mutating func word(
    _ word: JSONLiteral, _ kind: JSONTape.Kind, in bytes: Span<UInt8>, into tape: inout JSONTape
  ) -> Bool {
    let difference = paddedBytes(at: position, in: bytes) ^ word.bytes
    guard difference & word.mask == 0 else {
      let left = bytes.count &- position
      hasRunOut = left < word.length && difference & ~(.max << UInt64(left * 8)) == 0
      return false
    }
    position &+= word.length
    tape.add(kind, position &- word.length, position)
    return true
  }
}

extension JSONTape {
  /// Whether an object that is open has a key already.
  @inline(never)
  fileprivate func hasKey(
    _ range: Range<Int>, in bytes: Span<UInt8>, of object: Int
  ) -> Bool {
    var part = object + 1
    while part < parts.count {
      if Self.isEqual(bytes.extracting(self.range(of: part)), bytes.extracting(range)) {
        return true
      }
      part = Int(parts[part + 1].next)
    }
    return false
  }

  /// Whether two texts have the same bytes.
  private static func isEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }

  /// Whether the key that was added last is that of an array that is read by itself.
  @inline(never)
  fileprivate func hasLastKey(among arrays: [StreamedArray], _ bytes: Span<UInt8>) -> Bool {
    func hasKey(_ key: String, at part: Int) -> Bool {
      Self.isEqual(bytes.extracting(range(of: part)), key.utf8.span)
    }
    for array in arrays where hasKey(array.key, at: parts.count - 1) {
      guard let other = array.unlessAfter, keys.contains(where: { hasKey(other, at: $0) }) else {
        return true
      }
    }
    return false
  }

  /// The keys of the object that was added first, which is open; the last one has no value yet.
  var keys: [Int] {
    var keys: [Int] = []
    var part = 1
    while part < parts.count {
      keys.append(part)
      part = part + 1 < parts.count ? Int(parts[part + 1].next) : parts.count
    }
    return keys
  }
}
