import Touchstone

/// Says why a recognizer never had a touch.
enum IdleText {
  /// The words, without a full stop.
  static func text(of story: IdleStory, _ scene: StoryScene) -> String {
    if let refusal = story.refused.first {
      return "never had a touch: " + text(of: refusal.refusal)
    }
    let view = scene.viewNames[scene.scene.recognizers[story.recognizer].view]
    guard !story.hitViews.isEmpty else { return "never had a touch: none landed on a view" }
    let others = story.hitViews.prefix(3).map { scene.viewNames[$0] }.joined(separator: ", ")
    let more = story.hitViews.count > 3 ? " and others" : ""
    return "never had a touch: none landed on \(view) or a view in it, only on \(others)\(more)"
  }

  /// Why a recognizer did not take a touch.
  static func text(of refusal: TouchRefusal) -> String {
    switch refusal {
    case .isDecided: "it had decided already"
    case .isRemoved: "it, or its view, was taken away"
    case .isDisabled: "it is switched off (its setting 'isEnabled')"
    case .touchType: "it takes no touches of this type (its setting 'allowedTouchTypes')"
    case .mixedTouchTypes: "it takes touches of one type at a time"
    case .exclusiveView: "another view has its window for itself (exclusiveTouch)"
    case .shouldReceiveRefused: "its delegate did not let it have the touch (shouldReceiveTouch)"
    case .enoughTouches: "it has as many fingers as it takes"
    }
  }
}
