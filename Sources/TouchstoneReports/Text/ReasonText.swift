package import Touchstone

/// Says in a sentence why a recognizer changed its state.
package enum ReasonText {
  /// The sentence, without a full stop. `name` says what a recognizer is called, by index.
  package static func sentence(
    _ reason: GestureReason, kind: GestureKind, name: (Int) -> String
  ) -> String {
    let other = reason.by.map(name) ?? "another recognizer"
    switch reason.code {
    case .preventedBy: return "prevented by \(other), which was recognized first"
    case .requirementRecognized: return "waited for \(other) to fail, which was recognized"
    case .deadlock: return "waits for \(other) in a circle of recognizers"
    default: break
    }
    guard let limit = reason.limit else { return rule(reason.code) }
    return sentence(reason.code, limit, kind)
  }

  private static func sentence(
    _ code: GestureReason.Code, _ limit: GestureLimit, _ kind: GestureKind
  ) -> String {
    let measured = MeasuredText(limit)
    return switch code {
    case .movedTooFar:
      "\(measured.value) from where it came down; \(measured.allowed(missedBy: "too far"))"
    case .tooSlow: tooSlow(kind, measured)
    case .intervalElapsed: intervalElapsed(measured)
    case .liftedEarly: "lifted after \(effort(limit, kind, measured)); \(measured.needed)"
    case .tooManyTouches: "\(measured.value); \(measured.allowed(missedBy: "too many"))"
    case .tooFewTouches: "\(measured.value); \(measured.needed)"
    case .wrongDirection: wrongDirection(limit, measured)
    case .movedSideways:
      "strayed \(measured.value) sideways; \(measured.allowed(missedBy: "too far"))"
    case .outsideEdge:
      "landed \(measured.value) from the edge; \(measured.allowed(missedBy: "too far"))"
    case .tapped: tapped(limit, measured)
    case .heldLongEnough, .movedFarEnough, .turnedFarEnough:
      "recognized after \(effort(limit, kind, measured)); \(measured.needed)"
    case .preventedBy, .requirementRecognized, .deadlock, .shouldBeginRefused, .vetoedByControl,
      .touchCancelled, .disabled, .removed:
      rule(code)
    }
  }

  /// What the fingers did towards the gesture.
  private static func effort(
    _ limit: GestureLimit, _ kind: GestureKind, _ measured: MeasuredText
  ) -> String {
    switch (limit.rule, kind) {
    case (.movedFarEnough, .screenEdgePan): "moving \(measured.value) inwards"
    case (.movedFarEnough, .pinch): "moving \(measured.value) closer or apart"
    case (.movedFarEnough, _): "moving \(measured.value)"
    case (.turnedFarEnough, _): "turning \(measured.value)"
    default: measured.value
    }
  }

  private static func tooSlow(_ kind: GestureKind, _ measured: MeasuredText) -> String {
    let limit = measured.allowed(missedBy: "too long")
    return kind == .swipe
      ? "not done after \(measured.value); \(limit)"
      : "still down after \(measured.value); \(limit)"
  }

  private static func intervalElapsed(_ measured: MeasuredText) -> String {
    measured.isOnLimit
      ? "no new tap within \(measured.limit) of the lift"
      : "no new tap \(measured.value) after the lift; \(measured.allowed(missedBy: "too long"))"
  }

  private static func wrongDirection(_ limit: GestureLimit, _ measured: MeasuredText) -> String {
    limit.role == .reached
      ? "moved \(measured.magnitude) outwards; \(measured.limit) inwards are needed"
      : "moved \(measured.magnitude) against the direction"
  }

  private static func tapped(_ limit: GestureLimit, _ measured: MeasuredText) -> String {
    limit.unit == .seconds
      ? "lifted after \(measured.value); \(measured.allowed(missedBy: "too long"))"
      : "\(measured.value) from where it came down; \(measured.allowed(missedBy: "too far"))"
  }

  /// A rule in a few words, without the number that decided.
  package static func rule(_ code: GestureReason.Code) -> String {
    switch code {
    case .movedTooFar: "moved too far from where it came down"
    case .tooSlow: "took too long"
    case .intervalElapsed: "no new tap came in time"
    case .liftedEarly: "lifted too early"
    case .tooManyTouches: "too many fingers"
    case .tooFewTouches: "too few fingers"
    case .wrongDirection: "moved against the direction"
    case .movedSideways: "strayed sideways"
    case .outsideEdge: "there is no edge to start from"
    case .tapped: "lifted within the limits of a tap"
    case .heldLongEnough: "held long enough"
    case .movedFarEnough: "moved far enough"
    case .turnedFarEnough: "turned far enough"
    case .preventedBy: "prevented by another recognizer"
    case .requirementRecognized: "waited for another recognizer to fail"
    case .deadlock: "waits in a circle of recognizers"
    case .shouldBeginRefused: "its delegate did not let it begin"
    case .touchCancelled: "the system took a touch away"
    case .vetoedByControl: "the touched control keeps this gesture for itself"
    case .disabled: "the recognizer was switched off"
    case .removed: "the recognizer or its view was taken away"
    }
  }
}
