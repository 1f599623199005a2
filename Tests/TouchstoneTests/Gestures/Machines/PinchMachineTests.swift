import Testing

@testable import Touchstone

/// Pinches (R55-R58, R61).
struct PinchMachineTests {
  private let pinch = SceneBuilder().pinch()
  private let two = Touches().frame { $0.down(1, at: (100, 100)).down(2, at: (200, 100)) }

  /// Two fingers move, 20 ms later.
  private func move(_ touches: Touches, _ first: Double, _ second: Double) -> Touches {
    touches.wait(0.02).frame { $0.move(1, by: (first, 0)).move(2, by: (second, 0)) }
  }

  /// Opened by ten points: scale 110/108.
  private var running: Touches { move(two, -5, 5) }

  @Test func theScaleStandsStillWhileTheFingersMainlyShift() throws {
    let played = try pinch.play(
      move(move(move(running, 40, 40), 40, 40), -20, 20), atEnd: .stop)
    let transitions = played.transitions(of: "pinch")
    let scales = [110.0 / 108, 110.0 / 108, 110.0 / 108, 150.0 / 108]
    let rates = [100.0 / 108, 75.0 / 108, 0, 2000.0 / 108]
    #expect(transitions.count == 4)
    for (transition, (scale, rate)) in zip(transitions, zip(scales, rates)) {
      #expect(scale.isNear(transition.scale))
      #expect(rate.isNear(transition.rate))
    }
  }

  @Test func oneThatBeginsWhileTheFingersMainlyShiftStartsAtOne() throws {
    let played = try pinch.play(move(move(two, 60, 70), -20, 20), atEnd: .stop)
    #expect(played.first(.began, of: "pinch")?.scale == 1)
    #expect(played.first(.began, of: "pinch")?.rate == 0)
    #expect((150.0 / 110).isNear(played.last(of: "pinch")?.scale))
  }

  @Test func withoutDominanceTheScaleAlwaysMoves() throws {
    let scene = SceneBuilder().pinch { $0.pair.usesDominance = false }
    let played = try scene.play(move(two, 60, 70), atEnd: .stop)
    #expect((110.0 / 108).isNear(played.last(of: "pinch")?.scale))
  }

  @Test func aFingerThatIsLeftAloneRepeatsScaleAndVelocity() throws {
    let played = try pinch.play(
      running.wait(0.02).up(2).wait(0.02).move(1, by: (50, 0)).wait(0.02).up(1))
    let transitions = played.transitions(of: "pinch")
    #expect(transitions.map { $0.to } == [.began, .changed, .changed, .ended])
    #expect(transitions.map { $0.touches } == [2, 2, 1, 1])
    for transition in transitions { #expect(transition.values == transitions[0].values) }
    #expect(transitions[2].location == Point2D(145, 100))
  }

  @Test func theLiftOfBothRepeatsTheLastValues() throws {
    let played = try pinch.play(running.wait(0.02).frame { $0.up(1, at: (0, 0)).up(2) })
    let transitions = played.transitions(of: "pinch")
    #expect(transitions.map { $0.to } == [.began, .ended])
    #expect(transitions[1].touches == 2)
    #expect(transitions[1].values == transitions[0].values)
  }

  @Test func aNewSecondFingerKeepsTheRateBefore() throws {
    let opening = Touches().frame { $0.down(1, at: (50, 100)).down(2, at: (150, 100)) }
      .drag(2, by: (4, 0), times: 4, every: 0.016)
    let played = try pinch.play(
      opening.wait(0.016).up(2).wait(0.1).down(3, at: (250, 100)).wait(0.016).move(3, by: (20, 0)),
      atEnd: .stop)
    let rate = 0.75 * (4.0 / 108 / 0.016) + 0.25 * (116.0 / 108 * 0.1 / 0.016)
    #expect(rate.isNear(played.last(of: "pinch")?.rate))
  }

  @Test func aThirdFingerIsRefusedForLife() throws {
    let played = try pinch.play(
      running.wait(0.02).down(3, at: (300, 300)).wait(0.02).move(3, by: (20, 0))
        .wait(0.02).up(1).wait(0.02).move(3, by: (20, 0)).wait(0.02).move(2, by: (20, 0)).up(2)
        .up(3))
    #expect(
      played.verdicts == [
        "0.02 pinch possible→began movedFarEnough", "0.08 pinch began→changed",
        "0.12 pinch changed→changed", "0.12 pinch changed→ended",
      ])
  }

