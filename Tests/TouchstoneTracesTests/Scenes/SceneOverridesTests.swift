import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// Three recognizers with a policy among them.
private func scene() throws -> SceneDescription {
  try SceneText.recognizers(
    """
    {"id": "single", "type": "tap", "shouldRequireFailureOf": ["drag"]},
    {"id": "double", "type": "tap", "shouldBeRequiredToFailBy": ["drag"]},
    {"id": "drag", "type": "pan"}
    """,
    """
    "policy": {"simultaneous": [["single", "double", "drag"]],
      "requireToFail": [["single", "double"], ["drag", "double"]],
      "prevents": [["drag", "single"], ["single", "double"]],
      "cannotPrevent": [["double", "single"], ["single", "drag"]]}
    """)
}

private func applying(_ change: (inout SceneOverrides) -> Void) throws -> SceneDescription {
  var overrides = SceneOverrides()
  change(&overrides)
  return try scene().applying(overrides)
}

private func policy(_ change: (inout SceneOverrides) -> Void) throws -> Policy {
  try applying(change).resolve(deviceSize: nil).policy
}

@Test func noOverridesChangeNothing() throws {
  #expect(try applying { _ in } == scene())
}

@Test func onlyTakesTheOthersOutAndWhatIsSaidAboutThem() throws {
  let kept = try applying { $0.only = ["double,single"] }.resolve(deviceSize: nil)
  #expect(kept.recognizerNames == ["single", "double"])
  #expect(kept.policy.simultaneous == [[0, 1]])
  #expect(kept.policy.requireToFail == [.init(0, 1)])
  #expect(kept.policy.prevents == [.init(0, 1)])
  #expect(kept.policy.cannotPrevent == [.init(1, 0)])
  #expect(kept.policy.dynamicRequireToFail.isEmpty)
}

@Test func onlyOneLeavesNoPolicy() throws {
  #expect(try policy { $0.only = ["drag"] } == Policy())
}

@Test func onlyMayBeGivenSeveralTimes() throws {
  let kept = try applying { $0.only = ["double", "drag"] }
  #expect(kept.recognizers.map(\.id) == ["double", "drag"])
  #expect(kept.recognizers[0].shouldBeRequiredToFailBy.map(\.name) == ["drag"])
}

@Test func simultaneousReplacesTheScenes() throws {
  #expect(try policy { $0.simultaneous = ["all"] }.isAllSimultaneous)
  #expect(try policy { $0.simultaneous = ["all"] }.simultaneous.isEmpty)
  #expect(try policy { $0.simultaneous = ["none"] }.simultaneous.isEmpty)
  #expect(try policy { $0.simultaneous = ["drag,single"] }.simultaneous == [[2, 0]])
}

@Test func simultaneousGroupsAddUp() throws {
  let groups = try policy { $0.simultaneous = ["drag,single", "none", "drag,double"] }
  #expect(groups.simultaneous == [[2, 0], [2, 1]])
  #expect(try policy { $0.simultaneous = ["drag,single", "all"] }.isAllSimultaneous)
}

@Test func requireToFailAdds() throws {
  let more = try policy { $0.requireToFail = ["single:drag"] }
  #expect(more.requireToFail == [.init(0, 1), .init(2, 1), .init(0, 2)])
}

@Test func setGoesByIdThenByType() throws {
  let byID = try applying { $0.set = ["single.allowableMovement=3"] }
  #expect(movements(of: byID) == [3, 45])
  let byType = try applying { $0.set = ["tap.allowableMovement=3"] }
  #expect(movements(of: byType) == [3, 3])
  #expect(try applying { $0.set = ["pinch.hysteresis=3"] } == scene())
}

private func movements(of scene: SceneDescription) -> [Double] {
  scene.recognizers.compactMap {
    if case .tap(let tap) = $0.definition.settings { tap.allowableMovement } else { nil }
  }
}

