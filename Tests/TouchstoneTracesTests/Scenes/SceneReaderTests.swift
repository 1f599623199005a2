import Testing
import Touchstone

@testable import TouchstoneTraces

@Test func aWindowAloneIsAScene() throws {
  let scene = try SceneText.window("")
  #expect(scene.views.map(\.id) == ["w"])
  #expect(scene.recognizers.isEmpty)
  #expect(scene.options == SceneOptions())
  #expect(scene.policy == PolicyDescription())
}

@Test func readsTheExampleOfTheFormatPage() throws {
  let scene = try SceneText.scene(
    """
    {"format": "touchstone-scene", "version": 1,
     "views": {"id": "window", "frame": [0, 0, 390, 844], "subviews": [
       {"id": "photo", "kind": "image", "frame": [45, 272, 300, 300],
        "userInteractionEnabled": true, "multipleTouchEnabled": true, "behavior": "transform"}]},
     "recognizers": [
       {"id": "pan", "type": "pan", "view": "photo"},
       {"id": "pinch", "type": "pinch", "view": "photo"},
       {"id": "rotation", "type": "rotation", "view": "photo"},
       {"id": "tap", "type": "tap", "view": "photo"},
       {"id": "doubleTap", "type": "tap", "view": "photo", "numberOfTapsRequired": 2}],
     "policy": {"simultaneous": [["pan", "pinch", "rotation"]],
                "requireToFail": [["tap", "doubleTap"]]}}
    """
  ).resolve(deviceSize: nil)
  #expect(scene.viewNames == ["window", "photo"])
  #expect(scene.views[1].center == Point2D(x: 195, y: 422))
  #expect(scene.views[1].behavior == .transform(pivot: .center))
  #expect(scene.recognizers.map(\.view) == [1, 1, 1, 1, 1])
  #expect(scene.recognizerNames == ["pan", "pinch", "rotation", "tap", "doubleTap"])
  #expect(scene.policy.simultaneous == [[0, 1, 2]])
  #expect(scene.policy.requireToFail == [.init(3, 4)])
}

@Test func theUsersOwnKeysAreIgnoredEverywhere() throws {
  let own = #""x-note": 1, "metadata": {"a": [1]}"#
  let scene = try SceneText.scene(
    """
    {\(own), "views": {\(own), "id": "w", "subviews": [
       {"id": "v", \(own), "behavior": {"type": "transform", \(own)}}]},
     "recognizers": [{\(own), "id": "tap", "type": "tap",
       "shouldBegin": {"inside": [0, 0, 1, 1], \(own)}}],
     "options": {\(own)}, "policy": {\(own)}}
    """)
  #expect(
    scene.recognizers[0].definition.shouldBegin == .inside(Rect2D(x: 0, y: 0, width: 1, height: 1)))
}

