import SafeJSON
import Touchstone

/// What the text of stories knows of the scene, its names fit for a terminal.
struct StoryScene {
  let scene: TouchScene
  /// The recognizers in canonical order.
  let order: [Int]
  let names: [String]
  let viewNames: [String]

  init(_ scene: TouchScene) {
    self.scene = scene
    order = scene.canonicalOrder
    names = scene.recognizerNames.map(PlainText.harmless)
    viewNames = scene.viewNames.map(PlainText.harmless)
  }

  func kind(of recognizer: Int) -> GestureKind { scene.recognizers[recognizer].kind }

  /// The kind of a recognizer and the view it is on.
  func subject(of recognizer: Int) -> String {
    "\(kind(of: recognizer).name) on \(viewNames[scene.recognizers[recognizer].view])"
  }

  /// Why a transition happened, as a sentence; empty when it has no reason.
  func reason(of transition: StateTransition) -> String {
    guard let reason = transition.reason else { return "" }
    return ReasonText.sentence(reason, kind: kind(of: transition.recognizer), name: { names[$0] })
  }

  /// What is printed of the nearest miss.
  func text(of miss: NearestMiss) -> PlainText {
    "\(names[miss.transition.recognizer]): \(reason(of: miss.transition))"
  }
}
