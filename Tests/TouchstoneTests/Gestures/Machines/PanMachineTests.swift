import Testing

@testable import Touchstone

/// Pans (R44-R50).
struct PanMachineTests {
  private let pan = SceneBuilder().pan()
  private let one = Touches().down(1, at: (100, 100))
  private let two = Touches().frame { $0.down(1, at: (100, 100)).down(2, at: (200, 100)) }

  private var running: Touches {
    two.at(0.01).frame { $0.move(1, by: (20, 0)).move(2, by: (20, 0)) }.at(0.02)
  }

  @Test func twoFingersThatLandTogetherMoveTheirCentroid() throws {
    let played = try pan.play(two.at(0.01).move(1, by: (0, 30)), atEnd: .stop)
    let began = try #require(played.first(.began, of: "pan"))
    #expect(began.translation == Vector2D(0, 5))
    #expect(began.location == Point2D(150, 115))
    #expect(began.touches == 2)
  }

  @Test func aLiftingFingerStillMovesTheCentroidOfItsFrame() throws {
    let played = try pan.play(
      running.frame { $0.move(1, by: (10, 0)).up(2, at: (240, 100)) }, atEnd: .stop)
    let changed = try #require(played.last(of: "pan"))
    #expect(changed.translation == Vector2D(25, 0))
    #expect(changed.location == Point2D(130, 100))
    #expect(changed.touches == 1)
  }

  @Test func aLandingFingerDoesNotMoveTheCentroidOfItsFrame() throws {
    let played = try pan.play(
      running.frame { $0.move(1, by: (10, 0)).down(3, at: (300, 400)) }
        .at(0.03).move(3, by: (0, 30)), atEnd: .stop)
    let changes = played.transitions(of: "pan").suffix(2)
    #expect(changes.map { $0.translation } == [Vector2D(15, 0), Vector2D(15, 10)])
    #expect(changes.map { $0.touches } == [3, 3])
  }

  @Test func theLastLiftAddsNothing() throws {
    let played = try pan.play(running.frame { $0.up(1, at: (200, 200)).up(2) })
    let (began, ended) = (played.transitions(of: "pan")[0], try #require(played.last(of: "pan")))
    #expect(ended.to == .ended)
    #expect(ended.values == began.values)
    #expect(ended.location == began.location)
    #expect(ended.touches == 0)
  }

  @Test func liftingOneOfTwoFingersGoesOn() throws {
    let played = try pan.play(running.up(2).at(0.03).move(1, by: (5, 0)).at(0.04).up(1))
    #expect(played.states(of: "pan") == [.began, .changed, .changed, .ended])
    #expect(played.last(of: "pan")?.translation == Vector2D(15, 0))
  }

  @Test func movementCountsBeforeTheMinimumIsDown() throws {
    let scene = SceneBuilder().pan { $0.minimumNumberOfTouches = 2 }
    let played = try scene.play(
      one.at(0.1).move(1, by: (50, 0)).at(0.2).down(2, at: (250, 100)).at(0.3).move(2, by: (2, 0)),
      atEnd: .stop)
    #expect(played.verdicts == ["0.3 pan possible→began movedFarEnough"])
    #expect(played.last(of: "pan")?.translation == Vector2D(41, 0))
  }

  @Test func fewerFingersThanTheMinimumFailAtTheLastLift() throws {
    let scene = SceneBuilder().pan { $0.minimumNumberOfTouches = 2 }
    let played = try scene.play(one.at(0.1).move(1, by: (50, 0)).at(0.2).up(1))
    #expect(played.verdicts == ["0.2 pan possible→failed tooFewTouches"])
  }

  @Test func aPanKeepsGoingBelowItsMinimum() throws {
    let scene = SceneBuilder().pan { $0.minimumNumberOfTouches = 2 }
    let played = try scene.play(running.up(2).at(0.03).move(1, by: (5, 0)).at(0.04).up(1))
    #expect(played.states(of: "pan") == [.began, .changed, .changed, .ended])
  }

  @Test func aPanThatDoesNotFailPastItsMaximumWaitsForFewerFingers() throws {
    let scene = SceneBuilder().pan {
      $0.maximumNumberOfTouches = 1
      $0.failsPastMaximum = false
    }
    let played = try scene.play(
      one.at(0.1).down(2, at: (200, 100)).at(0.2).move(1, by: (30, 0)).at(0.3).up(2)
        .at(0.4).move(1, by: (1, 0)), atEnd: .stop)
    #expect(played.verdicts == ["0.4 pan possible→began movedFarEnough"])
    #expect(played.last(of: "pan")?.translation == Vector2D(6, 0))
  }

  @Test func aRunningPanIgnoresFingersPastItsMaximum() throws {
    let scene = SceneBuilder().pan { $0.maximumNumberOfTouches = 1 }
    let played = try scene.play(
      one.at(0.1).move(1, by: (20, 0)).at(0.2).down(2, at: (200, 100)).at(0.3)
        .move(2, by: (50, 0)).at(0.4).up(2).at(0.5).up(1))
    #expect(
      played.verdicts == ["0.1 pan possible→began movedFarEnough", "0.5 pan began→ended"])
  }