@Test(arguments: [
  ("[]", "scene: expected a scene's object, found an array"),
  ("{}", "scene: views: missing; expected the window's object"),
  (#"{"views": []}"#, "scene: views: expected a view's object, found an array"),
  (#"{"views": {}}"#, "scene: views.id: missing; expected a name"),
  (#"{"format": 1}"#, "scene: format: expected a string, found 1"),
  (
    #"{"format": "touchstone-trace"}"#,
    "scene: format: expected 'touchstone-scene', found 'touchstone-trace'"
  ),
  (
    #"{"version": 2, "views": {"id": "w"}}"#,
    "scene: version: version 2 is not supported; this program reads version 1"
  ),
  (#"{"version": 0}"#, "scene: version: expected a whole number of at least 1, found 0"),
  (#"{"version": "1"}"#, "scene: version: expected a whole number of at least 1, found '1'"),
  (
    #"{"view": {"id": "w"}}"#, "scene: view: unknown key; did you mean 'views'?"
  ),
  (
    #"{"gestures": []}"#,
    "scene: gestures: unknown key; expected one of format, version, views, windows, recognizers, "
      + "options, policy"
  ),
  (#"{"windows": {}}"#, "scene: windows: expected a list of windows, found an object"),
  (#"{"windows": []}"#, "scene: windows: expected at least one window, found an empty list"),
  (
    #"{"windows": [{"id": "a"}, {"id": "b", "subviews": [{"id": "a"}]}]}"#,
    "scene: windows[1].subviews[0].id: 'a' is already the id of windows[0]"
  ),
  (
    #"{"windows": [{"id": "a", "firstResponder": true}, {"id": "b", "firstResponder": true}]}"#,
    "scene: windows[1].firstResponder: windows[0] is the first responder already"
  ),
  (
    #"{"windows": [{"id": "a"}, {"id": "b", "level": "alert"}]}"#,
    "scene: windows[1].level: expected a number, found 'alert'"
  ),
  (
    #"{"views": {"id": "a", "level": 1e10}}"#,
    "scene: views.level: expected a number between -1e9 and 1e9, found 1e10"
  ),
  (
    #"{"windows": [{"id": "a"}, {"id": "b"}], "recognizers": [{"id": "t", "type": "tap", "view": "c"}]}"#,
    "scene: recognizers[0].view: unknown view 'c'; expected one of a, b"
  ),
  (
    #"{"windows": [{"id": "a"}], "views": {"id": "b"}}"#,
    "scene: windows: cannot be combined with 'views'"
  ),
  (
    #"{"windows": [{"id": "a", "kinds": 1}]}"#,
    "scene: windows[0].kinds: unknown key; did you mean 'kind'?"
  ),
  (
    #"{"views": {"id": "w"}, "recognizers": {}}"#,
    "scene: recognizers: expected a list of recognizers, found an object"
  ),
  (
    #"{"views": {"id": "w"}, "options": []}"#,
    "scene: options: expected an object, found an array"
  ),
  (
    #"{"views": {"id": "w"}, "policy": null}"#,
    "scene: policy: expected an object, found null"
  ),
])
func refusesBrokenScenes(text: String, message: String) throws {
  #expect(try SceneText.message { try SceneText.scene(text) } == message)
}

@Test func oneWindowMayStandInAList() throws {
  let scene = try SceneText.scene(#"{"windows": [{"id": "w"}]}"#)
  #expect(scene == (try SceneText.window("")))
}

@Test func windowsStandOneBehindTheOtherWithTheirViews() throws {
  let scene = try SceneText.scene(
    """
    {"windows": [
       {"id": "back", "subviews": [{"id": "a"}, {"id": "b"}]},
       {"id": "alert", "level": 2000, "frame": [10, 20, 300, 200], "subviews": [{"id": "c"}]},
       {"id": "front", "level": -0.5}],
     "recognizers": [
       {"id": "anywhere", "type": "tap"}, {"id": "inAlert", "type": "tap", "view": "c"},
       {"id": "inFront", "type": "tap", "view": "front"}]}
    """)
  #expect(scene.views.map(\.id) == ["back", "a", "b", "alert", "c", "front"])
  #expect(scene.views.map(\.view.superview) == [nil, 0, 0, nil, 3, nil])
  #expect(scene.views.map(\.view.level) == [0, 0, 0, 2000, 0, -0.5])
  let resolved = try scene.resolve(deviceSize: Size2D(width: 390, height: 844))
  // A recognizer that names no view is on the first window.
  #expect(resolved.recognizers.map(\.view) == [0, 4, 5])
  #expect(resolved.views[0].bounds == Rect2D(x: 0, y: 0, width: 390, height: 844))
  #expect(resolved.views[3].bounds == Rect2D(x: 0, y: 0, width: 300, height: 200))
  #expect(resolved.views[3].center == Point2D(x: 160, y: 120))
  #expect(resolved.views[5].bounds == Rect2D(x: 0, y: 0, width: 390, height: 844))
  #expect(resolved.views[5].center == Point2D(x: 195, y: 422))
  #expect(try scene.resolve(deviceSize: nil).views[5].bounds == nil)
}
