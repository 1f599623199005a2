import Testing
import Touchstone

@testable import TouchstoneTraces

@Test func aControllerIsANameOrAnObject() throws {
  let scene = try SceneText.window(
    """
    "controller": "root", "subviews": [
      {"id": "a"}, {"id": "b", "controller": {"id": "plain"}},
      {"id": "c", "controller": {"handlesTouches": true, "id": "busy", "handlesMotion": true,
        "handlesRemoteControl": false, "metadata": 1}},
      {"id": "d", "controller": {"id": "remote", "handlesRemoteControl": true}}]
    """
  ).resolve(deviceSize: nil)
  #expect(scene.controllerNames == ["root", "plain", "busy", "remote"])
  #expect(
    scene.controllers == [
      ViewController(view: 0), ViewController(view: 2),
      ViewController(view: 3, handles: [.touches, .motion]),
      ViewController(view: 4, handles: .remoteControl),
    ])
}

@Test(arguments: [
  ("1", ": expected a view controller's name or an object, found 1"),
  (#""""#, ": expected a name, found ''"),
  ("{}", ".id: missing; expected a name"),
  (#"{"id": 1}"#, ".id: expected a string, found 1"),
  (
    #"{"id": "c", "handlesTouch": true}"#,
    ".handlesTouch: unknown key; did you mean 'handlesTouches'?"
  ),
  (
    #"{"id": "c", "view": "w"}"#,
    ".view: unknown key; expected one of id, handlesTouches, handlesMotion, handlesRemoteControl"
  ),
  (#"{"id": "c", "handlesMotion": 1}"#, ".handlesMotion: expected true or false, found 1"),
  (#""w""#, ": 'w' is already the id of views"),
  (#"{"id": "v"}"#, ".id: 'v' is already the id of views.subviews[0]"),
  (#"{"id": "root"}"#, ".id: 'root' is already the id of views.controller"),
])
func refusesBrokenControllers(controller: String, message: String) throws {
  let found = try SceneText.message {
    try SceneText.window(
      #""controller": "root", "subviews": [{"id": "v", "controller": \#(controller)}]"#)
  }
  #expect(found == "scene: views.subviews[0].controller\(message)")
}

@Test func aViewMayNotHaveTheNameOfAController() throws {
  let found = try SceneText.message {
    try SceneText.window(#""controller": "root", "subviews": [{"id": "v"}, {"id": "root"}]"#)
  }
  #expect(found == "scene: views.subviews[1].id: 'root' is already the id of views.controller")
}

@Test func aRecognizerMayHaveTheNameOfAController() throws {
  let scene = try SceneText.scene(
    """
    {"views": {"id": "w", "controller": "tap"}, "recognizers": [{"id": "tap", "type": "tap"}]}
    """)
  #expect(scene.recognizers.map(\.id) == ["tap"])
}

@Test func aRecognizerIsOnNoController() throws {
  let found = try SceneText.message {
    try SceneText.scene(
      """
      {"views": {"id": "w", "controller": "root"},
       "recognizers": [{"id": "tap", "type": "tap", "view": "root"}]}
      """)
  }
  #expect(found == "scene: recognizers[0].view: unknown view 'root'; expected 'w'")
}