@Test func theIdOfARecognizerHidesTheTypeOfThatName() throws {
  let both = try SceneText.recognizers(
    #"{"id": "pan", "type": "tap"}, {"id": "drag", "type": "pan"}"#)
  var overrides = SceneOverrides()
  overrides.set = ["pan.isEnabled=false"]
  #expect(try both.applying(overrides).recognizers.map(\.definition.isEnabled) == [false, true])
}

@Test func anIdMayHoldDots() throws {
  let dotted = try SceneText.recognizers(#"{"id": "a.b", "type": "tap"}"#)
  var overrides = SceneOverrides()
  overrides.set = ["a.b.isEnabled=false"]
  #expect(try dotted.applying(overrides).recognizers.map(\.definition.isEnabled) == [false])
}

@Test func aValueIsJSONOrElseAString() throws {
  let changed = try applying {
    $0.set = [
      "double.view=w", "double.shouldRequireFailureOf=[\"drag\"]", "tie=later-added",
      #"unwrap="half-pi""#, "coalesce-hz=60", #"drag.shouldBegin={"horizontal": true}"#,
      "single.maximumDuration=0.1",
    ]
  }
  #expect(changed.recognizers[1].view.name == "w")
  #expect(changed.recognizers[1].shouldRequireFailureOf.map(\.name) == ["drag"])
  #expect(changed.options.engine.tie == .laterAdded)
  #expect(changed.options.unwrapping == .halfPi)
  #expect(changed.options.engine.coalesceHertz == 60)
  #expect(changed.recognizers[2].definition.shouldBegin == .horizontal(true))
  var tap = TapSettings()
  tap.maximumDuration = .milliseconds(100)
  #expect(changed.recognizers[0].definition.settings == .tap(tap))
}

@Test func theLastSettingWins() throws {
  let scene = try applying { $0.set = ["tap.allowableMovement=3", "single.allowableMovement=4"] }
  #expect(movements(of: scene) == [4, 3])
}

@Test(arguments: [
  (
    "drag.hysteresis",
    "--set drag.hysteresis: expected RECOGNIZER.PROPERTY=VALUE or OPTION=VALUE, found 'drag.hysteresis'"
  ),
  ("drag.hysteresys=1", "--set drag.hysteresys: unknown property; did you mean 'hysteresis'?"),
  ("drag.hysteresis=x", "--set drag.hysteresis: expected a number of at least 0, found 'x'"),
  ("drag.hysteresis=", "--set drag.hysteresis: expected a number of at least 0, found ''"),
  ("drag.hysteresis=-1", "--set drag.hysteresis: expected a number of at least 0, found -1"),
  ("pinch.hysteresys=1", "--set pinch.hysteresys: unknown property; did you mean 'hysteresis'?"),
  (
    "pinch.hysteresis=no", "--set pinch.hysteresis: expected a number of at least 0, found 'no'"
  ),
  ("drog.hysteresis=1", "--set drog.hysteresis: unknown recognizer 'drog'; did you mean 'drag'?"),
  (
    "hover.hysteresis=1",
    "--set hover.hysteresis: unknown recognizer 'hover'; expected one of single, double, drag"
  ),
  ("tye=1", "--set tye: unknown option; did you mean 'tie'?"),
  ("tie=later", "--set tie: unknown value 'later'; expected one of earlier-added, later-added"),
  ("drag.view=v", "--set drag.view: unknown view 'v'; expected 'w'"),
  (
    #"drag.shouldRequireFailureOf=["x"]"#,
    "--set drag.shouldRequireFailureOf[0]: unknown recognizer 'x'; expected one of single, "
      + "double, drag"
  ),
  (
    "drag.minimumNumberOfTouches=9223372036854775808",
    "--set drag.minimumNumberOfTouches: expected a whole number of at least 1, "
      + "found '9223372036854775808'"
  ),
])
func refusesBrokenSettings(text: String, message: String) throws {
  #expect(try SceneText.message { try applying { $0.set = [text] } } == "scene: \(message)")
}

@Test func limitsMayCrossWhileTheyAreSetButNotInTheEnd() throws {
  let raised = try applying {
    $0.set =
      ["drag.maximumNumberOfTouches=1", "drag.minimumNumberOfTouches=2"]
      + ["drag.maximumNumberOfTouches=2"]
  }
  #expect(raised.recognizers[2].definition.settings.touchLimits?.minimum == 2)
  let message = try SceneText.message {
    try applying { $0.set = ["pan.minimumNumberOfTouches=2", "pan.maximumNumberOfTouches=1"] }
  }
  #expect(
    message == "scene: recognizers[2]: 'drag' has minimumNumberOfTouches 2, more than its "
      + "maximumNumberOfTouches 1")
}

@Test(arguments: [
  (
    "double:single",
    "failure requirements form a cycle: 'double' waits for 'single' waits for 'double'"
  ),
  ("single", "expected WAITING:REQUIRED, found 'single'"),
  ("single:", "unknown recognizer ''; expected one of single, double, drag"),
  ("single:doubel", "unknown recognizer 'doubel'; did you mean 'double'?"),
  ("drag:drag", "'drag' is paired with itself"),
])
func refusesBrokenRequirements(text: String, message: String) throws {
  #expect(
    try SceneText.message { try applying { $0.requireToFail = [text] } }
      == "scene: --require-to-fail \(text): \(message)")
}

@Test(arguments: [
  ("al", "expected 'all', 'none' or at least two ids joined by commas, found 'al'"),
  ("drag,singel", "unknown recognizer 'singel'; did you mean 'single'?"),
  ("drag,drag", "'drag' is named twice"),
])
func refusesBrokenGroups(text: String, message: String) throws {
  #expect(
    try SceneText.message { try applying { $0.simultaneous = [text] } }
      == "scene: --simultaneous \(text): \(message)")
}

@Test func refusesToKeepWhatIsNotThere() throws {
  #expect(
    try SceneText.message { try applying { $0.only = ["drag,sinlge"] } }
      == "scene: --only drag,sinlge: unknown recognizer 'sinlge'; did you mean 'single'?")
}

@Test func onlyATextThatIsOneJSONValueIsJSON() {
  #expect(JSONValue(text: "[1]") == .array([.number(.integer(1))]))
  #expect(JSONValue(text: "true") == .bool(true))
  for text in ["", "on", "1 2", "1\n2", "01", "[1"] { #expect(JSONValue(text: text) == nil) }
}
