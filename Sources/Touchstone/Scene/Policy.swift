/// How the recognizers of a scene get along: groups and pairs of recognizer indices.
public struct Policy: Equatable, Sendable {
  /// An ordered pair of recognizers, by index.
  public struct Pair: Hashable, Sendable {
    /// The one that waits, prevents or asks.
    public var first: Int
    /// The one it waits for, prevents or asks about.
    public var second: Int

    /// A pair of recognizers.
    public init(_ first: Int, _ second: Int) {
      self.first = first
      self.second = second
    }
  }

  /// Who may recognize together: every two of a group, in both directions (R33).
  public var simultaneous: [[Int]] = []
  /// Whether everybody may recognize together.
  public var isAllSimultaneous = false
  /// `first` waits until `second` has failed. Without cycles.
  public var requireToFail: [Pair] = []
  /// The same, asked of the delegates when both are engaged on one touch; cycles are possible.
  public var dynamicRequireToFail: [Pair] = []
  /// `first` can prevent `second`, whatever their kinds say (R31).
  public var prevents: [Pair] = []
  /// `first` cannot prevent `second`.
  public var cannotPrevent: [Pair] = []

  /// No policy: what UIKit does without a delegate.
  public init() {}
}
