/// What distinguishes one finger of a recording from another while it is down.
public struct TouchID: Hashable, Sendable {
  /// The recording's number, or one that its reader gave to a name.
  public var rawValue: Int64

  /// An identifier from its number.
  public init(_ rawValue: Int64) {
    self.rawValue = rawValue
  }
}
