package import Touchstone

extension RecognizerStory {
  /// A call of a view's touch method that the view got late, because the recognizer had not decided.
  package struct Delay: Equatable, Sendable {
    /// The view, by index.
    package var view: Int
    /// Which method: began or ended.
    package var phase: TouchPhase
    package var touch: TouchLabel
    package var from: StoryMoment
    /// When the view got the call; nil: it has not got it.
    package var until: StoryMoment?
  }

  /// Whether it still keeps a phase of one of its touches from the touch's view.
  func delays(_ phase: TouchPhase, of touch: TouchLabel, _ definition: RecognizerDefinition) -> Bool
  {
    guard recognition == nil, end == nil, taken.contains(where: { $0.touch == touch }) else {
      return false
    }
    return definition.delaysTouchesBegan || phase == .ended && definition.delaysTouchesEnded
  }

  /// Takes in what became of a call: late when it comes after it was held back, and not at all when
  /// the view never gets it.
  mutating func deliver(_ delay: Delay, isTold: Bool) {
    let place = delays.lastIndex {
      $0.view == delay.view && $0.phase == delay.phase && $0.touch == delay.touch && $0.until == nil
    }
    guard let place else { return }
    if isTold, delays[place].from.time < delay.from.time {
      delays[place].until = delay.from
    } else {
      delays.remove(at: place)
    }
  }
}
