package import Touchstone

/// A recognizer that failed, and what it failed at.
package struct NearestMiss: Equatable, Sendable {
  /// The failed transition; its reason has a measurement.
  package var transition: Transition
  /// How much was missing, as a part of the limit.
  package var shortfall: Double

  /// A miss, unless no number decided.
  init?(_ transition: Transition) {
    guard transition.to == .failed, let reason = transition.reason,
      let measurement = reason.measurement, let margin = reason.margin
    else { return nil }
    self.transition = transition
    let limit = measurement.limit.magnitude
    // What strays from a limit of 0 at all is as far off as can be.
    shortfall = limit > 0 ? margin.magnitude / limit : .infinity
  }
}
