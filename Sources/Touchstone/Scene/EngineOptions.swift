/// The engine's switches that belong to no single recognizer.
public struct EngineOptions: Equatable, Sendable {
  /// Which of two recognizers of one view comes first (R30).
  public enum Tie: Sendable {
    /// The one that was added first.
    case earlierAdded
    /// The one that was added last.
    case laterAdded
  }

  /// How taps are counted (R67).
  public enum TapCounting: Sendable {
    /// Per window, as UIKit does.
    case uikit
    /// Only on one hit view, and never together with a finger that is still down.
    case perView
  }

  /// Which kinds of recognizer exclude each other, as far as the scene says nothing (R31).
  public enum Prevention: Sendable {
    /// All, but a tap or long press does not exclude one that needs more taps of the same fingers.
    case fewerTapsYield
    /// All.
    case always
  }

  /// The order of recognizers on one view.
  public var tie = Tie.earlierAdded
  /// How taps are counted.
  public var tapCounting = TapCounting.uikit
  /// Which touches count as further taps.
  public var tapCount = TapCountSettings()
  /// Which kinds exclude each other.
  public var prevention = Prevention.fewerTapsYield
  /// Moves are gathered into frames of this rate; 0: each frame of the trace stays one (R8).
  public var coalesceHertz = 0

  /// UIKit's ways.
  public init() {}
}
