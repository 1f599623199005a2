/// The keys seen so far in every object that is open, to find those that come twice.
///
/// json-c keeps the last of two equal keys and says nothing.
struct KeyLedger {
  private struct Level {
    var firstKey: Int
    // Filled only in large objects, where comparing each key with all others would take too long.
    var many: Set<[UInt8]> = []
  }

  private static let largeObject = 16

  // One growing text with the ends of the keys in it: no allocation per key.
  private var text: [UInt8] = []
  private var ends: [Int] = []
  private var levels: [Level] = []

  /// The key added last.
  var last: ArraySlice<UInt8> { key(ends.count - 1) }

  /// Enters an object.
  mutating func open() {
    levels.append(Level(firstKey: ends.count))
  }

  /// Leaves the innermost object and forgets its keys.
  mutating func close() {
    guard let level = levels.popLast() else { return }
    ends.removeLast(ends.count - level.firstKey)
    text.removeLast(text.count - (ends.last ?? 0))
  }

  /// Leaves all objects.
  mutating func removeAll() {
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
  }

  /// Adds the bytes of a string, without its quotes, as a key of the innermost object.
  ///
  /// Returns false when the object has the key already, however either is escaped.
  mutating func insert(_ bytes: [UInt8], in range: Range<Int>, hasEscapes: Bool) -> Bool {
    if hasEscapes {
      StringEscapes.decode(bytes[range], into: &text)
    } else {
      // Keys are short: a loop is faster than a slice with its reference counts.
      for index in range { text.append(bytes[index]) }
    }
    ends.append(text.count)
    guard let level = levels.last else { return true }
    let others = level.firstKey..<ends.count - 1
    guard others.count >= Self.largeObject else { return !hasLast(among: others) }
    return insertLastAmongMany(others)
  }

  /// Adds a key without escapes, which the innermost object is known not to have.
  mutating func insert(_ bytes: Span<UInt8>) {
    for index in bytes.indices { text.append(bytes[index]) }
    ends.append(text.count)
  }

  /// Whether the innermost object has a key already.
  func contains(_ wanted: [UInt8]) -> Bool {
    guard let level = levels.last else { return false }
    return (level.firstKey..<ends.count).contains { key($0).elementsEqual(wanted) }
  }

  private func hasLast(among others: Range<Int>) -> Bool {
    let last = range(of: ends.count - 1)
    for index in others where isEqual(range(of: index), last) { return true }
    return false
  }

  private func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count
    where text[left.lowerBound + index] != text[right.lowerBound + index] {
      return false
    }
    return true
  }

  private mutating func insertLastAmongMany(_ others: Range<Int>) -> Bool {
    let level = levels.count - 1
    if levels[level].many.isEmpty {
      for index in others { levels[level].many.insert(Array(key(index))) }
    }
    return levels[level].many.insert(Array(last)).inserted
  }

  private func key(_ index: Int) -> ArraySlice<UInt8> {
    text[range(of: index)]
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}
