import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

private func bundled(_ name: String, deviceSize: Size2D? = nil) throws -> TouchScene {
  try SceneDescription(bundled: name).resolve(deviceSize: deviceSize)
}

@Test func theBundledScenesAreThree() {
  #expect(BundledScenes.names == ["default", "uikit", "uikit-simultaneous"])
  #expect(BundledScenes.json(named: "ios") == nil)
  #expect(
    BundledScenes.unknown("defualt").rendered(after: "--scene").text
      == "--scene: unknown scene 'defualt'; did you mean 'default'?")
  #expect(
    BundledScenes.unknown("ios").rendered(after: "--scene").text
      == "--scene: unknown scene 'ios'; expected one of default, uikit, uikit-simultaneous")
}

@Test func theirTextIsAScene() throws {
  for name in BundledScenes.names {
    let text = try #require(BundledScenes.json(named: name))
    #expect(try SceneText.scene(text) == SceneDescription(bundled: name))
  }
}

@Test func anUnknownNameIsNoScene() throws {
  let found = try SceneText.message { try SceneDescription(bundled: "uikit-simultanous") }
  #expect(
    found == "scene: unknown scene 'uikit-simultanous'; did you mean 'uikit-simultaneous'?")
}

@Test(arguments: BundledScenes.names)
func eachHasTheWindowTheContentAndTheRecognizersInOrder(name: String) throws {
  let scene = try bundled(name)
  #expect(scene.viewNames == ["window", "content"])
  var window = TouchView(superview: nil, frame: nil)
  window.isMultipleTouchEnabled = true
  var content = TouchView(kind: .image, superview: 0, frame: Rect2D(origin: .zero, size: .zero))
  content.behavior = .transform(pivot: .center)
  #expect(scene.views == [window, content])
  #expect(
    scene.recognizerNames == [
      "tap", "doubleTap", "tap2", "longPress", "swipeRight", "swipeLeft", "swipeUp", "swipeDown",
      "swipeRight2", "swipeLeft2", "swipeUp2", "swipeDown2", "pan", "pinch", "rotation",
    ])
  #expect(scene.recognizers.map(\.settings) == expectedSettings())
  #expect(scene.recognizers.allSatisfy { $0 == RecognizerDefinition($0.settings, on: 0) })
  #expect(scene.options == EngineOptions())
}

private func expectedSettings() -> [GestureSettings] {
  var (double, two) = (TapSettings(), TapSettings())
  double.numberOfTapsRequired = 2
  two.numberOfTouchesRequired = 2
  let directions: [SwipeDirection] = [.right, .left, .up, .down]
  let swipes = [1, 2].flatMap { fingers in
    directions.map { direction in
      var swipe = SwipeSettings()
      swipe.direction = direction
      swipe.numberOfTouchesRequired = fingers
      return GestureSettings.swipe(swipe)
    }
  }
  return [.tap(TapSettings()), .tap(double), .tap(two), .longPress(LongPressSettings())] + swipes
    + [.pan(PanSettings()), .pinch(PinchSettings()), .rotation(RotationSettings())]
}

@Test func theWindowIsTheDevices() throws {
  let scene = try bundled("default", deviceSize: Size2D(width: 390, height: 844))
  #expect(scene.views[0].bounds == Rect2D(x: 0, y: 0, width: 390, height: 844))
  #expect(scene.views[1].bounds == Rect2D(x: 0, y: 0, width: 0, height: 0))
}

@Test func theDefaultSceneLetsPanPinchAndRotationRunTogetherAndPanWithSwipes() throws {
  let policy = try bundled("default").policy
  // 12 pan, 13 pinch, 14 rotation, 4 to 11 the swipes: 3 pairs and 8 pairs.
  #expect(
    policy.simultaneous == [
      [12, 13, 14], [12, 4], [12, 5], [12, 6], [12, 7], [12, 8], [12, 9], [12, 10], [12, 11],
    ])
  #expect(policy.requireToFail == [.init(0, 1)])
  #expect(!policy.isAllSimultaneous)
  #expect(policy.prevents.isEmpty && policy.cannotPrevent.isEmpty)
  #expect(policy.dynamicRequireToFail.isEmpty)
}

@Test func theOthersHaveNoPolicyOrEverybodyTogether() throws {
  #expect(try bundled("uikit").policy == Policy())
  var all = Policy()
  all.isAllSimultaneous = true
  #expect(try bundled("uikit-simultaneous").policy == all)
}
