/// A set of ordered pairs of recognizers, made once and asked often.
struct PairSet {
  /// The pairs as numbers, ascending.
  private let keys: [UInt64]

  init(_ pairs: [Policy.Pair]) {
    keys = pairs.map { Self.key($0.first, $0.second) }.sorted()
  }

  var isEmpty: Bool { keys.isEmpty }

  /// Whether the pair is in the set. Cost: the logarithm of the number of pairs.
  func contains(_ first: Int, _ second: Int) -> Bool {
    let key = Self.key(first, second)
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key
  }

  private static func key(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }
}
