/// Why a recognizer never had a touch in a whole recording.
package struct IdleStory: Equatable, Sendable {
  /// Who it is, by index in the scene.
  package var recognizer: Int
  /// The touches that it could have had and did not take, one for each reason.
  package var refused: [RecognizerStory.Refusal]
  /// Where touches landed instead, in order of time, each view once.
  package var hitViews: [Int]

  /// Why, as one word.
  package var code: StaticString {
    if !refused.isEmpty { return "touchRefused" }
    return hitViews.isEmpty ? "noTouch" : "touchedElsewhere"
  }
}
