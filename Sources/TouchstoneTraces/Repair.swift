/// Something about a trace that is wrong but has only one sensible meaning.
package struct Repair: Equatable, Sendable {
  /// What was found.
  package enum Code: String, Sendable {
    /// A finger moved that had never landed.
    case beganInferred
    /// A finger left that had never landed.
    case liftDropped
    /// A finger landed that was down already.
    case oldTouchCancelled
    /// More fingers than a screen tells apart.
    case manyTouches
    /// Fingers are still down at the end.
    case cancelledAtEnd
  }

  /// What was found.
  package var code: Code
  /// Where.
  package var place: TracePlace
  /// What was found and what was done about it, in one sentence.
  package var message: String

  /// The whole warning for people.
  package func rendered(source: String) -> String {
    "\(place.rendered(source: source)): warning: \(message)".onOneLine
  }
}
