import Foundation
import Testing

@testable import Touchstone

/// A view that shows a part of its content (V59, V60).
struct ScrollBehaviorTests {
  private let down = Touches().down(1, at: (160, 400))

  /// A list that fills the window of 320 × 480 points.
  private func list(
    _ content: (Double, Double) = (320, 5000),
    _ configure: (inout ScrollSettings) -> Void = { _ in }
  ) -> SceneBuilder {
    var settings = ScrollSettings(contentSize: Size2D(width: content.0, height: content.1))
    configure(&settings)
    return SceneBuilder().view("list", (0, 0, 320, 480)) { $0.behavior = .scroll(settings) }
      .pan(on: "list")
  }

  /// Five equal steps, one in a hundredth of a second, and a lift after a sixth, which counts for
  /// the velocity only.
  private func flick(_ step: (Double, Double)) -> Touches {
    down.drag(by: step, times: 5, every: 0.01).wait(0.01)
      .up(1, at: (160 + 6 * step.0, 400 + 6 * step.1))
  }

  /// A drag that has come to rest before the lift.
  private func slowDrag(_ offset: (Double, Double)) -> Touches {
    down.wait(0.1).move(1, by: offset).wait(1).move(1, by: (0, 0)).wait(1).move(1, by: (0, 0))
      .wait(0.1).up(1)
  }

  // MARK: Dragging

  @Test func theContentFollowsThePanWithoutItsFirstTenPoints() throws {
    let touches = down.wait(0.1).move(1, by: (0, -30)).wait(0.1).move(1, by: (0, -15))
    let played = try list().play(touches, atEnd: .stop)
    #expect(played.offsets(of: "list") == [Point2D(0, 20), Point2D(0, 35)])
  }