  @Test func aCancelledTouchIsALeave() throws {
    let played = try pan.play(running.cancel(2).at(0.03).up(1))
    #expect(played.states(of: "pan") == [.began, .changed, .ended])
  }

  @Test func aCancelledTouchAmongTheLastCancels() throws {
    let last = try pan.play(running.up(2).at(0.03).cancel(1))
    #expect(last.states(of: "pan") == [.began, .changed, .cancelled])
    let together = try pan.play(running.frame { $0.up(1).cancel(2) })
    #expect(together.verdicts.last == "0.02 pan began→cancelled touchCancelled")
    let early = try pan.play(one.at(0.1).cancel(1))
    #expect(early.verdicts == ["0.1 pan possible→failed touchCancelled"])
  }

  @Test func beginsOnlyInAFrameInWhichAFingerThatStaysMoved() throws {
    let played = try pan.play(two.at(0.1).up(2, at: (240, 100)).at(0.2).still(1), atEnd: .stop)
    #expect(played.verdicts.isEmpty)
    let moved = try pan.play(
      two.at(0.1).up(2, at: (240, 100)).at(0.2).move(1, by: (0, 0)), atEnd: .stop)
    #expect(moved.last(of: "pan")?.translation == Vector2D(10, 0))
  }

  @Test func theHysteresisMayBeSet() throws {
    let scene = SceneBuilder().pan { $0.hysteresis = 25 }
    let played = try scene.play(
      one.at(0.1).move(1, by: (24, 0)).at(0.2).move(1, by: (6, 0)), atEnd: .stop)
    #expect(played.verdicts == ["0.2 pan possible→began movedFarEnough"])
    #expect(played.last(of: "pan")?.translation == Vector2D(5, 0))
  }

  // MARK: Velocity

  @Test func anIntervalUnderAMillisecondIsNoSample() throws {
    let played = try pan.play(
      one.at(0.01).move(1, by: (10, 0)).at(0.0105).move(1, by: (1, 0)).at(0.02).move(1, by: (3, 0)),
      atEnd: .stop)
    let velocities = played.transitions(of: "pan").map { $0.velocity }
    for (velocity, expected) in zip(velocities, [1000.0, 1000, 850]) {
      #expect(Vector2D(expected, 0).isNear(velocity))
    }
    #expect(velocities.count == 3)
  }

  @Test func exactlyAMillisecondIsASample() throws {
    let played = try pan.play(
      one.at(0.01).move(1, by: (10, 0)).at(0.011).move(1, by: (2, 0)), atEnd: .stop)
    #expect(Vector2D(1250, 0).isNear(played.last(of: "pan")?.velocity))
  }

  @Test func aLandingIsASample() throws {
    let played = try pan.play(
      one.at(0.01).move(1, by: (10, 0)).at(0.02).down(2, at: (200, 100))
        .at(0.03).move(1, by: (10, 0)), atEnd: .stop)
    let velocities = played.transitions(of: "pan").map { $0.velocity }
    for (velocity, expected) in zip(velocities, [1000.0, 750, 125]) {
      #expect(Vector2D(expected, 0).isNear(velocity))
    }
  }

  @Test func aLiftIsASampleOfTheCentroidThatItStillMoves() throws {
    let played = try pan.play(running.frame { $0.up(2, at: (240, 100)) }, atEnd: .stop)
    // 20 points in 10 ms, then the centroid's 10.
    #expect(Vector2D(0.75 * 2000 + 0.25 * 1000, 0).isNear(played.last(of: "pan")?.velocity))
  }
}
