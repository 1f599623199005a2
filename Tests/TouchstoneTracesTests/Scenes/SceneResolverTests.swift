import Testing
import Touchstone

@testable import TouchstoneTraces

private func policy(_ keys: String) throws -> Policy {
  try SceneText.policy(keys).resolve(deviceSize: nil).policy
}

@Test func aWindowWithoutAFrameIsAsLargeAsTheDevice() throws {
  let scene = try SceneText.window(#""anchorPoint": [0, 0.5]"#)
  let sized = try scene.resolve(deviceSize: Size2D(width: 390, height: 844))
  #expect(sized.views[0].bounds == Rect2D(x: 0, y: 0, width: 390, height: 844))
  #expect(sized.views[0].center == Point2D(x: 0, y: 422))
  #expect(try scene.resolve(deviceSize: nil).views[0].bounds == nil)
}

@Test func aWindowsOwnFrameStays() throws {
  let scene = try SceneText.window(#""frame": [0, 0, 320, 480]"#)
  let sized = try scene.resolve(deviceSize: Size2D(width: 390, height: 844))
  #expect(sized.views[0].bounds == Rect2D(x: 0, y: 0, width: 320, height: 480))
}

@Test func aRecognizerIsOnTheWindowUnlessItNamesItsView() throws {
  let scene = try SceneText.scene(
    """
    {"views": {"id": "w", "subviews": [{"id": "a"}, {"id": "b"}]},
     "recognizers": [{"id": "b", "type": "tap", "view": "b"}, {"id": "t", "type": "tap"}]}
    """
  ).resolve(deviceSize: nil)
  #expect(scene.recognizers.map(\.view) == [2, 0])
  #expect(scene.recognizerNames == ["b", "t"])
  #expect(scene.viewNames == ["w", "a", "b"])
}

@Test func simultaneityIsAWordOrGroups() throws {
  #expect(try policy("") == Policy())
  #expect(try policy(#""simultaneous": "none""#) == Policy())
  #expect(try policy(#""simultaneous": []"#) == Policy())
  #expect(try policy(#""simultaneous": "all""#).isAllSimultaneous)
  #expect(try policy(#""simultaneous": "all""#).simultaneous.isEmpty)
  let groups = try policy(#""simultaneous": [["c", "a"], ["a", "b", "c"]]"#)
  #expect(groups.simultaneous == [[2, 0], [0, 1, 2]])
  #expect(!groups.isAllSimultaneous)
}

@Test func pairsKeepTheirOrder() throws {
  let all = try policy(
    """
    "requireToFail": [["a", "b"], ["c", "b"]], "prevents": [["b", "a"]],
    "cannotPrevent": [["a", "b"], ["c", "a"]]
    """)
  #expect(all.requireToFail == [.init(0, 1), .init(2, 1)])
  #expect(all.prevents == [.init(1, 0)])
  #expect(all.cannotPrevent == [.init(0, 1), .init(2, 0)])
}

@Test func dynamicRequirementsArePairsOfWaitingAndRequired() throws {
  let scene = try SceneText.recognizers(
    """
    {"id": "a", "type": "tap", "shouldRequireFailureOf": ["b"]},
    {"id": "b", "type": "tap", "shouldRequireFailureOf": ["a"], "shouldBeRequiredToFailBy": ["c"]},
    {"id": "c", "type": "tap"}
    """)
  #expect(
    try scene.resolve(deviceSize: nil).policy.dynamicRequireToFail
      == [.init(0, 1), .init(1, 0), .init(2, 1)])
}

@Test(arguments: [
  (#""simultaneous": "every""#, "simultaneous: unknown value 'every'; expected one of all, none"),
  (
    #""simultaneous": 1"#,
    "simultaneous: expected 'all', 'none' or a list of groups, found 1"
  ),
  (#""simultaneous": ["a"]"#, "simultaneous[0]: expected a list of ids, found 'a'"),
  (
    #""simultaneous": [["a"]]"#,
    "simultaneous[0]: expected at least two ids, found a list of 1"
  ),
  (#""simultaneous": [["a", "b", "a"]]"#, "simultaneous[0][2]: 'a' is named twice"),
  (
    #""simultaneous": [["a", "d"]]"#,
    "simultaneous[0][1]: unknown recognizer 'd'; expected one of a, b, c"
  ),
  (
    #""requireToFail": {}"#,
    "requireToFail: expected a list of [waiting, required] pairs, found an object"
  ),
  (
    #""requireToFail": [["a", "b"], ["a"]]"#,
    "requireToFail[1]: expected a pair [waiting, required], found a list of 1"
  ),
  (
    #""requireToFail": [["a", "tap"]]"#,
    "requireToFail[0][1]: unknown recognizer 'tap'; expected one of a, b, c"
  ),
  (#""requireToFail": [["a", 2]]"#, "requireToFail[0][1]: expected a string, found 2"),
  (#""requireToFail": [["a", "a"]]"#, "requireToFail[0]: 'a' is paired with itself"),
  (
    #""requireToFail": [["a", "b"], ["b", "a"]]"#,
    "requireToFail[1]: failure requirements form a cycle: 'b' waits for 'a' waits for 'b'"
  ),
  (
    #""requireToFail": [["c", "a"], ["a", "b"], ["b", "c"], ["a", "c"]]"#,
    "requireToFail[2]: failure requirements form a cycle: "
      + "'b' waits for 'c' waits for 'a' waits for 'b'"
  ),
  (#""prevents": [["a", "a"]]"#, "prevents[0]: 'a' is paired with itself"),
  (
    #""prevents": [["a", "b", "c"]]"#,
    "prevents[0]: expected a pair [preventing, prevented], found a list of 3"
  ),
  (
    #""cannotPrevent": "all""#,
    "cannotPrevent: expected a list of [preventing, prevented] pairs, found 'all'"
  ),
  (
    #""cannotPrevent": ["a"]"#,
    "cannotPrevent[0]: expected a pair [preventing, prevented], found 'a'"
  ),
  (
    #""prevents": [["b", "a"], ["a", "b"]], "cannotPrevent": [["c", "a"], ["a", "b"]]"#,
    "cannotPrevent[1]: 'a' and 'b' are also a pair of policy.prevents[1]"
  ),
  (#""prevent": []"#, "prevent: unknown key; did you mean 'prevents'?"),
  (
    #""delegate": 1"#,
    "delegate: unknown key; expected one of simultaneous, requireToFail, prevents, cannotPrevent"
  ),
])
func refusesBrokenPolicies(keys: String, message: String) throws {
  #expect(try SceneText.message { try SceneText.policy(keys) } == "scene: policy.\(message)")
}

@Test(arguments: [
  (#""view": "x""#, "view: unknown view 'x'; expected 'w'"),
  (
    #""shouldRequireFailureOf": ["other"]"#,
    "shouldRequireFailureOf[0]: unknown recognizer 'other'; expected 'tap'"
  ),
  (#""shouldRequireFailureOf": ["tap"]"#, "shouldRequireFailureOf[0]: 'tap' is paired with itself"),
  (
    #""shouldBeRequiredToFailBy": ["tao"]"#,
    "shouldBeRequiredToFailBy[0]: unknown recognizer 'tao'; did you mean 'tap'?"
  ),
])
func refusesReferencesToNothing(keys: String, message: String) throws {
  let found = try SceneText.message {
    try SceneText.recognizers(#"{"id": "tap", "type": "tap", \#(keys)}"#)
  }
  #expect(found == "scene: recognizers[0].\(message)")
}

@Test func aNameInASceneWithoutRecognizersIsUnknown() throws {
  let found = try SceneText.message {
    try SceneText.recognizers("", #""policy": {"requireToFail": [["a", "b"]]}"#)
  }
  #expect(found == "scene: policy.requireToFail[0][0]: unknown recognizer 'a'; there is none")
}

@Test func aDiamondOfRequirementsIsNoCycle() throws {
  let ring = try policy(#""requireToFail": [["a", "b"], ["b", "c"], ["a", "c"], ["a", "b"]]"#)
  #expect(ring.requireToFail.count == 4)
}
