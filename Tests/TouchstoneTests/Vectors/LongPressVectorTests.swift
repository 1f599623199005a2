import Testing

@testable import Touchstone

struct LongPressVectorTests {
  private let press = SceneBuilder().longPress()
  private let down = Touches().down(1, at: (50, 50))

  @Test func v13BeginsByItsTimerAndEndsAtTheLift() throws {
    let played = try press.play(down.at(0.7).up(1))
    #expect(
      played.verdicts(of: "press") == ["0.5 possible→began heldLongEnough", "0.7 began→ended"])
    #expect(played.last(of: "press")?.duration == .milliseconds(700))
  }

  @Test func v14ALiftAtTheVeryEndOfTheTimeIsALongPress() throws {
    let played = try press.play(down.at(0.5).up(1))
    #expect(
      played.verdicts(of: "press") == ["0.5 possible→began heldLongEnough", "0.5 began→ended"])
  }

  @Test func v15TenPointsAreAllowedBeforeItBegins() throws {
    let exact = try press.play(down.at(0.2).move(1, by: (10, 0)).at(0.7).up(1))
    #expect(exact.states(of: "press") == [.began, .ended])
    let beyond = try press.play(down.at(0.2).move(1, by: (10.01, 0)).at(0.7).up(1))
    #expect(beyond.verdicts(of: "press") == ["0.2 possible→failed movedTooFar"])
  }

  @Test func v16MayMoveAnywhereAfterItBegan() throws {
    let played = try press.play(down.at(0.6).move(1, by: (100, 0)).at(0.7).up(1))
    #expect(
      played.verdicts(of: "press") == [
        "0.5 possible→began heldLongEnough", "0.6 began→changed", "0.7 changed→ended",
      ])
    #expect(played.last(of: "press")?.location == Point2D(150, 50))
  }
}
