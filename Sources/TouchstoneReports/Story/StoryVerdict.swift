import Touchstone

/// What became of a recognizer, in a few words.
enum StoryVerdict {
  /// The words, and how they look.
  static func text(of story: RecognizerStory) -> (String, Tone) {
    guard let recognition = story.recognition else {
      guard let end = story.end else { return ("undecided", .quiet) }
      return ("failed at \(Wording.seconds(end.moment.time)) s", .failed)
    }
    let text = "recognized at \(Wording.seconds(recognition.moment.time)) s"
    guard let end = story.end else { return (text + ", not ended", .recognized) }
    guard end != recognition else { return (text, .recognized) }
    let state = end.transition.to
    return ("\(text), \(state.name) at \(Wording.seconds(end.moment.time)) s", tone(of: state))
  }

  /// How a state looks.
  static func tone(of state: RecognizerState) -> Tone {
    switch state {
    case .began, .ended: .recognized
    case .cancelled: .cancelled
    case .failed: .failed
    case .possible, .changed: .plain
    }
  }
}
