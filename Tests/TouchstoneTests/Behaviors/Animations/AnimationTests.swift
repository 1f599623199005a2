import Testing

@testable import Touchstone

/// Animations on a stage with one view at the origin.
struct AnimationTests {
  private let second = Interval.milliseconds(1000)

  private func time(_ seconds: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64((seconds * 1e9).rounded()))
  }

  private func stage() -> Stage { Stage(ViewTree([TouchView(superview: nil, frame: nil)])) }

  private func names(_ stage: Stage) -> [String] {
    stage.events.map {
      switch $0 {
      case .view(let report): "\(report.change.property)"
      case .animation(let report): "\(report.event.name) \(report.to.property)"
      }
    }
  }

  @Test func theModelValueIsSetAtOnce() {
    var stage = stage()
    stage.animate(0, to: .center(Point2D(100, 40)), over: second, owner: 0)
    #expect(stage.views.views[0].center == Point2D(100, 40))
    #expect(stage.presentation(like: .center(.zero), of: 0, at: .zero) == .center(.zero))
    #expect(names(stage) == ["began center"])
  }

  @Test func anotherAnimationStartsFromWhatIsSeen() {
    var stage = stage()
    stage.animate(0, to: .center(Point2D(100, 40)), over: second, owner: 0)
    stage.now = time(0.274375)
    stage.animate(0, to: .center(.zero), over: second, owner: 0)
    #expect(names(stage) == ["began center", "dropped center", "began center"])
    #expect(stage.animations.count == 1)
    // A quarter of the curve's parameter: 0.15625 of the way.
    guard case .center(let from) = stage.animations.first?.from else {
      Issue.record("no center")
      return
    }
    #expect(from.isNear(Point2D(15.625, 6.25)))
    #expect(stage.nextEnd == time(1.274375))
  }

  @Test func settingAPropertyDropsItsAnimationOnly() {
    var stage = stage()
    stage.animate(0, to: .center(Point2D(100, 40)), over: second, owner: 0)
    stage.animate(0, to: .transform(.identity), over: second, owner: 0)
    stage.set(.center(Point2D(5, 5)), of: 0)
    #expect(names(stage) == ["began center", "began transform", "dropped center", "center"])
    #expect(stage.animations.map { $0.to } == [.transform(.identity)])
    #expect(stage.presentation(like: .center(.zero), of: 0, at: .zero) == .center(Point2D(5, 5)))
  }

  @Test func thoseThatAreDueFinishAndTellEachOwnerOnce() {
    var stage = stage()
    stage.animate(0, to: .center(Point2D(1, 1)), over: second, owner: 7)
    stage.animate(0, to: .transform(.identity), over: second, owner: 7)
    stage.animate(
      0, to: .frame(Rect2D(x: 0, y: 0, width: 0, height: 0)), over: .milliseconds(2000), owner: 8)
    #expect(stage.nextEnd == time(1))
    stage.now = time(1)
    #expect(stage.finishAnimations() == [7])
    #expect(names(stage).suffix(2) == ["finished center", "finished transform"])
    #expect(stage.nextEnd == time(2))
  }

  @Test func aTransformIsMixedComponentByComponent() {
    let from = AnimatedValue.transform(.identity)
    let to = AnimatedValue.transform(AffineTransform2D(a: 3, b: 4, c: -4, d: 5, tx: 8, ty: -8))
    #expect(
      from.interpolated(to: to, by: 0.25)
        == .transform(AffineTransform2D(a: 1.5, b: 1, c: -1, d: 2, tx: 2, ty: -2)))
  }

  @Test func aFrameIsMixedByPlaceAndSize() {
    let from = AnimatedValue.frame(Rect2D(x: 0, y: 8, width: 100, height: 50))
    let to = AnimatedValue.frame(Rect2D(x: 40, y: 0, width: 20, height: 90))
    #expect(
      from.interpolated(to: to, by: 0.25)
        == .frame(Rect2D(x: 10, y: 6, width: 80, height: 60)))
  }
}
