import Testing

@testable import Touchstone

/// What kinds and policy say about pairs (R31).
struct ArbitrationRulesTests {
  /// What the first of two recognizers on one view does to the second.
  private func exclusion(_ scene: SceneBuilder) -> ArbitrationRules.Exclusion {
    ArbitrationRules(scene.scene, ViewTree(scene.scene.views)).exclusion(of: 1, by: 0)
  }

  private func taps(_ active: Int, _ victim: Int) -> SceneBuilder {
    SceneBuilder().tap("a") { $0.numberOfTapsRequired = active }
      .tap("b") { $0.numberOfTapsRequired = victim }
  }

  private func tapAndPress(_ active: Int, _ victim: Int) -> SceneBuilder {
    SceneBuilder().tap("a") { $0.numberOfTapsRequired = active }
      .longPress("b") { $0.numberOfTapsRequired = victim }
  }

  private func presses(_ active: Int, _ victim: Int) -> SceneBuilder {
    SceneBuilder().longPress("a") { $0.numberOfTapsRequired = active }
      .longPress("b") { $0.numberOfTapsRequired = victim }
  }

  @Test func aTapYieldsToMoreTaps() {
    #expect(exclusion(taps(1, 2)) == .unlessSameTouches)
    #expect(exclusion(taps(1, 1)) == .always)
    #expect(exclusion(taps(2, 1)) == .always)
  }

  @Test func aTapYieldsToAPressAfterAsManyTaps() {
    #expect(exclusion(tapAndPress(1, 1)) == .unlessSameTouches)
    #expect(exclusion(tapAndPress(1, 2)) == .unlessSameTouches)
    #expect(exclusion(tapAndPress(1, 0)) == .always)
    #expect(exclusion(tapAndPress(2, 1)) == .always)
  }

  @Test func aPressYieldsToOneAfterMoreTaps() {
    #expect(exclusion(presses(0, 1)) == .unlessSameTouches)
    #expect(exclusion(presses(0, 0)) == .always)
    #expect(exclusion(presses(1, 0)) == .always)
  }

  @Test func aPressYieldsToNoTap() {
    #expect(
      exclusion(SceneBuilder().longPress("a").tap("b") { $0.numberOfTapsRequired = 3 }) == .always)
  }

  @Test func thePolicyReplacesTheKindsAnswer() {
    #expect(exclusion(taps(1, 2).prevents("a", "b")) == .always)
    #expect(exclusion(taps(2, 1).cannotPrevent("a", "b")) == .never)
    #expect(exclusion(taps(2, 1).cannotPrevent("b", "a")) == .always)
  }

  @Test func simultaneityComesBeforeThePolicy() {
    #expect(exclusion(taps(1, 1).prevents("a", "b").simultaneous("b", "a")) == .never)
    #expect(exclusion(taps(1, 1).prevents("a", "b").allSimultaneous()) == .never)
  }

  @Test func whoeverRequiresAnotherToFailDoesNotExcludeIt() {
    #expect(exclusion(taps(1, 1).require("a", toFail: "b")) == .never)
    #expect(exclusion(taps(1, 1).require("b", toFail: "a")) == .always)
  }

  @Test func onlyRelatedViewsExcludeEachOther() {
    let views = SceneBuilder().view("x", (0, 0, 10, 10)).view("y", in: "x", (0, 0, 5, 5))
      .view("z", (20, 0, 10, 10))
    #expect(exclusion(views.tap("a", on: "x").tap("b", on: "y")) == .always)
    #expect(exclusion(views.tap("a", on: "y").tap("b", on: "window")) == .always)
    #expect(exclusion(views.tap("a", on: "y").tap("b", on: "z")) == .never)
  }
}
