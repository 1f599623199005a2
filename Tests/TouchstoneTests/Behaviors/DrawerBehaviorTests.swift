import Testing

@testable import Touchstone

/// The tutorial's drawer, on a screen of 320 × 480 points: a step of 16 points to the right makes
/// the main view 3 points lower at each end, of 480.
struct DrawerBehaviorTests {
  private let drawer = SceneBuilder()
    .view("root", (0, 0, 320, 480)) { $0.behavior = .drawer(main: 4, left: 2, right: 3) }
    .view("left", in: "root", (0, 0, 320, 480))
    .view("right", in: "root", (0, 0, 320, 480))
    .view("main", in: "root", (0, 0, 320, 480))

  private let down = Touches().down(1, at: (200, 240))
  private let full = Rect2D(x: 0, y: 0, width: 320, height: 480)
  private let openRight = Rect2D(x: 250, y: 45.24375, width: 259.675, height: 389.5125)
  private let openLeft = Rect2D(
    x: -220, y: 35.38640625, width: 272.818125, height: 409.2271875)

  /// Opens it to the right at 0.2 s: x is 192, more than half of the screen.
  private var opening: Touches { down.wait(0.1).move(1, by: (192, 0)).wait(0.1).up(1) }

  private func steps(_ steps: [Double]) -> Touches {
    steps.reduce(down) { $0.wait(0.02).move(1, by: ($1, 5)) }
  }

