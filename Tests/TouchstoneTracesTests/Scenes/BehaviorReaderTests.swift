import Testing
import Touchstone

@testable import TouchstoneTraces

/// The behavior of a view `v` beside views `main`, `left` and `right`, which are 2, 3 and 4.
private func behavior(_ text: String) throws -> ViewBehavior? {
  try scene(text).resolve(deviceSize: nil).views[1].behavior
}

private func scene(_ behavior: String) throws -> SceneDescription {
  try SceneText.window(
    """
    "subviews": [{"id": "v", "behavior": \(behavior)},
      {"id": "main"}, {"id": "left"}, {"id": "right"}]
    """)
}

@Test func aTransformMayHaveAPivot() throws {
  #expect(try behavior(#""transform""#) == .transform(pivot: .center))
  #expect(try behavior(#"{"type": "transform"}"#) == .transform(pivot: .center))
  #expect(try behavior(#"{"type": "transform", "pivot": "center"}"#) == .transform(pivot: .center))
  #expect(
    try behavior(#"{"pivot": "centroid", "type": "transform"}"#) == .transform(pivot: .centroid))
}

@Test func aDragHasNoKeys() throws {
  #expect(try behavior(#""drag""#) == .drag)
  #expect(try behavior(#"{"type": "drag", "x-why": 1, "metadata": {}}"#) == .drag)
}

@Test func aPlacardMayHaveStrings() throws {
  #expect(try behavior(#""placard""#) == .placard(strings: []))
  #expect(try behavior(#"{"type": "placard"}"#) == .placard(strings: []))
  #expect(
    try behavior(#"{"type": "placard", "strings": ["Hi", "", "ö"]}"#)
      == .placard(strings: ["Hi", "", "ö"]))
}

@Test func aDrawerNamesItsViews() throws {
  let drawer = #"{"right": "right", "type": "drawer", "main": "main", "left": "left"}"#
  #expect(try behavior(drawer) == .drawer(main: 2, left: 3, right: 4))
}

@Test func aScrollViewHasContent() throws {
  var expected = ScrollSettings(contentSize: Size2D(width: 390, height: 2000))
  #expect(try scroll("") == .scroll(expected))
  expected.contentInset = EdgeInsets2D(top: 1, left: 2, bottom: 3, right: -4)
  expected.isPagingEnabled = true
  expected.decelerationRate = 0.99
  expected.delaysContentTouches = false
  expected.isDirectionalLockEnabled = true
  let keys = """
    , "contentInset": [1, 2, 3, -4], "pagingEnabled": true, "decelerationRate": "fast",
    "delaysContentTouches": false, "directionalLock": true
    """
  #expect(try scroll(keys) == .scroll(expected))
  expected = ScrollSettings(contentSize: Size2D(width: 390, height: 2000))
  #expect(try scroll(#", "decelerationRate": "normal""#) == .scroll(expected))
  expected.decelerationRate = 0.5
  #expect(try scroll(#", "decelerationRate": 0.5"#) == .scroll(expected))
}

/// The behavior of a scroll view `w` with a pan.
private func scroll(_ keys: String) throws -> ViewBehavior? {
  try SceneText.scene(
    """
    {"views": {"id": "w",
      "behavior": {"type": "scroll", "contentSize": [390, 2000]\(keys)}},
     "recognizers": [{"id": "tap", "type": "tap"}, {"id": "pan", "type": "pan"}]}
    """
  ).resolve(deviceSize: nil).views[0].behavior
}

@Test(arguments: [
  (#""scroll""#, ".contentSize: missing; expected [width, height]"),
  (
    #"{"type": "scroll", "contentSize": [100]}"#,
    ".contentSize: expected [width, height], found a list of 1"
  ),
  (
    #"{"type": "scroll", "contentSize": [100, -1]}"#,
    ".contentSize[1]: expected a number of at least 0, found -1"
  ),
  (
    #"{"type": "scroll", "contentSize": [1, 2], "contentInset": 8}"#,
    ".contentInset: expected [top, left, bottom, right], found 8"
  ),
  (
    #"{"type": "scroll", "contentSize": [1, 2], "contentInset": [0, 0, "a", 0]}"#,
    ".contentInset[2]: expected a number, found 'a'"
  ),
  (
    #"{"type": "scroll", "contentSize": [1, 2], "decelerationRate": "fats"}"#,
    ".decelerationRate: unknown deceleration rate 'fats'; did you mean 'fast'?"
  ),
  (
    #"{"type": "scroll", "contentSize": [1, 2], "decelerationRate": 1}"#,
    ".decelerationRate: expected normal, fast or a number between 0 and 1, found 1"
  ),
  (
    #"{"type": "scroll", "contentSize": [1, 2], "pagingEnabled": "yes"}"#,
    ".pagingEnabled: expected true or false, found 'yes'"
  ),
  (
    #"{"type": "scroll", "contentSize": [1, 2], "paging": true}"#,
    ".paging: unknown key; expected one of type, contentSize, contentInset, pagingEnabled, "
      + "decelerationRate, delaysContentTouches, directionalLock"
  ),
  (
    #"{"type": "scroll", "contentSize": [1, 2]}"#, ": a scroll view needs a pan on it; 'v' has none"
  ),
  (#""transfrom""#, ": unknown behavior 'transfrom'; did you mean 'transform'?"),
  (#""fly""#, ": unknown behavior 'fly'; expected one of \(known)"),
  ("{}", ".type: missing; expected a behavior's name"),
  ("1", ": expected a behavior's name or an object, found 1"),
  (#"{"type": 1}"#, ".type: expected one of \(known), found 1"),
  (
    #"{"type": "transform", "pivot": "centre"}"#,
    ".pivot: unknown pivot 'centre'; did you mean 'center'?"
  ),
  (#"{"type": "transform", "pivots": 1}"#, ".pivots: unknown key; did you mean 'pivot'?"),
  (#"{"type": "transform", "strings": []}"#, ".strings: unknown key; expected one of type, pivot"),
  (#"{"type": "drag", "pivot": "center"}"#, ".pivot: unknown key; expected 'type'"),
  (#"{"type": "placard", "string": []}"#, ".string: unknown key; did you mean 'strings'?"),
  (
    #"{"type": "placard", "strings": "a"}"#, ".strings: expected a list of strings, found 'a'"
  ),
  (#"{"type": "placard", "strings": ["a", 2]}"#, ".strings[1]: expected a string, found 2"),
  (#""drawer""#, ".main: missing; expected the id of a view"),
  (
    #"{"type": "drawer", "main": "main", "right": "right"}"#,
    ".left: missing; expected the id of a view"
  ),
  (#"{"type": "drawer", "mian": "main"}"#, ".mian: unknown key; did you mean 'main'?"),
  (
    #"{"type": "drawer", "main": "mian", "left": "left", "right": "right"}"#,
    ".main: unknown view 'mian'; did you mean 'main'?"
  ),
  (
    #"{"type": "drawer", "main": "main", "left": "left", "right": "east"}"#,
    ".right: unknown view 'east'; expected one of w, v, main, left, right"
  ),
  (
    #"{"type": "drawer", "main": "main", "left": 1, "right": "right"}"#,
    ".left: expected a string, found 1"
  ),
  (
    #"{"type": "drawer", "main": "main", "left": "left", "right": "left"}"#,
    ".right: 'left' is named twice"
  ),
])
func refusesBrokenBehaviors(text: String, message: String) throws {
  #expect(
    try SceneText.message { try scene(text) } == "scene: views.subviews[0].behavior\(message)")
}

private let known = "transform, drag, placard, drawer, scroll"
