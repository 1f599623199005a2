/// A change of a view that takes time. The view's own value is the final one from the start; only
/// what a person sees moves.
struct Animation: Equatable {
  let view: Int
  let from: AnimatedValue
  let to: AnimatedValue
  let start: Timestamp
  let duration: Interval
  let curve: AnimationCurve
  /// Who is informed when it has finished.
  let owner: Int

  /// When it finishes.
  var end: Timestamp { start + duration }

  /// What a person sees at a time.
  func presentation(at time: Timestamp) -> AnimatedValue {
    guard time < end else { return to }
    guard time > start else { return from }
    return curve.value(from: from, to: to, after: time - start, of: duration)
  }
}
