import Testing

@testable import Touchstone

struct TapVectorTests {
  private let tap = SceneBuilder().tap()
  private let double = SceneBuilder().tap("double") { $0.numberOfTapsRequired = 2 }
  private let twoFingers = SceneBuilder().tap { $0.numberOfTouchesRequired = 2 }
  private let both = SceneBuilder().tap("single").tap("double") { $0.numberOfTapsRequired = 2 }
  private let place = (50.0, 50.0)

  @Test func v1AShortTouchIsATapWhereItCameDown() throws {
    let played = try tap.play(Touches().tap(at: place))
    #expect(played.verdicts == ["0.1 tap possible→ended tapped"])
    #expect(played.last(of: "tap")?.location == Point2D(50, 50))
  }

  @Test func v2ATapMayLastOneAndAHalfSeconds() throws {
    let exact = try tap.play(Touches().tap(at: place, for: 1.5))
    #expect(exact.verdicts == ["1.5 tap possible→ended tapped"])
    let late = try tap.play(Touches().tap(at: place, for: 1.501))
    #expect(late.verdicts == ["1.5 tap possible→failed tooSlow"])
  }

  @Test func v3ATapMayMoveFortyFivePoints() throws {
    let down = Touches().down(1, at: place).wait(0.1)
    let exact = try tap.play(down.move(1, by: (45, 0)).wait(0.1).up(1))
    #expect(exact.verdicts == ["0.2 tap possible→ended tapped"])
    let beyond = try tap.play(down.move(1, by: (45.001, 0)).wait(0.1).up(1))
    #expect(beyond.verdicts == ["0.1 tap possible→failed movedTooFar"])
  }

  @Test func v4TheLiftItselfMayBeAnywhere() throws {
    let played = try tap.play(Touches().down(1, at: place).wait(0.1).up(1, at: (110, 50)))
    #expect(played.verdicts == ["0.1 tap possible→ended tapped"])
    #expect(played.last(of: "tap")?.location == Point2D(50, 50))
    #expect(played.touches.map { $0.tapCount } == [1, 0])
  }

  @Test func v5TheSecondTapMayComeAfterThirtyFiveHundredths() throws {
    let played = try double.play(Touches().tap(at: place).at(0.45).tap(at: place, for: 0.05))
    #expect(played.verdicts == ["0.5 double possible→ended tapped"])
  }

  @Test func v6ALaterSecondTapIsAFirstOne() throws {
    let played = try double.play(Touches().tap(at: place).at(0.451).tap(at: place, for: 0.049))
    #expect(
      played.verdicts == [
        "0.45 double possible→failed intervalElapsed",
        "0.85 double possible→failed intervalElapsed",
      ])
  }

  @Test func v7TheSecondTapMustComeDownNearTheFirst() throws {
    let played = try double.play(Touches().tap(at: place).at(0.3).tap(at: (95.1, 50)))
    #expect(played.verdicts == ["0.3 double possible→failed movedTooFar"])
  }

  @Test func v8ASingleTapThatWaitsComesWhenTheDoubleTapHasFailed() throws {
    let played = try both.require("single", toFail: "double").play(Touches().tap(at: place))
    #expect(
      played.verdicts == [
        "0.45 double possible→failed intervalElapsed", "0.45 single possible→ended tapped",
      ])
    #expect(played.calls(to: "window") == ["0 began 1", "0.45 cancelled 1"])
  }

  @Test func v9ASingleTapThatWaitsGivesWayToADoubleTap() throws {
    let taps = Touches().tap(at: place).at(0.3).tap(at: place)
    let played = try both.require("single", toFail: "double").play(taps)
    #expect(
      played.verdicts == [
        "0.4 single possible→failed requirementRecognized double",
        "0.4 double possible→ended tapped",
      ])
  }

  @Test func v10WithoutRequirementBothTapsFire() throws {
    let played = try both.play(Touches().tap(at: place).at(0.3).tap(at: place))
    #expect(
      played.verdicts == [
        "0.1 single possible→ended tapped",
        "0.4 single possible→failed preventedBy double",
        "0.4 double possible→ended tapped",
      ])
  }

  @Test func v11TwoFingersMayLandAndLiftOneAfterTheOther() throws {
    let played = try twoFingers.play(
      Touches().down(1, at: place).at(0.05).down(2, at: (150, 50)).at(0.1).up(1).at(0.15).up(2))
    #expect(played.verdicts == ["0.15 tap possible→ended tapped"])
  }

  @Test func v12TwoFingersInTurnAreNoTwoFingerTap() throws {
    let played = try twoFingers.play(Touches().tap(at: place).wait(0.1).tap(2, at: (150, 50)))
    #expect(
      played.verdicts == [
        "0.1 tap possible→failed tooFewTouches", "0.3 tap possible→failed tooFewTouches",
      ])
  }
}