  @Test func anAxisThatFitsStays() throws {
    let touches = down.wait(0.1).move(1, by: (-40, 60)).wait(0.1).up(1)
    #expect(try list((320, 480)).play(touches).offsets(of: "list").isEmpty)
    #expect(
      try list((1000, 480)).play(touches, atEnd: .stop).offsets(of: "list") == [Point2D(30, 0)])
  }

  @Test func beyondTheEdgeARubberBandHoldsTheContent() throws {
    let touches = down.wait(0.1).move(1, by: (0, 110))
    let played = try list().play(touches, atEnd: .stop)
    // 55/480 · 480 / (1 + 55/480).
    #expect(played.offset(of: "list").isNear(Point2D(0, -55 / (1 + 55.0 / 480))))
  }

  @Test func aLockedDragMovesAlongOneAxis() throws {
    let scene = list((1000, 1000)) { $0.isDirectionalLockEnabled = true }
    let touches = down.wait(0.1).move(1, by: (-30, -20)).wait(0.1).move(1, by: (-5, -90))
    #expect(
      try scene.play(touches, atEnd: .stop).offsets(of: "list") == [Point2D(20, 0), Point2D(25, 0)])
    let upwards = down.wait(0.1).move(1, by: (-20, -30)).wait(0.1).up(1)
    #expect(try scene.play(upwards).offset(of: "list").x == 0)
  }

  @Test func aScaledViewScrollsItsOwnPoints() throws {
    let scene = list().view("list") {
      $0.transform = AffineTransform2D(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    }
    let played = try scene.play(down.wait(0.1).move(1, by: (0, -30)), atEnd: .stop)
    #expect(played.offset(of: "list") == Point2D(0, 10))
  }

  @Test func withoutAPanNothingScrolls() throws {
    let scene = SceneBuilder().view("list", (0, 0, 320, 480)) {
      $0.behavior = .scroll(ScrollSettings(contentSize: Size2D(width: 320, height: 900)))
    }.pan(on: "window")
    #expect(try scene.play(flick((0, -20))).offset(of: "list") == .zero)
  }

  // MARK: Letting go

  @Test func aFlickSlowsDownUntilItStops() throws {
    let played = try list().play(flick((0, -20)), atEnd: .stop)
    // Lifted at 0.06 s after 90 points, at 2000 points per second.
    #expect(played.animations.map { $0.event } == [.began])
    #expect(played.animations[0].from == .contentOffset(Point2D(0, 90)))
    #expect(played.offset(of: "list").isNear(Point2D(0, 90 + 993.01)))
    #expect(
      played.animations[0].duration.seconds.isNear(log(0.005) / (1000 * log(0.998))))
    let seen = 90 + 998 * (1 - pow(0.998, 500.0))
    #expect(played.seenOffset(of: "list", at: 0.56).isNear(Point2D(0, seen)))
    let complete = try list().play(flick((0, -20)))
    #expect(complete.animations.map { $0.event } == [.began, .finished])
  }

  @Test func contentThatIsLetGoBeyondTheEdgeComesBack() throws {
    let played = try list().play(slowDrag((0, 110)), atEnd: .stop)
    #expect(played.offset(of: "list") == .zero)
    let seen = stride(from: 2.2, through: 3.2, by: 0.01).map {
      played.seenOffset(of: "list", at: $0).y
    }
    #expect(seen.first?.isNear(-55 / (1 + 55.0 / 480)) == true)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(seen.last == 0)
  }

  @Test func aFlickIntoTheEdgeBouncesWithWhatIsLeftOfItsVelocity() throws {
    // From 90 the edge at 589 is half of what 2000 points per second would reach.
    let scene = list((320, 1069))
    let played = try scene.play(flick((0, -20)))
    #expect(played.animations.map { $0.event } == [.began, .finished, .began, .finished])
    #expect(played.animations.map { $0.offset } == Array(repeating: Point2D(0, 589), count: 4))
    let until = log(0.5) / (1000 * log(0.998))
    #expect(played.animations[0].duration.seconds.isNear(until))
    var middle = Replay(scene.scene, observing: .all)
    var events = ReplayEvents()
    let frames = flick((0, -20)).at(0.5).tick().frames
    for frame in frames { try middle.process(frame, into: &events) }
    let peak = Timestamp(nanoseconds: Int64((0.06 + until + 1.0 / 11) * 1e9))
    let seen = try #require(middle.presentation(ofView: 1, at: peak).bounds?.origin.y)
    #expect(seen.isNear(589 + 1000 / 11 / M_E))
  }

  @Test func eachAxisStopsAndBouncesByItself() throws {
    let played = try list((1000, 1000)).play(flick((-20, -5)), atEnd: .stop)
    // x stops at 680 after 590 of 998 points, y goes on.
    let left = 1 - 590.0 / 998
    let start = Point2D(90, 20)
    #expect(played.animations[0].from == .contentOffset(start))
    #expect(played.offset(of: "list").isNear(Point2D(680, 20 + 249.5 * (1 - left))))
    let complete = try list((1000, 1000)).play(flick((-20, -5)))
    #expect(complete.animations.map { $0.event } == [.began, .finished, .began, .finished])
    #expect(complete.offset(of: "list").isNear(Point2D(680, 20 + 249.5 * (1 - 10.0 / 500))))
  }

  @Test func aCancelledDragOnlyComesBack() throws {
    let touches = down.drag(by: (0, -20), times: 5, every: 0.01).wait(0.01).cancel(1)
    #expect(try list().play(touches).animations.isEmpty)
    let beyond = down.drag(by: (0, 20), times: 5, every: 0.01).wait(0.01).cancel(1)
    #expect(try list().play(beyond).offset(of: "list") == .zero)
  }

  // MARK: Catching

  @Test func aFingerCatchesTheContentWhereItIsSeen() throws {
    let touches = flick((0, -20)).at(0.16).down(2, at: (100, 100)).at(0.2).up(2)
    let played = try list().play(touches)
    let seen = Point2D(0, 90 + 998 * (1 - pow(0.998, 100.0)))
    #expect(played.animations.map { $0.event } == [.began, .dropped])
    #expect(played.offset(of: "list").isNear(seen))
  }

  @Test func contentThatIsCaughtBeyondTheEdgeComesBackWhenTheFingerLifts() throws {
    let touches = slowDrag((0, 110)).wait(0.05).down(2, at: (100, 100)).wait(0.1).up(2)
    let played = try list().play(touches)
    #expect(
      played.animations.map { $0.event } == [.began, .dropped, .began, .finished])
    #expect(played.offset(of: "list") == .zero)
  }

  @Test func contentThatIsCaughtBeyondTheEdgeIsDraggedOnWithoutAJump() throws {
    let touches = slowDrag((0, 110)).wait(0.05).down(2, at: (100, 100)).wait(0.1)
      .move(2, by: (0, 10)).wait(0.1).move(2, by: (0, 1))
    let offsets = try list().play(touches, atEnd: .stop).offsets(of: "list").suffix(2)
    let caught = try #require(offsets.first), dragged = try #require(offsets.last)
    #expect(caught.y < -30)
    #expect(dragged.y < caught.y && dragged.y > caught.y - 0.55)
  }

  @Test func aFingerOnMovingContentHitsWhatItSees() throws {
    let scene = list().view("row", in: "list", (0, 300, 320, 40))
    // At 0.16 s the content is at 90 + 181.07: the row's middle is seen at 48.93.
    let touches = flick((0, -20)).at(0.16).down(2, at: (100, 49))
    #expect(try scene.play(touches).view(ofFinger: 2) == "row")
  }

  @Test func aFingerElsewhereCatchesNothing() throws {
    let scene = list().view("list") { $0.bounds = Rect2D(x: 0, y: 0, width: 320, height: 400) }
      .view("list") { $0.center = Point2D(160, 280) }
    let touches = flick((0, -20)).at(0.16).down(2, at: (100, 10)).at(0.2).up(2)
    #expect(try scene.play(touches).animations.map { $0.event } == [.began, .finished])
  }

  // MARK: Paging

  private func pages() -> SceneBuilder { list((1280, 480)) { $0.isPagingEnabled = true } }

  @Test func aFlickTurnsOnePageAtMost() throws {
    let played = try pages().play(flick((-40, 0)))
    #expect(played.animations.map { $0.offset } == [Point2D(320, 0), Point2D(320, 0)])
  }

  @Test func aSlowDragTurnsToTheNearestPage() throws {
    #expect(try pages().play(slowDrag((-160, 0))).offset(of: "list") == .zero)
    #expect(try pages().play(slowDrag((-171, 0))).offset(of: "list") == Point2D(320, 0))
    let back = slowDrag((-171, 0)).wait(2).down(2, at: (10, 100)).wait(0.1).move(2, by: (300, 0))
      .wait(1).move(2, by: (0, 0)).wait(1).move(2, by: (0, 0)).wait(0.1).up(2)
    #expect(try pages().play(back).offset(of: "list") == .zero)
  }

  @Test func aFlickBeyondTheLastPageBouncesBack() throws {
    #expect(try pages().play(flick((40, 0))).offset(of: "list") == .zero)
  }

  @Test func aPageThatIsCaughtGoesOnWhenTheFingerLifts() throws {
    let touches = flick((-40, 0)).wait(0.05).down(2, at: (100, 100)).wait(0.1).up(2)
    let played = try pages().play(touches)
    #expect(played.offset(of: "list") == Point2D(320, 0))
    #expect(played.animations.map { $0.event } == [.began, .dropped, .began, .finished])
  }
}