  @Test func aFingerThatLandsInTheFrameOfALiftIsTheThird() throws {
    let played = try pinch.play(
      running.wait(0.02).frame { $0.up(2).down(3, at: (200, 100)) }
        .wait(0.02).move(3, by: (50, 0)).wait(0.02).up(1).wait(0.02).up(3))
    #expect(
      played.verdicts == [
        "0.02 pinch possible→began movedFarEnough", "0.04 pinch began→changed",
        "0.08 pinch changed→ended",
      ])
  }

  @Test func anyCancelledTouchCancels() throws {
    let running = try pinch.play(running.wait(0.02).cancel(1).wait(0.1).up(2))
    #expect(running.verdicts.last == "0.04 pinch began→cancelled touchCancelled")
    let possible = try pinch.play(two.wait(0.02).cancel(1))
    #expect(possible.verdicts == ["0.02 pinch possible→failed touchCancelled"])
  }

  @Test func theLandingOfOneFingerAfterTheOtherCountsFromTheSecond() throws {
    let touches = Touches().down(1, at: (100, 100)).at(1).down(2, at: (200, 100))
      .at(1.02).move(2, by: (10, 0))
    let played = try pinch.play(touches, atEnd: .stop)
    #expect((2.0 / 108 / 0.02).isNear(played.last(of: "pinch")?.rate))
  }

  @Test func aFrameThatTakesNoTimeKeepsTheVelocity() throws {
    let played = try pinch.play(
      running.frame { $0.move(1, by: (-5, 0)).move(2, by: (5, 0)) }, atEnd: .stop)
    #expect((120.0 / 108).isNear(played.last(of: "pinch")?.scale))
    #expect(played.last(of: "pinch")?.rate == played.first(.began, of: "pinch")?.rate)
  }

  @Test func oneThatBeginsInTheNanosecondOfTheLandingHasNoVelocity() throws {
    let played = try pinch.play(
      two.frame { $0.move(1, by: (-5, 0)).move(2, by: (5, 0)) }, atEnd: .stop)
    #expect((110.0 / 108).isNear(played.last(of: "pinch")?.scale))
    #expect(played.last(of: "pinch")?.rate == 0)
  }

  @Test func fingersInOnePlaceAreAMillionthOfAPointApart() throws {
    let touches = Touches().frame { $0.down(1, at: (100, 100)).down(2, at: (100, 100)) }
      .wait(0.02).move(2, by: (20, 0))
    #expect(
      (20.0 / 8.000001).isNear(try pinch.play(touches, atEnd: .stop).last(of: "pinch")?.scale))
  }

  @Test func theHysteresisMayBeSet() throws {
    let scene = SceneBuilder().pinch { $0.hysteresis = 9.5 }
    #expect((110.0 / 109.5).isNear(try scene.play(running, atEnd: .stop).last(of: "pinch")?.scale))
  }

  @Test func theLocationIsCutToWholePoints() throws {
    let touches = Touches().frame { $0.down(1, at: (10.9, 20.9)).down(2, at: (121.9, 31.2)) }
      .wait(0.02).move(2, by: (20, 0))
    #expect(try pinch.play(touches, atEnd: .stop).last(of: "pinch")?.location == Point2D(75, 25))
    let precise = SceneBuilder().pinch { $0.pair.cutsLocation = false }
    #expect(
      Point2D(76.4, 26.05).isNear(
        try precise.play(touches, atEnd: .stop).last(of: "pinch")?.location))
  }
}
