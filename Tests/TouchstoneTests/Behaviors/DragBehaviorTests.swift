import Testing

@testable import Touchstone

/// The cookbook's draggable view.
struct DragBehaviorTests {
  /// Two cards of 100 × 100 points; the first one, about (70, 70), is dragged.
  private let cards = SceneBuilder()
    .view("card", (20, 20, 100, 100)) {
      $0.behavior = .drag
      $0.isMultipleTouchEnabled = true
    }
    .view("other", (200, 20, 100, 100))

  @Test func theTouchedPointStaysUnderTheFinger() throws {
    let played = try cards.play(
      Touches().down(1, at: (30, 40)).wait(0.1).move(1, to: (50, 90)).wait(0.1)
        .move(1, to: (31, 38)).wait(0.1).up(1))
    // The center is (40, 30) from the finger.
    #expect(
      played.changes(of: "card") == [
        .order(1), .center(Point2D(90, 120)), .center(Point2D(71, 68)),
      ])
    #expect(played.animations.isEmpty)
  }

  @Test func itComesToTheFrontWhenItIsTouched() throws {
    let played = try cards.play(Touches().down(1, at: (30, 40)).wait(0.1).up(1))
    #expect(played.viewReports(of: "card").map { $0.time } == [.zero])
    #expect(played.replay.subviews(of: 0) == [2, 1])
  }

  @Test func aViewInFrontStaysThere() throws {
    let played = try cards.view("last", (20, 300, 50, 50)) { $0.behavior = .drag }
      .play(Touches().down(1, at: (30, 310)).wait(0.1).up(1))
    #expect(played.changes(of: "last").isEmpty)
    #expect(played.replay.subviews(of: 0) == [1, 2, 3])
  }

  @Test func aSecondFingerIsIgnored() throws {
    let played = try cards.play(
      Touches().down(1, at: (30, 40)).wait(0.1).down(2, at: (100, 100)).wait(0.1)
        .move(2, by: (50, 50)).wait(0.1).move(1, by: (5, 5)).wait(0.1).up(2).wait(0.1)
        .move(1, by: (5, 0)).wait(0.1).up(1))
    #expect(
      played.changes(of: "card") == [
        .order(1), .center(Point2D(75, 75)), .center(Point2D(80, 75)),
      ])
  }

  @Test func aSecondFingerDoesNotTakeOverWhenTheFirstLifts() throws {
    let played = try cards.play(
      Touches().down(1, at: (30, 40)).down(2, at: (100, 100)).wait(0.1).up(1).wait(0.1)
        .move(2, by: (50, 50)).wait(0.1).up(2))
    #expect(played.changes(of: "card") == [.order(1)])
  }

  @Test func theNextFingerHasItsOwnOffset() throws {
    let played = try cards.play(
      Touches().down(1, at: (30, 40)).wait(0.1).move(1, by: (10, 0)).wait(0.1).up(1).wait(1)
        .down(2, at: (80, 70)).wait(0.1).move(2, by: (0, 10)).wait(0.1).up(2))
    #expect(played.view("card").center == Point2D(80, 80))
  }

  @Test func aCancelledTouchLeavesItWhereItIs() throws {
    let played = try cards.play(
      Touches().down(1, at: (30, 40)).wait(0.1).move(1, by: (10, 0)).wait(0.1).interrupt())
    #expect(played.view("card").center == Point2D(80, 70))
  }

  /// A window moves on the screen, where its touches are told in its own moving space.
  @Test func aWindowIsDraggedOnTheScreen() throws {
    let window = SceneBuilder().view("window") { $0.behavior = .drag }
    let turned = window.view("window") {
      $0.transform = AffineTransform2D(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    }
    let touches = Touches().down(1, at: (10, 10)).drag(by: (10, 5), times: 3, every: 0.1)
    let centers = [Point2D(170, 245), Point2D(180, 250), Point2D(190, 255)]
    for scene in [window, turned] {
      let played = try scene.play(touches, atEnd: .stop)
      #expect(played.changes(of: "window") == centers.map { .center($0) })
    }
  }

  @Test func itFollowsTheFingerInARotatedSuperview() throws {
    // A quarter turn clockwise takes the board's x to the screen's y, and its y to the screen's −x.
    let played = try SceneBuilder()
      .view("board", (60, 140, 200, 200)) {
        $0.transform = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      }
      .view("card", in: "board", (50, 50, 100, 100)) { $0.behavior = .drag }
      .play(Touches().down(1, at: (180, 230)).wait(0.1).move(1, by: (30, 8)).wait(0.1).up(1))
    // So 30 points to the right are 30 up on the board, and 8 down are 8 to its right.
    #expect(played.view("card").center.isNear(Point2D(108, 70)))
  }
}
