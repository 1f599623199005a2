import Touchstone

/// What happened to an animation, in words that follow the view's name.
enum AnimationText {
  /// What happened, and the details.
  static func words(for report: AnimationReport) -> (action: String, details: String) {
    let way = way(from: report.from, to: report.to)
    return switch report.event {
    case .began: ("animates", "\(way) over \(Wording.seconds(report.duration)) s")
    case .finished: ("finished", "animating \(way)")
    case .dropped: ("dropped", "animating \(way): something else took its place")
    }
  }

  /// A property with its values at the start and at the end.
  private static func way(from start: AnimatedValue, to end: AnimatedValue) -> String {
    switch (start, end) {
    case (.center(let start), .center(let end)):
      "center \(Wording.pair(start.x, start.y)) → \(Wording.pair(end.x, end.y))"
    case (.contentOffset(let start), .contentOffset(let end)) where start == end:
      "content offset \(Wording.pair(end.x, end.y)), beyond it and back"
    case (.contentOffset(let start), .contentOffset(let end)):
      "content offset \(Wording.pair(start.x, start.y)) → \(Wording.pair(end.x, end.y))"
    case (.frame(let start), .frame(let end)):
      "frame \(Wording.rectangle(start)) → \(Wording.rectangle(end))"
    case (.transform(let start), .transform(let end)): "transform \(way(from: start, to: end))"
    // An animation has one property.
    default: "\(end.property)"
    }
  }

  /// The parts of a transform that change.
  private static func way(from start: AffineTransform2D, to end: AffineTransform2D) -> String {
    let steps = zip(ValuesText.parts(of: start), ValuesText.parts(of: end))
      .filter { $0.value != $1.value }
      .map { "\($0.name) \($0.value) → \($1.value)" }
    return steps.isEmpty ? "as it is" : steps.joined(separator: ", ")
  }
}
