/// Whoever takes in what is written.
protocol TextHashing {
  /// Takes in bytes from an index on.
  mutating func add(_ bytes: Span<UInt8>, from start: Int)
  /// Takes in bytes from an index on: a text that is the same whenever it is given with this number.
  mutating func add(_ bytes: Span<UInt8>, from start: Int, asText number: Int)
}

/// Takes in nothing.
struct NoHash: TextHashing {
  mutating func add(_ bytes: Span<UInt8>, from start: Int) {}
  mutating func add(_ bytes: Span<UInt8>, from start: Int, asText number: Int) {}
}
