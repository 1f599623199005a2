/// Why a recognizer changed its state: the rule, and the limit that decided.
public struct GestureReason: Equatable, Sendable {
  /// The rule that decided; its raw value is its place among all.
  public enum Code: UInt8, CaseIterable, Sendable {
    /// The fingers strayed beyond the allowable movement.
    case movedTooFar
    /// It took longer than the maximum duration.
    case tooSlow
    /// The next tap did not come within the maximum interval.
    case intervalElapsed
    /// The last finger lifted before the limit was reached.
    case liftedEarly
    /// More fingers than the recognizer takes.
    case tooManyTouches
    /// Fewer fingers than the recognizer needs.
    case tooFewTouches
    /// The fingers went against the direction.
    case wrongDirection
    /// The fingers went too far across the direction.
    case movedSideways
    /// A finger landed outside the edge region.
    case outsideEdge
    /// Another recognizer was recognized first and excludes this one.
    case preventedBy
    /// A recognizer that must fail first was recognized.
    case requirementRecognized
    /// Recognizers wait for each other in a circle.
    case deadlock
    /// The delegate said no to shouldBegin.
    case shouldBeginRefused
    /// A control keeps the gesture for itself.
    case vetoedByControl
    /// The system took a touch away.
    case touchCancelled
    /// The recognizer was switched off.
    case disabled
    /// The recognizer, or its view, was taken away.
    case removed
    /// Recognized: a tap within its limits; the nearest of them is reported.
    case tapped
    /// Recognized: the fingers stayed long enough.
    case heldLongEnough
    /// Recognized: the fingers went far enough.
    case movedFarEnough
    /// Recognized: the fingers turned far enough.
    case turnedFarEnough

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .movedTooFar: "movedTooFar"
      case .tooSlow: "tooSlow"
      case .intervalElapsed: "intervalElapsed"
      case .liftedEarly: "liftedEarly"
      case .tooManyTouches: "tooManyTouches"
      case .tooFewTouches: "tooFewTouches"
      case .wrongDirection: "wrongDirection"
      case .movedSideways: "movedSideways"
      case .outsideEdge: "outsideEdge"
      case .preventedBy: "preventedBy"
      case .requirementRecognized: "requirementRecognized"
      case .deadlock: "deadlock"
      case .shouldBeginRefused: "shouldBeginRefused"
      case .vetoedByControl: "vetoedByControl"
      case .touchCancelled: "touchCancelled"
      case .disabled: "disabled"
      case .removed: "removed"
      case .tapped: "tapped"
      case .heldLongEnough: "heldLongEnough"
      case .movedFarEnough: "movedFarEnough"
      case .turnedFarEnough: "turnedFarEnough"
      }
    }
  }

  /// What the measured value and the limit count; its raw value is its place among all.
  public enum Unit: UInt8, CaseIterable, Sendable {
    /// Points.
    case points
    /// Seconds.
    case seconds
    /// Degrees.
    case degrees
    /// Fingers.
    case touches

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .points: "points"
      case .seconds: "s"
      case .degrees: "degrees"
      case .touches: "touches"
      }
    }
  }

  /// The limit that decided; nil when none did.
  public let limit: GestureLimit?
  private let decider: Int32
  /// The rule that decided.
  public let code: Code

  /// A reason: the rule, the limit that decided, and the other recognizer that did, by index.
  @inline(__always)
  public init(_ code: Code, _ limit: GestureLimit? = nil, by: Int? = nil) {
    self.code = code
    self.limit = limit
    decider = by.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }

  /// The reason that a limit was reached or passed: it decided by its own rule.
  @inline(__always)
  public init(_ limit: GestureLimit) {
    self.init(limit.rule, limit)
  }

  /// How far what was measured is on the right side of the limit; negative: missed by that much.
  public var margin: Double? { limit?.margin }

  /// The other recognizer that decided, by index, where one did.
  public var by: Int? { decider < 0 ? nil : Int(decider) }
}
