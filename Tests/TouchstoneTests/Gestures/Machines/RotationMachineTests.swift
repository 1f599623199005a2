import Foundation
import Testing

@testable import Touchstone

/// Rotations (R55, R58-R60).
struct RotationMachineTests {
  private let rotation = SceneBuilder().rotation()
  private let free = SceneBuilder().rotation { $0.pair.usesDominance = false }
  private let start = Touches().frame { $0.down(1, at: (110, 200)).down(2, at: (210, 200)) }

  /// Turns two fingers about (160, 200) to an angle in degrees, 20 ms later.
  private func turn(_ touches: Touches, to degrees: Double, apart distance: Double = 100)
    -> Touches
  {
    let angle = degrees * .pi / 180
    let (x, y) = (distance / 2 * cos(angle), distance / 2 * sin(angle))
    return touches.wait(0.02).frame {
      $0.move(1, to: (160 - x, 200 - y)).move(2, to: (160 + x, 200 + y))
    }
  }

  private func shift(_ touches: Touches) -> Touches {
    touches.wait(0.02).frame { $0.move(1, by: (40, 0)).move(2, by: (40, 0)) }
  }

  private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  @Test func exactlyTheSlackIsNotEnough() throws {
    #expect(try rotation.play(turn(start, to: 4.99), atEnd: .stop).verdicts.isEmpty)
    let played = try rotation.play(turn(start, to: 10), atEnd: .stop)
    #expect(radians(5).isNear(played.last(of: "rotation")?.rotation))
  }

  @Test func anticlockwiseIsNegative() throws {
    let played = try rotation.play(turn(turn(start, to: -10), to: -12), atEnd: .stop)
    #expect(radians(-7).isNear(played.last(of: "rotation")?.rotation))
  }

  @Test func theVelocityAtBeganIsThatOfTheWholeTurn() throws {
    let played = try rotation.play(turn(turn(start, to: 10), to: 12), atEnd: .stop)
    #expect((radians(10) / 0.02).isNear(played.first(.began, of: "rotation")?.rate))
    let blend = 0.75 * radians(10) / 0.02 + 0.25 * radians(2) / 0.02
    #expect(blend.isNear(played.last(of: "rotation")?.rate))
  }

  @Test func theSlackGrowsWithTheDistance() throws {
    let slack = 5 + 5 * 0.1.squareRoot()
    let played = try rotation.play(turn(start, to: 8, apart: 110), atEnd: .stop)
    #expect(radians(8 - slack).isNear(played.last(of: "rotation")?.rotation))
    #expect(try rotation.play(turn(start, to: 6.5, apart: 110), atEnd: .stop).verdicts.isEmpty)
  }

  @Test func theSlackGrowsToItsDouble() throws {
    let played = try free.play(turn(start, to: 60, apart: 300), atEnd: .stop)
    #expect(radians(50).isNear(played.last(of: "rotation")?.rotation))
  }

  @Test func theSlackStaysOnceItHasBegun() throws {
    let played = try rotation.play(turn(turn(start, to: 10), to: 30, apart: 110), atEnd: .stop)
    #expect(radians(25).isNear(played.last(of: "rotation")?.rotation))
  }

  @Test func theRotationStandsStillWhileTheFingersMainlyShift() throws {
    let played = try rotation.play(shift(shift(turn(start, to: 6))), atEnd: .stop)
    let transitions = played.transitions(of: "rotation")
    #expect(transitions.count == 3)
    for transition in transitions { #expect(radians(1).isNear(transition.rotation)) }
    for (transition, share) in zip(transitions, [1, 0.75, 0]) {
      #expect((share * radians(6) / 0.02).isNear(transition.rate))
    }
  }

  @Test func turnsUnderAHalfAreFollowed() throws {
    let played = try free.play(turn(turn(start, to: 170), to: 340), atEnd: .stop)
    #expect(radians(335).isNear(played.last(of: "rotation")?.rotation))
  }

  @Test func turnsOverAHalfAreTakenTheOtherWay() throws {
    let played = try free.play(turn(start, to: 190), atEnd: .stop)
    #expect(radians(-165).isNear(played.last(of: "rotation")?.rotation))
  }

  @Test func turnsOverAQuarterMayBeTakenAsUIKitDoes() throws {
    let scene = SceneBuilder().rotation {
      $0.unwrapping = .halfPi
      $0.pair.usesDominance = false
    }
    let over = try scene.play(turn(start, to: 100), atEnd: .stop)
    #expect(radians(-75).isNear(over.last(of: "rotation")?.rotation))
    let under = try scene.play(turn(start, to: 80), atEnd: .stop)
    #expect(radians(75).isNear(under.last(of: "rotation")?.rotation))
  }

  @Test func aNewSecondFingerStartsAnewWhilePossible() throws {
    let once = turn(start, to: 4).wait(0.02).up(2).wait(0.02).down(3, at: (210, 200))
    let again = once.wait(0.02).frame { touches in
      // Four degrees more about the first finger.
      touches.move(1, by: (0, 0)).move(3, by: (-0.25, 7))
    }
    #expect(try rotation.play(again, atEnd: .stop).verdicts.isEmpty)
  }

  @Test func aNewSecondFingerContinuesARunningRotation() throws {
    let replaced = turn(start, to: 10).wait(0.02).up(2).wait(0.02)
      .move(1, to: (110, 200)).wait(0.02).down(3, at: (210, 200))
    let played = try rotation.play(replaced.wait(0.02).move(3, by: (0, 0)), atEnd: .stop)
    #expect(played.transitions(of: "rotation").count == 5)
    for transition in played.transitions(of: "rotation") {
      #expect(radians(5).isNear(transition.rotation))
    }
    let further = replaced.wait(0.02).frame {
      $0.move(1, to: (160, 150)).move(3, to: (160, 250))
    }
    #expect(
      radians(95).isNear(try rotation.play(further, atEnd: .stop).last(of: "rotation")?.rotation))
  }

  @Test func bothLiftOrAnyIsCancelled() throws {
    let running = turn(start, to: 10).wait(0.02)
    let ended = try rotation.play(running.up(1).wait(0.02).up(2))
    #expect(ended.states(of: "rotation") == [.began, .changed, .ended])
    #expect(ended.transitions(of: "rotation").map { $0.touches } == [2, 2, 1])
    #expect(radians(5).isNear(ended.last(of: "rotation")?.rotation))
    let cancelled = try rotation.play(running.cancel(2).wait(0.02).up(1))
    #expect(cancelled.verdicts.last == "0.04 rotation began→cancelled touchCancelled")
  }

  @Test func theHysteresisMayBeSet() throws {
    let scene = SceneBuilder().rotation { $0.hysteresis = 20 }
    let played = try scene.play(turn(start, to: 30), atEnd: .stop)
    #expect(radians(10).isNear(played.last(of: "rotation")?.rotation))
  }
}
