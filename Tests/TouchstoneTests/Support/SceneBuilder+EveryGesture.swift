@testable import Touchstone

extension SceneBuilder {
  /// The fifteen recognizers that recordings are classified with, on a window that has no edges.
  static var everyGesture: SceneBuilder {
    fifteenRecognizers.simultaneous("pan", "pinch").simultaneous("pan", "rotation")
      .simultaneous("pinch", "rotation").simultaneousWithSwipes("pan")
      .require("tap", toFail: "doubleTap")
  }

  /// The same recognizers without any policy.
  static var fifteenRecognizers: SceneBuilder {
    SceneBuilder(window: nil).view("window") { $0.isMultipleTouchEnabled = true }
      .view("content", (0, 0, 320, 480)) {
        $0.isUserInteractionEnabled = false
        $0.behavior = .transform(pivot: .center)
      }
      .tap("tap").tap("doubleTap") { $0.numberOfTapsRequired = 2 }
      .tap("tap2") { $0.numberOfTouchesRequired = 2 }.longPress("longPress")
      .swipes(fingers: 1, suffix: "").swipes(fingers: 2, suffix: "2")
      .pan("pan").pinch("pinch").rotation("rotation")
  }

  private static let swipeNames: [(String, SwipeDirection)] = [
    ("swipeRight", .right), ("swipeLeft", .left), ("swipeUp", .up), ("swipeDown", .down),
  ]

  private func swipes(fingers: Int, suffix: String) -> SceneBuilder {
    Self.swipeNames.reduce(self) { scene, swipe in
      scene.swipe(swipe.0 + suffix, to: swipe.1) { $0.numberOfTouchesRequired = fingers }
    }
  }

  private func simultaneousWithSwipes(_ name: String) -> SceneBuilder {
    Self.swipeNames.reduce(self) {
      $0.simultaneous(name, $1.0).simultaneous(name, $1.0 + "2")
    }
  }
}
