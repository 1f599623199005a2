package import Touchstone

/// What all recognizers made of touches that belong together: from the first one until none is
/// busy with any of them.
package struct StoryRound: Equatable, Sendable {
  /// Which of the recording's rounds it is, from 1.
  package var number: Int
  /// When its first touch landed.
  package var start: Timestamp
  /// When everybody was ready again.
  package var end: Timestamp
  /// The recognizers that took part, in canonical order; several attempts of one in order of time.
  package var stories: [RecognizerStory]
}
