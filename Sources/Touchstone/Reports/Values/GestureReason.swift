/// Why a recognizer changed its state: the rule, and the number that decided.
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
    /// Recognized: a tap within its limits; the nearest of them is told.
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

    /// Whether the measured value must not exceed the limit, rather than reach it.
    var isUpperLimit: Bool {
      switch self {
      case .movedTooFar, .tooSlow, .intervalElapsed, .tooManyTouches, .movedSideways, .outsideEdge,
        .tapped:
        true
      default: false
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

  /// A value against its limit.
  public struct Measurement: Equatable, Sendable {
    /// What was measured.
    public var value: Double
    /// What it was held against.
    public var limit: Double
    /// What both count.
    public var unit: Unit

    /// A value against its limit.
    public init(_ value: Double, limit: Double, _ unit: Unit) {
      self.value = value
      self.limit = limit
      self.unit = unit
    }
  }

  // Three words in all, so that a machine's answer to each frame comes back in registers.
  private var value = 0.0
  private var limit = 0.0
  private var unit: Unit?
  private var decider: Int32 = -1
  /// The rule that decided.
  public var code: Code

  /// A reason.
  public init(_ code: Code, _ measurement: Measurement? = nil, by: Int? = nil) {
    self.code = code
    self.measurement = measurement
    self.by = by
  }

  /// The number that decided, where one did.
  public var measurement: Measurement? {
    get { unit.map { Measurement(value, limit: limit, $0) } }
    set { (value, limit, unit) = (newValue?.value ?? 0, newValue?.limit ?? 0, newValue?.unit) }
  }

  /// The other recognizer that decided, by index, where one did.
  public var by: Int? {
    get { decider < 0 ? nil : Int(decider) }
    set { decider = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }

  /// How far the measured value is on the right side of the limit; negative: missed by that much.
  public var margin: Double? {
    guard let measurement else { return nil }
    return code.isUpperLimit
      ? measurement.limit - measurement.value : measurement.value - measurement.limit
  }
}
