import Testing
import Touchstone

@testable import TouchstoneTraces

private func view(_ keys: String) throws -> TouchView {
  try SceneText.window(#""subviews": [{"id": "v", \#(keys)}]"#).views[1].view
}

@Test func viewsStandAfterTheirSuperviewInTheOrderOfTheText() throws {
  let scene = try SceneText.window(
    """
    "subviews": [{"id": "a", "subviews": [{"id": "a1"}, {"id": "a2"}]}, {"id": "b"}]
    """)
  #expect(scene.views.map(\.id) == ["w", "a", "a1", "a2", "b"])
  #expect(scene.views.map(\.view.superview) == [nil, 0, 1, 1, 0])
}

/// R10.
@Test func aViewHasUIKitsDefaults() throws {
  let plain = try SceneText.window(#""subviews": [{"id": "v"}]"#).views[1].view
  #expect(plain == TouchView(superview: 0, frame: Rect2D(x: 0, y: 0, width: 0, height: 0)))
}

@Test func everyKeyOfAViewIsRead() throws {
  #expect(try view(#""kind": "view""#).kind == .view)
  #expect(try view(#""kind": "label""#).kind == .label)
  #expect(
    try view(#""transform": [1, 2, 3, 4, 5, 6.5]"#).transform
      == AffineTransform2D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5))
  #expect(try view(#""isHidden": true"#).isHidden)
  #expect(try view(#""alpha": 0.25"#).alpha == 0.25)
  #expect(try !view(#""userInteractionEnabled": false"#).isUserInteractionEnabled)
  #expect(try view(#""multipleTouchEnabled": true"#).isMultipleTouchEnabled)
  #expect(try view(#""exclusiveTouch": true"#).isExclusiveTouch)
  #expect(try view(#""handlesTouches": true"#).handles == .touches)
}

@Test func imagesAndLabelsAreNotTouchedUnlessTheySaySo() throws {
  #expect(try !view(#""kind": "image""#).isUserInteractionEnabled)
  #expect(try !view(#""kind": "label""#).isUserInteractionEnabled)
  #expect(
    try view(#""userInteractionEnabled": true, "kind": "image""#).isUserInteractionEnabled)
}

@Test func theCenterOfAFrameIsItsAnchorPoint() throws {
  let middle = try view(#""frame": [10, 20, 100, 40]"#)
  #expect(middle.bounds == Rect2D(x: 0, y: 0, width: 100, height: 40))
  #expect(middle.center == Point2D(x: 60, y: 40))
  let corner = try view(#""frame": [10, 20, 100, 40], "anchorPoint": [0.25, 1]"#)
  #expect(corner.anchorPoint == Point2D(x: 0.25, y: 1))
  #expect(corner.center == Point2D(x: 35, y: 60))
}

@Test func boundsAndCenterAreTakenAsTheyAre() throws {
  let scrolled = try view(#""bounds": [5, 6, 100, 40], "center": [7, 8], "anchorPoint": [0, 0]"#)
  #expect(scrolled.bounds == Rect2D(x: 5, y: 6, width: 100, height: 40))
  #expect(scrolled.center == Point2D(x: 7, y: 8))
}

@Test(arguments: ViewKind.allCases)
func everyKindIsRead(kind: ViewKind) throws {
  let read = try view(#""kind": "\#(kind.name)""#)
  #expect(
    read == TouchView(kind: kind, superview: 0, frame: Rect2D(x: 0, y: 0, width: 0, height: 0)))
}

@Test func aViewHandlesWhatItSays() throws {
  #expect(try view(#""handlesTouches": true"#).handles == .touches)
  #expect(try view(#""handlesMotion": true"#).handles == .motion)
  #expect(try view(#""handlesRemoteControl": true"#).handles == .remoteControl)
  #expect(
    try view(#""handlesTouches": true, "handlesRemoteControl": true"#).handles
      == [.touches, .remoteControl])
  #expect(try view(#""handlesTouches": false, "handlesMotion": false"#).handles == [])
}

@Test func aFirstResponderHandlesMotionAndRemoteControlUnlessItSaysOtherwise() throws {
  let first = try view(#""firstResponder": true"#)
  #expect(first.isFirstResponder)
  #expect(first.handles == [.motion, .remoteControl])
  #expect(
    try view(#""handlesMotion": false, "firstResponder": true"#).handles == .remoteControl)
  #expect(
    try view(#""handlesRemoteControl": false, "handlesTouches": true, "firstResponder": true"#)
      .handles == [.touches, .motion])
  let other = try view(#""firstResponder": false"#)
  #expect(!other.isFirstResponder)
  #expect(other.handles == [])
}

private let viewKeys =
  "id, kind, anchorPoint, frame, bounds, center, transform, level, isHidden, alpha, "
  + "userInteractionEnabled, multipleTouchEnabled, exclusiveTouch, firstResponder, "
  + "handlesTouches, handlesMotion, handlesRemoteControl, controller, behavior, subviews"

private let kinds = "view, image, label, button, switch, slider, stepper, segmented, page"

@Test(arguments: [
  (#""id2": 1"#, "id2: unknown key; did you mean 'id'?"),
  (#""hue": 1"#, "hue: unknown key; expected one of \(viewKeys)"),
  (#""level": 1"#, "level: is for windows only"),
  (#""firstResponder": 1"#, "firstResponder: expected true or false, found 1"),
  (#""handlesMotion": 1"#, "handlesMotion: expected true or false, found 1"),
  (
    #""handlesRemoteControl": "no""#,
    "handlesRemoteControl: expected true or false, found 'no'"
  ),
  (#""handlesRemote": true"#, "handlesRemote: unknown key; expected one of \(viewKeys)"),
  (#""kind": "swich""#, "kind: unknown kind 'swich'; did you mean 'switch'?"),
  (#""kind": "imag""#, "kind: unknown kind 'imag'; did you mean 'image'?"),
  (#""kind": "web""#, "kind: unknown kind 'web'; expected one of \(kinds)"),
  (#""kind": 1"#, "kind: expected one of \(kinds), found 1"),
  (#""frame": 1"#, "frame: expected [x, y, width, height], found 1"),
  (#""frame": [1, 2]"#, "frame: expected [x, y, width, height], found a list of 2"),
  (#""frame": [0, 0, 1, "2"]"#, "frame[3]: expected a number, found '2'"),
  (#""frame": [0, 0, -1, 2]"#, "frame[2]: expected a number of at least 0, found -1"),
  (#""frame": [0, 0, 1, -0.5]"#, "frame[3]: expected a number of at least 0, found -0.5"),
  (#""frame": [2e9, 0, 1, 1]"#, "frame[0]: expected a number between -1e9 and 1e9, found 2e9"),
  (#""frame": [0, 0, 1, 1], "bounds": [0, 0, 1, 1]"#, "bounds: cannot be combined with 'frame'"),
  (#""frame": [0, 0, 1, 1], "center": [0, 0]"#, "center: cannot be combined with 'frame'"),
  (#""bounds": [0, 0, 1, 1]"#, "center: missing; expected [x, y] beside 'bounds'"),
  (#""center": [0, 0]"#, "bounds: missing; expected [x, y, width, height] beside 'center'"),
  (#""center": [0]"#, "center: expected [x, y], found a list of 1"),
  (#""anchorPoint": "middle""#, "anchorPoint: expected [x, y], found 'middle'"),
  (#""transform": [1, 0]"#, "transform: expected [a, b, c, d, tx, ty], found a list of 2"),
  (#""isHidden": 1"#, "isHidden: expected true or false, found 1"),
  (#""alpha": 1.5"#, "alpha: expected a number from 0 to 1, found 1.5"),
  (#""alpha": true"#, "alpha: expected a number from 0 to 1, found true"),
  (#""exclusiveTouch": "yes""#, "exclusiveTouch: expected true or false, found 'yes'"),
  (
    #""isUserInteractionEnabled": true"#,
    "isUserInteractionEnabled: unknown key; did you mean 'userInteractionEnabled'?"
  ),
  (#""subviews": {}"#, "subviews: expected a list of views, found an object"),
  (#""subviews": [1]"#, "subviews[0]: expected a view's object, found 1"),
  (#""subviews": [{"kind": "view"}]"#, "subviews[0].id: missing; expected a name"),
  (#""subviews": [{"id": ""}]"#, "subviews[0].id: expected a name, found ''"),
  (
    #""subviews": [{"id": "w"}]"#, "subviews[0].id: 'w' is already the id of views"
  ),
  (
    #""firstResponder": true, "subviews": [{"id": "a"}, {"id": "b", "firstResponder": true}]"#,
    "subviews[1].firstResponder: views.subviews[0] is the first responder already"
  ),
])
func refusesBrokenViews(keys: String, message: String) throws {
  let found = try SceneText.message {
    try SceneText.window(#""subviews": [{"id": "v", \#(keys)}]"#)
  }
  #expect(found == "scene: views.subviews[0].\(message)")
}
