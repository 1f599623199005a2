package import SafeJSON

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
    /// A moment is written behind later ones.
    case timeSorted
    /// A new contact says not everything about where it is.
    case positionInherited
    /// A contact whose position is unknown.
    case contactDropped
    /// The device lost events.
    case stateLost
    /// Fingers have no ids and were told apart by where they are.
    case fingersMatched
    /// What the format thins out or cannot say.
    case lowFidelity
    /// Times, ways or lifts that the recording does not have and that were made for it.
    case madeUp
    /// Touches that are not those of a screen.
    case indirectDevice
    /// Something that is no touch, or that cannot be kept.
    case dropped
  }

  /// What was found.
  package var code: Code
  /// Where.
  package var place: TracePlace
  /// What was found and what was done about it, in one sentence.
  package var message: String
  /// The times as they are written, where a moment is written behind a later one.
  package var fall: TimeFall?

  /// The whole warning for people.
  package func rendered(source: String) -> PlainText {
    "\(place.rendered(source: source)): warning: \(message)"
  }
}
