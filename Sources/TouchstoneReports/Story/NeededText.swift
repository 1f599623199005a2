import Touchstone

/// Says what a recognizer would have needed to be recognized.
enum NeededText {
  /// The words, without a full stop; nil for one that did not fail. `name` says what a recognizer is
  /// called, by index.
  static func text(of story: RecognizerStory, kind: GestureKind, name: (Int) -> String) -> String? {
    guard let end = story.end, end.transition.to == .failed, let reason = end.transition.reason
    else { return nil }
    if let other = reason.by.map(name) { return text(of: reason.code, other, story) }
    guard let limit = reason.limit else { return withoutNumbers(reason.code) }
    return text(of: reason.code, limit, story, kind, at: end.moment.time)
  }

  private static func text(
    of code: GestureReason.Code, _ other: String, _ story: RecognizerStory
  ) -> String? {
    switch code {
    case .preventedBy:
      "\(other) not to be recognized before it, or both to be allowed simultaneously"
        + shortage(of: story)
    case .requirementRecognized: "\(other) to fail"
    case .deadlock: "no failure requirements in a circle with \(other)"
    default: nil
    }
  }

  /// What was still missing when another recognizer was first.
  private static func shortage(of story: RecognizerStory) -> String {
    let unmet = story.limits.map { $0.last.limit }.filter { $0.margin < 0 }
    guard
      let limit = unmet.first(where: { $0.unit == .touches })
        ?? unmet.first(where: { $0.role == .reached })
    else { return "" }
    let distance = MeasuredText(limit).distance
    return limit.role == .kept
      ? "; by then it had \(distance) too many"
      : "; by then it still lacked \(distance) (\(limit.property.name))"
  }

  private static func text(
    of code: GestureReason.Code, _ limit: GestureLimit, _ story: RecognizerStory,
    _ kind: GestureKind, at time: Timestamp
  ) -> String? {
    let measured = MeasuredText(limit)
    let (missing, end) = (measured.distance, Wording.seconds(time))
    switch code {
    case .movedTooFar: return "to stay within \(measured.limit) of where it came down"
    case .tooSlow where kind == .swipe: return nearestApproach(of: story, measured.limit)
    case .tooSlow, .intervalElapsed: return text(ofDeadline: limit, kind, time)
    case .liftedEarly where limit.unit == .seconds: return "to be held \(missing) longer"
    case .liftedEarly: return shortfall(of: story, limit) ?? "\(missing) more by \(end) s"
    case .tooManyTouches: return "\(missing) less"
    case .tooFewTouches: return "\(missing) more at the same time"
    case .wrongDirection:
      return limit.role == .reached
        ? "to move \(measured.limit) inwards" : "no movement against its direction"
    case .movedSideways: return "\(missing) less sideways by \(end) s"
    case .outsideEdge: return "to land \(missing) nearer to the edge"
    default: return nil
    }
  }

  /// What had to happen until a time limit came.
  private static func text(
    ofDeadline limit: GestureLimit, _ kind: GestureKind, _ time: Timestamp
  ) -> String {
    let allowed = MeasuredText(limit).limit
    let excess = max(0, -limit.margin)
    let due = Wording.seconds(
      Timestamp(nanoseconds: time.nanoseconds - Int64((excess * 1e9).rounded())))
    if limit.rule == .tooSlow { return "to be lifted by \(due) s, \(allowed) after it came down" }
    // After its taps a press needs no tap.
    let next = kind == .longPress ? "to come down again" : "another tap"
    return "\(next) by \(due) s, \(allowed) after the lift"
  }

  /// What was missing where it came nearest: the limit may change, fingers go back, and their number
  /// fall until the last one lifts, and nothing is tested in that event. Nil when nothing was tested.
  private static func shortfall(of story: RecognizerStory, _ limit: GestureLimit) -> String? {
    let series = story.limits.first { $0.last.limit.isSameLimit(as: limit) }
    // The last point is the lift's.
    guard
      let closest = series?.points.dropLast().max(by: { $0.limit.margin <= $1.limit.margin })
    else { return nil }
    guard closest.limit.margin <= 0 else {
      return limit.property == .minimumPrimaryMovement ? "all fingers to go the same way" : nil
    }
    let missing = MeasuredText(closest.limit).distance
    let time = Wording.seconds(closest.moment.time)
    return "\(limit.bound == .above ? "over " : "")\(missing) more by \(time) s"
  }

  /// A swipe that took too long: how near it came while there was time.
  private static func nearestApproach(of story: RecognizerStory, _ limit: String) -> String {
    let hurry = "to be done within \(limit)"
    guard let closest = story.limit(.minimumPrimaryMovement)?.closest, closest.limit.margin < 0
    else { return hurry }
    let measured = MeasuredText(closest.limit)
    return "\(hurry): it came nearest at \(Wording.seconds(closest.moment.time)) s, "
      + "\(measured.distance) short"
  }

  private static func withoutNumbers(_ code: GestureReason.Code) -> String? {
    switch code {
    case .shouldBeginRefused: "its delegate to let it begin"
    case .vetoedByControl: "to start outside of the control"
    case .touchCancelled: "the touch not to be taken away by the system"
    case .disabled: "to stay switched on"
    case .removed: "to stay where it is, with its view"
    case .outsideEdge: "an edge to start from (its setting 'edges')"
    default: nil
    }
  }
}
