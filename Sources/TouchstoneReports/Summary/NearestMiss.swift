package import Touchstone

/// A recognizer that failed, and what it failed at.
package struct NearestMiss: Equatable, Sendable {
  /// The failed transition; its reason has a limit.
  package var transition: StateTransition
  /// How much was missing, as a part of the limit.
  package var shortfall: Double

  /// A miss, unless no number decided.
  init?(_ transition: StateTransition) {
    guard transition.to == .failed, let limit = transition.reason?.limit else { return nil }
    self.transition = transition
    // What strays from a limit of 0 at all is as far off as can be.
    shortfall = limit.limit == 0 ? .infinity : limit.margin.magnitude / limit.limit.magnitude
  }
}
