import Testing
import Touchstone

@testable import TouchstoneTraces

/// A scene with everything in it, compared with the one that is made by hand.
@Suite struct WholeSceneTests {
  private static let text = """
    {"format": "touchstone-scene", "version": 1,
     "windows": [
      {"id": "window", "multipleTouchEnabled": true, "controller": "rootController", "subviews": [
        {"id": "photo", "kind": "image", "frame": [45, 272, 300, 300],
         "userInteractionEnabled": true, "exclusiveTouch": true, "alpha": 0.5,
         "behavior": {"type": "transform", "pivot": "centroid"}},
        {"id": "drawer", "frame": [0, 0, 390, 844],
         "controller": {"id": "drawerController", "handlesTouches": true, "handlesMotion": true},
         "behavior": {"type": "drawer", "main": "middle", "left": "west", "right": "east"},
         "subviews": [
          {"id": "west", "isHidden": true, "handlesTouches": true},
          {"id": "east", "transform": [0, 1, -1, 0, 5, 6]},
          {"id": "middle", "bounds": [1, 2, 30, 40], "center": [5, 6], "anchorPoint": [0, 1]}]}]},
      {"id": "panel", "level": 1000, "frame": [10, 20, 100, 50], "subviews": [
        {"id": "card", "frame": [0, 0, 40, 20], "behavior": "drag"},
        {"id": "sign", "kind": "label", "firstResponder": true, "handlesRemoteControl": false,
         "behavior": {"type": "placard", "strings": ["a", "b"]}},
        {"id": "volume", "kind": "slider", "handlesRemoteControl": true}]}],
     "recognizers": [
      {"id": "pan", "type": "pan", "view": "photo", "maximumNumberOfTouches": 2},
      {"id": "tap", "type": "tap", "view": "volume", "isEnabled": false},
      {"id": "press", "type": "longPress", "minimumPressDuration": 0.25,
       "shouldRequireFailureOf": ["tap"]}],
     "options": {"tie": "later-added", "coalesce-hz": 60, "fails-past-max": "no"},
     "policy": {"simultaneous": [["pan", "press"]], "requireToFail": [["tap", "pan"]],
       "prevents": [["pan", "tap"]], "cannotPrevent": [["press", "tap"]]},
     "metadata": {"anything": 1}}
    """

  @Test func everythingIsRead() throws {
    let scene = try SceneText.scene(Self.text)
      .resolve(deviceSize: Size2D(width: 390, height: 844))
    #expect(
      scene.viewNames == [
        "window", "photo", "drawer", "west", "east", "middle", "panel", "card", "sign", "volume",
      ])
    #expect(scene.views == firstWindow() + secondWindow())
    #expect(scene.controllerNames == ["rootController", "drawerController"])
    #expect(
      scene.controllers == [
        ViewController(view: 0), ViewController(view: 2, handles: [.touches, .motion]),
      ])
    #expect(scene.recognizerNames == ["pan", "tap", "press"])
    #expect(scene.recognizers == recognizers())
    #expect(scene.options == options())
    #expect(scene.policy == policy())
  }

  private func firstWindow() -> [TouchView] {
    var window = TouchView(superview: nil, frame: Rect2D(x: 0, y: 0, width: 390, height: 844))
    window.isMultipleTouchEnabled = true
    var photo = TouchView(
      kind: .image, superview: 0, frame: Rect2D(x: 45, y: 272, width: 300, height: 300))
    photo.isUserInteractionEnabled = true
    photo.isExclusiveTouch = true
    photo.alpha = 0.5
    photo.behavior = .transform(pivot: .centroid)
    var drawer = TouchView(superview: 0, frame: Rect2D(x: 0, y: 0, width: 390, height: 844))
    drawer.behavior = .drawer(main: 5, left: 3, right: 4)
    var west = TouchView(superview: 2, frame: Rect2D(x: 0, y: 0, width: 0, height: 0))
    west.isHidden = true
    west.handles = .touches
    var east = TouchView(superview: 2, frame: Rect2D(x: 0, y: 0, width: 0, height: 0))
    east.transform = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
    var middle = TouchView(superview: 2, frame: nil)
    middle.bounds = Rect2D(x: 1, y: 2, width: 30, height: 40)
    middle.center = Point2D(x: 5, y: 6)
    middle.anchorPoint = Point2D(x: 0, y: 1)
    return [window, photo, drawer, west, east, middle]
  }

  private func secondWindow() -> [TouchView] {
    var panel = TouchView(superview: nil, frame: Rect2D(x: 10, y: 20, width: 100, height: 50))
    panel.level = 1000
    var card = TouchView(superview: 6, frame: Rect2D(x: 0, y: 0, width: 40, height: 20))
    card.behavior = .drag
    var sign = TouchView(kind: .label, superview: 6, frame: Rect2D(x: 0, y: 0, width: 0, height: 0))
    sign.isFirstResponder = true
    sign.handles = .motion
    sign.behavior = .placard(strings: ["a", "b"])
    var volume = TouchView(
      kind: .slider, superview: 6, frame: Rect2D(x: 0, y: 0, width: 0, height: 0))
    volume.handles = .remoteControl
    return [panel, card, sign, volume]
  }

  private func recognizers() -> [RecognizerDefinition] {
    var pan = PanSettings()
    pan.maximumNumberOfTouches = 2
    pan.failsPastMaximum = false
    var press = LongPressSettings()
    press.minimumPressDuration = .milliseconds(250)
    var tap = RecognizerDefinition(.tap(TapSettings()), on: 9)
    tap.isEnabled = false
    return [
      RecognizerDefinition(.pan(pan), on: 1), tap, RecognizerDefinition(.longPress(press), on: 0),
    ]
  }

  private func options() -> EngineOptions {
    var options = EngineOptions()
    options.tie = .laterAdded
    options.coalesceHertz = 60
    return options
  }

  private func policy() -> Policy {
    var policy = Policy()
    policy.simultaneous = [[0, 2]]
    policy.requireToFail = [.init(1, 0)]
    policy.dynamicRequireToFail = [.init(2, 1)]
    policy.prevents = [.init(0, 1)]
    policy.cannotPrevent = [.init(2, 1)]
    return policy
  }
}
