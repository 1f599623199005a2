import Testing

@testable import Touchstone

/// Pans from an edge of the window (R62). The window is 320 × 480.
struct ScreenEdgePanMachineTests {
  private func scene(_ edges: RectEdge) -> SceneBuilder { SceneBuilder().edgePan(from: edges) }

  @Test(arguments: [
    (RectEdge.left, (13.0, 100.0), (15.0, 0.0)), (.right, (307, 100), (-15, 0)),
    (.top, (100, 13), (0, 15)), (.bottom, (100, 469), (0, -15)),
  ])
  func beginsFifteenPointsInwardsFromAnEdge(
    _ edge: RectEdge, _ start: (Double, Double), _ inward: (Double, Double)
  ) throws {
    let touches = Touches().down(1, at: start).at(0.1).move(1, by: inward)
    let played = try scene(edge).play(touches, atEnd: .stop)
    #expect(played.verdicts == ["0.1 edge possible→began movedFarEnough"])
    #expect(played.last(of: "edge")?.edge == edge)
    #expect(played.last(of: "edge")?.translation == Vector2D(inward.0, inward.1))
    #expect(Vector2D(inward.0 / 0.1, inward.1 / 0.1).isNear(played.last(of: "edge")?.velocity))
    #expect(try scene(RectEdge.all.subtracting(edge)).play(touches).states(of: "edge") == [.failed])
  }

  @Test(arguments: [
    (RectEdge.left, (13.01, 100.0)), (.right, (306.99, 100)), (.top, (100, 13.01)),
    (.bottom, (100, 468.99)),
  ])
  func aFingerThatLandsFurtherInFails(_ edge: RectEdge, _ start: (Double, Double)) throws {
    #expect(
      try scene(edge).play(Touches().down(1, at: start)).verdicts == [
        "0 edge possible→failed outsideEdge"
      ])
  }

  @Test func fourteenPointsAreNotEnough() throws {
    let touches = Touches().down(1, at: (5, 100)).at(0.1).move(1, by: (14.9, 14.9)).at(0.2).up(1)
    #expect(try scene(.left).play(touches).verdicts == ["0.2 edge possible→failed liftedEarly"])
  }

  @Test func theDirectionMayBeSeventySevenAndAHalfDegreesOffTheNormal() throws {
    let down = Touches().down(1, at: (5, 100)).at(0.1)
    // The tangent of 77.5° is 4.5107: 67.66 points along the edge for 15 inwards.
    let within = try scene(.left).play(down.move(1, by: (15, 67.6)), atEnd: .stop)
    #expect(within.states(of: "edge") == [.began])
    let beyond = try scene(.left).play(down.move(1, by: (15, -67.7)), atEnd: .stop)
    #expect(beyond.verdicts == ["0.1 edge possible→failed movedSideways"])
  }

  @Test func fifteenPointsAlongTheEdgeFail() throws {
    let down = Touches().down(1, at: (5, 100)).at(0.1)
    #expect(
      try scene(.left).play(down.move(1, by: (14, 15)), atEnd: .stop).states(of: "edge") == [
        .failed
      ])
    #expect(
      try scene(.left).play(down.move(1, by: (0, 15)), atEnd: .stop).states(of: "edge") == [
        .failed
      ])
  }

  @Test func theWayOutFails() throws {
    let touches = Touches().down(1, at: (310, 100)).at(0.1).move(1, by: (15, 0))
    #expect(
      try scene(.right).play(touches).verdicts == ["0.1 edge possible→failed wrongDirection"])
  }

  @Test func theEdgeIsTheOneThatTheFingerIsDeepestIn() throws {
    let inward = Touches().down(1, at: (5, 3)).at(0.1).move(1, by: (20, 20))
    #expect(try scene(.all).play(inward).first(.began, of: "edge")?.edge == .top)
    let tie = Touches().down(1, at: (3, 3)).at(0.1).move(1, by: (20, 20))
    #expect(try scene(.all).play(tie).first(.began, of: "edge")?.edge == .top)
    // Eight points deep in the left region, and eight in the bottom one.
    let corner = Touches().down(1, at: (5, 477)).at(0.1).move(1, by: (20, -20))
    #expect(try scene(.all).play(corner).first(.began, of: "edge")?.edge == .left)
    #expect(try scene([.bottom, .right]).play(corner).first(.began, of: "edge")?.edge == .bottom)
  }

  @Test func everyFingerThatLandsWhilePossibleMustBeAtAnEdge() throws {
    let down = Touches().down(1, at: (5, 100)).at(0.1)
    let elsewhere = try scene(.left).play(down.down(2, at: (100, 100)))
    #expect(elsewhere.verdicts == ["0.1 edge possible→failed outsideEdge"])
    let running = try scene(.left).play(
      down.move(1, by: (20, 0)).at(0.2).down(2, at: (100, 100)).at(0.3).move(2, by: (10, 0)),
      atEnd: .stop)
    #expect(running.states(of: "edge") == [.began, .changed, .changed])
    #expect(running.last(of: "edge")?.translation == Vector2D(25, 0))
  }

  @Test func oneThatWaitedStartsAtZero() throws {
    let held = scene(.left).tap("double") { $0.numberOfTapsRequired = 2 }
      .require("edge", toFail: "double")
    let played = try held.play(
      Touches().down(1, at: (5, 100)).at(0.1).move(1, by: (20, 0)).at(0.2).move(1, by: (30, 0)),
      atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.2 double possible→failed movedTooFar", "0.2 edge possible→began movedFarEnough",
      ])
    #expect(played.last(of: "edge")?.translation == .zero)
  }

  @Test func endsAndIsCancelledLikeAPan() throws {
    let running = Touches().down(1, at: (5, 100)).at(0.1).move(1, by: (20, 0)).at(0.2)
    #expect(try scene(.left).play(running.up(1)).states(of: "edge") == [.began, .ended])
    #expect(try scene(.left).play(running.cancel(1)).states(of: "edge") == [.began, .cancelled])
  }

  @Test func aWindowWithoutBoundsHasNoEdges() throws {
    let scene = SceneBuilder(window: nil).edgePan(from: .all)
    #expect(try scene.play(Touches().down(1, at: (0, 0))).states(of: "edge") == [.failed])
  }
}
