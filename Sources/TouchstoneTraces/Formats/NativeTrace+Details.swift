import SafeJSON
import Touchstone

extension NativeTrace {
  /// `id`, `phase`, `x` and `y`.
  private static let requiredMembers = 4

  /// What a touch says apart from where it is. Most touches say nothing, which costs nothing.
  func details(of touch: TraceValue, at time: Timestamp) throws(TraceError) -> TouchDetails {
    var details = TouchDetails()
    if case .object(let members) = touch.value, members.count == Self.requiredMembers {
      return details
    }
    if let force = touch.member("force") { details.force = try force.number().double }
    if let force = touch.member("maximumForce") {
      details.maximumForce = try force.number().double
    }
    if let radius = touch.member("radius") { details.radius = try units.length(radius) }
    if let samples = touch.member("coalesced") {
      details.coalesced = try intermediateSamples(samples, at: time)
    }
    if let samples = touch.member("predicted") {
      details.predicted = try intermediateSamples(samples, at: time)
    }
    if let mask = touch.member("estimatedProperties") {
      details.estimatedProperties = try mask.wholeNumber(atLeast: 0)
    }
    if let index = touch.member("estimationUpdateIndex") {
      details.estimationUpdateIndex = try index.wholeNumber()
    }
    // The engine counts taps itself.
    _ = try touch.member("tapCount")?.number()
    return details
  }

  /// The samples of a list; one without a time of its own has the event's.
  private func intermediateSamples(
    _ value: TraceValue, at time: Timestamp
  ) throws(TraceError) -> [IntermediateSample] {
    var samples: [IntermediateSample] = []
    for sample in try value.elements() {
      try sample.object()
      let own = try sample.member("t").map { (time) throws(TraceError) in try units.time(time) }
      samples.append(IntermediateSample(time: own ?? time, location: try units.location(sample)))
    }
    return samples
  }
}
