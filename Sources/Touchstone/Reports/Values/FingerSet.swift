/// Which fingers took part in something: landing numbers modulo 64, to compare gestures with.
public struct FingerSet: OptionSet, Hashable, Sendable {
  /// One bit a finger.
  public let rawValue: UInt64

  /// A set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The set of one finger.
  init(landing sequence: Int) {
    self.init(rawValue: 1 << UInt64(sequence & 63))
  }
}
