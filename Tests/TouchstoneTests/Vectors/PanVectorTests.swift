import Testing

@testable import Touchstone

struct PanVectorTests {
  private let pan = SceneBuilder().pan()
  private let down = Touches().down(1, at: (100, 100))

  @Test func v17BeginsAtTenPointsWhichAreTakenOut() throws {
    let moves = [105, 109.9, 110, 115].reduce(down) { $0.wait(0.01).move(1, to: ($1, 100)) }
    let played = try pan.play(moves.wait(0.01).up(1))
    #expect(
      played.verdicts(of: "pan") == [
        "0.03 possible→began movedFarEnough", "0.04 began→changed", "0.05 changed→ended",
      ])
    #expect(played.first(.began, of: "pan")?.translation == .zero)
    #expect(played.first(.changed, of: "pan")?.translation == Vector2D(5, 0))
  }

  @Test func v18OneJumpKeepsWhatGoesBeyondTenPoints() throws {
    let played = try pan.play(down.wait(0.01).move(1, to: (130, 100)))
    #expect(played.first(.began, of: "pan")?.translation == Vector2D(20, 0))
  }

  @Test func v19TenPointsCountPerAxis() throws {
    let played = try pan.play(down.wait(0.01).move(1, by: (9.9, 9.9)), atEnd: .stop)
    #expect(played.verdicts.isEmpty)
    #expect(played.state(of: "pan") == .possible)
  }

  @Test func v20TheOtherAxisStartsFromZero() throws {
    let moves = down.wait(0.01).move(1, to: (110, 103)).wait(0.01).move(1, to: (120, 108))
    let played = try pan.play(moves)
    #expect(played.first(.began, of: "pan")?.translation == .zero)
    #expect(played.first(.changed, of: "pan")?.translation == Vector2D(10, 5))
  }

  @Test func v21AHundredAndEightyPointsMakeAHundredAndSeventy() throws {
    let played = try pan.play(down.drag(by: (10, 0), times: 18, every: 0.01).wait(0.01).up(1))
    #expect(played.last(of: "pan")?.to == .ended)
    #expect(played.last(of: "pan")?.translation == Vector2D(170, 0))
  }

  @Test func v22VelocityIsThreeQuartersOfTheIntervalBeforeAndAQuarterOfTheNewest() throws {
    let moves = down.drag(by: (10, 0), times: 3, every: 0.01).wait(0.01).move(1, by: (2, 0))
    let velocities = try pan.play(moves, atEnd: .stop).transitions(of: "pan").map { $0.velocity }
    #expect(velocities.count == 4)
    for velocity in velocities.prefix(3) { #expect(Vector2D(1000, 0).isNear(velocity)) }
    #expect(Vector2D(800, 0).isNear(velocities.last ?? nil))
  }

  @Test func v23ASecondFingerMovesTheLocationOnly() throws {
    let running = down.drag(by: (10, 0), times: 3, every: 0.01)
    let played = try pan.play(running.wait(0.01).down(2, at: (230, 100)), atEnd: .stop)
    let changes = played.transitions(of: "pan").suffix(2)
    #expect(changes.map { $0.translation } == [Vector2D(20, 0), Vector2D(20, 0)])
    #expect(changes.map { $0.location } == [Point2D(130, 100), Point2D(180, 100)])
  }

  @Test func v24ASecondFingerIsTooManyForAPanOfOne() throws {
    let scene = SceneBuilder().pan { $0.maximumNumberOfTouches = 1 }
    let played = try scene.play(down.wait(0.1).down(2, at: (200, 100)).wait(0.1))
    #expect(played.verdicts(of: "pan") == ["0.1 possible→failed tooManyTouches"])
  }

  @Test func v25APauseBeforeTheLiftLeavesTheVelocity() throws {
    let played = try pan.play(down.drag(by: (10, 0), times: 3, every: 0.01).wait(1).up(1))
    #expect(played.last(of: "pan")?.to == .ended)
    #expect(Vector2D(1000, 0).isNear(played.last(of: "pan")?.velocity))
  }
}
