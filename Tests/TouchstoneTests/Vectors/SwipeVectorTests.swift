import Testing

@testable import Touchstone

struct SwipeVectorTests {
  private let right = SceneBuilder().swipe()
  private let down = Touches().down(1, at: (100, 100))

  @Test func v26IsRecognizedWhileMoving() throws {
    let played = try right.play(down.at(0.1).move(1, by: (48, 0)).at(0.2).up(1))
    #expect(played.verdicts == ["0.1 swipe possible→ended movedFarEnough"])
    let reason = try #require(played.last(of: "swipe")?.reason?.limit)
    #expect(reason.measured == 48)
    #expect(45.3.isNear(reason.limit))
  }

  @Test func v27TheLimitShrinksWithTime() throws {
    let moves = Touches().down(1, at: (0, 100)).at(0.1).move(1, to: (40, 100))
    let played = try right.play(moves.at(0.2).move(1, to: (40.6, 100)).at(0.3).up(1))
    #expect(played.verdicts == ["0.2 swipe possible→ended movedFarEnough"])
    #expect(40.6.isNear(played.last(of: "swipe")?.reason?.limit?.limit))
  }

  @Test func v28FailsWhenItGoesTooFarAcross() throws {
    let played = try right.play(down.at(0.1).move(1, by: (45, 46)))
    #expect(played.verdicts == ["0.1 swipe possible→failed movedSideways"])
    #expect(45.1.isNear(played.last(of: "swipe")?.reason?.limit?.limit))
  }

  @Test func v29ATenthOfAPointBackwardsFails() throws {
    let played = try right.play(down.at(0.01).move(1, by: (-0.1, 0)).at(0.1).move(1, by: (60, 0)))
    #expect(played.verdicts == ["0.01 swipe possible→failed wrongDirection"])
  }

  @Test func v30FailsAfterHalfASecond() throws {
    let played = try right.play(down.at(0.501).move(1, by: (60, 0)))
    #expect(played.verdicts == ["0.501 swipe possible→failed tooSlow"])
  }

  @Test func v31AMaskOfBothWaysTakesEither() throws {
    let scene = SceneBuilder().swipe(to: [.left, .right])
    let played = try scene.play(down.at(0.1).move(1, by: (-60, 0)))
    #expect(played.verdicts == ["0.1 swipe possible→ended movedFarEnough"])
    #expect(played.last(of: "swipe")?.direction == .left)
  }

  @Test func v32EveryFingerMustPassOnItsOwn() throws {
    let scene = SceneBuilder().swipe { $0.numberOfTouchesRequired = 2 }
    let fingers = Touches().frame { $0.down(1, at: (20, 100)).down(2, at: (20, 200)) }.at(0.1)
    let both = try scene.play(fingers.frame { $0.move(1, by: (100, 0)).move(2, by: (50, 0)) })
    #expect(both.verdicts == ["0.1 swipe possible→ended movedFarEnough"])
    let one = fingers.frame { $0.move(1, by: (100, 0)).still(2) }.at(0.2)
    let played = try scene.play(one.frame { $0.up(1).up(2) })
    #expect(played.states(of: "swipe") == [.failed])
  }
}
