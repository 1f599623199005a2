/// Whoever takes in what is written.
protocol TextHashing {
  /// What has become of all that has been taken in.
  var value: UInt64 { get set }

  /// What a byte makes of a value.
  static func hash(_ byte: UInt8, begunWith value: UInt64) -> UInt64

  /// What bytes, up to the end, make of a value.
  @unsafe static func hash(
    _ start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, begunWith value: UInt64
  ) -> UInt64

  /// The same, mostly for few bytes: there are at least `NumberText.mostShortBytes` in memory.
  @unsafe static func hash(
    short start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, begunWith value: UInt64
  ) -> UInt64

  /// Takes in bytes, up to the end: a text that is the same whenever it is given with this number.
  @unsafe mutating func add(
    _ start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, asText number: Int)
}

/// Takes in nothing.
struct NoHash: TextHashing {
  var value: UInt64 {
    get { 0 }
    set {}
  }

  static func hash(_ byte: UInt8, begunWith value: UInt64) -> UInt64 { 0 }

  @unsafe static func hash(
    _ start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, begunWith value: UInt64
  ) -> UInt64 { 0 }

  @unsafe static func hash(
    short start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, begunWith value: UInt64
  ) -> UInt64 { 0 }

  @unsafe mutating func add(
    _ start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, asText number: Int
  ) {}
}