  private func frames(_ played: Played) -> [Rect2D] {
    played.changes(of: "main").compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  private func goal(_ report: AnimationReport?) -> Rect2D? {
    if case .frame(let frame) = report?.to { frame } else { nil }
  }

  private func expect(
    _ frame: Rect2D?, _ other: Rect2D, at location: SourceLocation = #_sourceLocation
  ) {
    guard let frame else {
      Issue.record("no frame", sourceLocation: location)
      return
    }
    let pairs = [
      (frame.minX, other.minX), (frame.minY, other.minY), (frame.size.width, other.size.width),
      (frame.size.height, other.size.height),
    ]
    for (value, expected) in pairs {
      #expect(value.isNear(expected, within: 1e-9), sourceLocation: location)
    }
  }

  // MARK: Dragging

  @Test func theRatiosOfTheStepsAccumulate() throws {
    let seen = frames(try drawer.play(steps([16, 32, -16])))
    try #require(seen.count == 3)
    // 474/480, then 468/480, then back by 486/480, which is not what the first step gave.
    expect(seen[0], Rect2D(x: 16, y: 3, width: 316, height: 474))
    expect(seen[1], Rect2D(x: 48, y: 8.925, width: 308.1, height: 462.15))
    expect(seen[2], Rect2D(x: 32, y: 6.0365625, width: 311.95125, height: 467.926875))
  }

  @Test func onTheOtherSideTheStepIsNegatedByWhereItStarts() throws {
    let seen = frames(try drawer.play(steps([-16, -32, 16])))
    try #require(seen.count == 3)
    // The first step starts from 0, which is not negative: the view grows by 486/480.
    expect(seen[0], Rect2D(x: -16, y: -3, width: 324, height: 486))
    expect(seen[1], Rect2D(x: -48, y: 3.075, width: 315.9, height: 473.85))
    expect(seen[2], Rect2D(x: -32, y: 0.1134375, width: 319.84875, height: 479.773125))
  }

  @Test func theStepIsMeasuredInTheMainView() throws {
    let scaled = drawer.view("main") {
      $0.transform = AffineTransform2D(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    }
    // 16 points on the screen are 8 in a view of twice the size.
    let frame = frames(try scaled.play(steps([16]))).first
    expect(frame, Rect2D(x: 8, y: 1.5, width: 318, height: 477))
  }

  @Test func thePaneThatIsUncoveredIsShown() throws {
    let played = try drawer.play(steps([16, -16, -16, 32]))
    // At 0 nothing changes.
    #expect(played.changes(of: "right") == [.hidden(true), .hidden(false), .hidden(true)])
    #expect(played.changes(of: "left") == [.hidden(true), .hidden(false)])
    let times = [20, 60, 80].map { Timestamp(nanoseconds: $0 * 1_000_000) }
    #expect(played.viewReports(of: "right").map { $0.time } == times)
    #expect(played.viewReports(of: "left").map { $0.time } == Array(times.dropFirst()))
  }

  @Test func aTouchOnAPaneDrivesItToo() throws {
    let played = try drawer.play(
      opening.wait(0.8).down(2, at: (10, 240)).wait(0.1).move(2, by: (-10, 0)).wait(0.1).up(2))
    #expect(played.view(ofFinger: 2) == "left")
    #expect(frames(played).last?.minX.isNear(240) == true)
  }

  @Test func withoutAScreenItDoesNothing() throws {
    let size = Rect2D(x: 0, y: 0, width: 0, height: 0)
    let unbounded = SceneBuilder(window: nil)
      .view("root", (0, 0, 0, 0)) { $0.behavior = .drawer(main: 4, left: 2, right: 3) }
      .view("left", in: "root", (0, 0, 0, 0))
      .view("right", in: "root", (0, 0, 0, 0))
      .view("main", in: "root", (0, 0, 0, 0))
    let touches = Touches().down(1, at: (9, 9), view: 4).wait(0.1).move(1, by: (16, 0)).wait(0.1)
    let played = try unbounded.play(touches.up(1))
    #expect(played.view("main").frame == size)
    #expect(played.changes(of: "main").isEmpty && played.animations.isEmpty)
  }

  // MARK: Releasing

  @Test func itOpensWhenItsLeftEdgeHasPassedTheMiddle() throws {
    let played = try drawer.play(opening)
    #expect(played.animations(of: "main") == ["0.2 began frame", "0.45 finished frame"])
    // 408/480 of 320 × 480, then 58 points more: (480 − 21.75)/480.
    expect(played.view("main").frame, openRight)
    #expect(played.view("right").isHidden)
    #expect(!played.view("left").isHidden)
  }

  @Test func itOpensToTheLeftWhenItsRightEdgeHasPassedTheMiddle() throws {
    let played = try drawer.play(
      Touches().down(1, at: (300, 240)).wait(0.1).move(1, by: (-16, 0)).wait(0.05)
        .move(1, by: (-192, 0)).wait(0.05).up(1))
    expect(frames(played).last, Rect2D(x: -208, y: 33.45, width: 275.4, height: 413.1))
    #expect(played.animations(of: "main") == ["0.2 began frame", "0.45 finished frame"])
    // 12 points more: (480 − 4.5)/480.
    expect(played.view("main").frame, openLeft)
    #expect(played.view("left").isHidden)
    #expect(!played.view("right").isHidden)
  }

  @Test(arguments: [16.0, 160, -16, -144])
  func otherwiseItGoesBackToTheFullScreen(offset: Double) throws {
    let played = try drawer.play(down.wait(0.1).move(1, by: (offset, 0)).wait(0.1).up(1))
    #expect(played.animations(of: "main") == ["0.2 began frame", "0.45 finished frame"])
    #expect(played.view("main").frame == full)
  }

  @Test func cancelledIsTreatedAsEnded() throws {
    let played = try drawer.play(down.wait(0.1).move(1, by: (192, 0)).wait(0.1).interrupt())
    #expect(played.animations(of: "main") == ["0.2 began frame", "0.45 finished frame"])
    expect(played.view("main").frame, openRight)
  }

  @Test func aTapClosesAnOpenDrawer() throws {
    let played = try drawer.play(opening.wait(0.8).tap(2, at: (300, 240)))
    #expect(
      played.animations(of: "main") == [
        "0.2 began frame", "0.45 finished frame", "1.1 began frame", "1.35 finished frame",
      ])
    #expect(played.view("main").frame == full)
    // At x = 0 neither pane is hidden or shown anew.
    #expect(played.changes(of: "right") == [.hidden(true)])
    #expect(played.changes(of: "left").isEmpty)
  }

  @Test func aTapOnAClosedDrawerDoesNothing() throws {
    let played = try drawer.play(Touches().tap(at: (200, 240)))
    #expect(played.animations.isEmpty)
    #expect(played.changes(of: "main").isEmpty)
  }

  @Test func aTapDuringTheOpeningTurnsItBackFromWhereItIsSeen() throws {
    let played = try drawer.play(opening.wait(0.05).tap(2, at: (300, 240), for: 0.075))
    #expect(
      played.animations(of: "main") == [
        "0.2 began frame", "0.325 dropped frame", "0.325 began frame", "0.575 finished frame",
      ])
    // Half of the way from 192 to 250, at half of the time.
    let report = played.animationReports(of: "main").last
    guard case .frame(let from) = report?.from else {
      Issue.record("no frame")
      return
    }
    expect(
      from,
      Rect2D(x: 221, y: 40.621875, width: 265.8375, height: 398.75625))
    #expect(goal(report) == full)
  }

  @Test func aDragDuringAnAnimationStartsFromTheModelValue() throws {
    let played = try drawer.play(
      opening.wait(0.05).down(2, at: (300, 240)).wait(0.05).move(2, by: (8, 0)).wait(0.1).up(2))
    #expect(played.animations(of: "main").prefix(2) == ["0.2 began frame", "0.3 dropped frame"])
    #expect(frames(played).last?.minX == 258)
  }
}
