import Testing

@testable import Touchstone

struct PinchVectorTests {
  private let pinch = SceneBuilder().pinch()
  private let fingers = Touches().frame { $0.down(1, at: (50, 100)).down(2, at: (150, 100)) }

  private var opening: Touches { fingers.drag(2, by: (4, 0), times: 4, every: 0.016) }

  @Test func v36BeginsBeyondEightPointsWhichAreTakenOut() throws {
    let played = try pinch.play(opening, atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.048 pinch possible→began movedFarEnough", "0.064 pinch began→changed",
      ])
    let transitions = played.transitions(of: "pinch")
    #expect((112.0 / 108).isNear(transitions.first?.scale))
    #expect(0.771605.isNear(transitions.first?.rate))
    #expect(1.074074.isNear(transitions.last?.scale))
    #expect(1.157407.isNear(transitions.last?.rate))
  }

  @Test func v37ExactlyEightPointsAreNotEnough() throws {
    let closing = fingers.wait(0.016).move(2, by: (-8, 0)).wait(0.016).move(2, by: (-1, 0))
    let played = try pinch.play(closing, atEnd: .stop)
    #expect(played.verdicts == ["0.032 pinch possible→began movedFarEnough"])
    #expect(0.989130.isNear(played.last(of: "pinch")?.scale))
  }

  @Test func v38AParallelDragIsNoPinch() throws {
    let drag = fingers.repeating(10) {
      $0.wait(0.016).frame { $0.move(1, by: (10, 5)).move(2, by: (10, 5)) }
    }
    #expect(try pinch.play(drag, atEnd: .stop).verdicts.isEmpty)
  }

  @Test func v41AReplacedFingerContinuesTheScale() throws {
    let replaced = opening.wait(0.016).up(2).wait(0.1).down(3, at: (250, 100))
    let played = try pinch.play(replaced.wait(0.016).move(3, by: (20, 0)), atEnd: .stop)
    let scales = played.transitions(of: "pinch").suffix(2).map { $0.scale }
    #expect(1.074074.isNear(scales.first ?? nil))
    #expect(1.181481.isNear(scales.last ?? nil))
  }
}
