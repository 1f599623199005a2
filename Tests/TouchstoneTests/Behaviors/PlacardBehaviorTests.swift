import Testing

@testable import Touchstone

/// MoveMe: a placard of 100 × 100 points in the middle of its board, about (160, 240).
struct PlacardBehaviorTests {
  private let board = SceneBuilder()
    .view("board", (0, 0, 320, 480)) { $0.isMultipleTouchEnabled = true }
    .view("placard", in: "board", (110, 190, 100, 100)) {
      $0.behavior = .placard(strings: ["one", "two", "three"])
    }

  private let down = Touches().down(1, at: (130, 220))
  private let home = Point2D(160, 240)

  private func scaled(_ scale: Double) -> AffineTransform2D {
    AffineTransform2D(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  private func began(_ played: Played) -> [AnimationReport] {
    played.animationReports(of: "placard").filter { $0.event == .began }
  }

  private func strings(_ played: Played) -> [String] {
    played.changes(of: "placard").compactMap {
      if case .string(let text) = $0 { text } else { nil }
    }
  }

  // MARK: Growing

  @Test func itGrowsAndComesToTheFinger() throws {
    let played = try board.play(down.wait(1).tick(), atEnd: .stop)
    #expect(
      played.animations(of: "placard") == [
        "0.0 began transform", "0.15 finished transform", "0.15 began transform",
        "0.15 began center", "0.3 finished transform", "0.3 finished center",
      ])
    let began = began(played)
    #expect(
      began.map { $0.from } == [.transform(.identity), .transform(scaled(1.2)), .center(home)])
    #expect(
      began.map { $0.to } == [
        .transform(scaled(1.2)), .transform(scaled(1.1)), .center(Point2D(130, 220)),
      ])
    #expect(began.allSatisfy { $0.duration == .milliseconds(150) })
    #expect(played.view("placard").center == Point2D(130, 220))
    #expect(played.view("placard").transform == scaled(1.1))
  }

  @Test func aMoveWhileItGrowsDoesNotChangeWhereItComesTo() throws {
    let played = try board.play(
      down.wait(0.1).move(1, to: (140, 230)).wait(0.9).tick(), atEnd: .stop)
    #expect(played.changes(of: "placard") == [.center(Point2D(140, 230))])
    #expect(began(played).last?.from == .center(Point2D(140, 230)))
    #expect(began(played).last?.to == .center(Point2D(130, 220)))
    #expect(played.view("placard").center == Point2D(130, 220))
  }

  @Test func aMoveWhileItComesToTheFingerDropsThat() throws {
    let played = try board.play(
      down.wait(0.2).move(1, to: (140, 230)).wait(0.8).tick(), atEnd: .stop)
    #expect(
      played.animations(of: "placard").suffix(2) == [
        "0.2 dropped center", "0.3 finished transform",
      ])
    #expect(played.view("placard").center == Point2D(140, 230))
  }

  @Test func theGrowthFinishesBeforeAMoveOfTheSameTime() throws {
    let played = try board.play(
      down.wait(0.15).move(1, to: (140, 230)).wait(0.85).tick(), atEnd: .stop)
    #expect(
      played.animations(of: "placard") == [
        "0.0 began transform", "0.15 finished transform", "0.15 began transform",
        "0.15 began center", "0.15 dropped center", "0.3 finished transform",
      ])
    #expect(played.view("placard").center == Point2D(140, 230))
  }

  // MARK: Going home

  @Test func aLiftWhileItGrowsDropsTheRest() throws {
    let played = try board.play(down.wait(0.075).up(1))
    #expect(
      played.animations(of: "placard") == [
        "0.0 began transform", "0.075 began center", "0.075 dropped transform",
        "0.075 began transform", "0.575 finished center", "0.575 finished transform",
      ])
    // It has grown half of the way.
    guard case .transform(let from) = began(played).last?.from else {
      Issue.record("no transform")
      return
    }
    #expect(from.a.isNear(1.1) && from.d.isNear(1.1) && from.b == 0)
  }

  @Test func itGoesHomeInHalfASecondWhileNothingElseCanBeTouched() throws {
    let played = try board.play(
      down.wait(0.4).move(1, to: (200, 300)).wait(0.1).up(1))
    #expect(
      played.animations(of: "placard").suffix(4) == [
        "0.5 began center", "0.5 began transform", "1.0 finished center", "1.0 finished transform",
      ])
    #expect(
      played.viewReports(of: "board") == [
        ViewReport(
          time: Timestamp(nanoseconds: 500_000_000), view: 1,
          change: .userInteractionEnabled(false)),
        ViewReport(
          time: Timestamp(nanoseconds: 1_000_000_000), view: 1,
          change: .userInteractionEnabled(true)),
      ])
    #expect(played.view("placard").center == home)
    #expect(played.view("placard").transform == .identity)
  }

  @Test func whatIsSeenIsOnItsWayHome() throws {
    let played = try board.play(
      down.wait(0.4).move(1, to: (200, 300)).wait(0.1).up(1), atEnd: .stop)
    #expect(played.view("placard").center == home)
    let half = played.seen("placard", at: 0.75)
    #expect(half.center.isNear(Point2D(180, 270)))
    #expect(half.transform.a.isNear(1.05))
    #expect(played.seen("placard", at: 0.5).center == Point2D(200, 300))
    #expect(played.seen("placard", at: 1).center == home)
  }

  @Test(arguments: [(0.999, "window"), (1.0, "placard")])
  func touchesThatBeginMeanwhileAreIgnored(time: Double, view: String) throws {
    let played = try board.play(down.wait(0.5).up(1).at(time).down(2, at: (160, 240)).wait(1).up(2))
    #expect(played.view(ofFinger: 2) == view)
    let report = played.touches.first { $0.id == TouchID(2) }
    let skipped = TouchReport.SkippedView(view: 1, reason: .interaction)
    #expect(report?.hitTest.contains(skipped) == (view == "window"))
    #expect(began(played).count == (view == "window" ? 5 : 10))
  }

  @Test func cancelledPutsItHomeAtOnce() throws {
    let played = try board.play(down.wait(0.2).move(1, to: (200, 300)).wait(0.05).interrupt())
    #expect(
      played.animations(of: "placard").suffix(2) == [
        "0.2 dropped center", "0.25 dropped transform",
      ])
    #expect(
      played.changes(of: "placard") == [
        .center(Point2D(200, 300)), .center(home), .transform(.identity),
      ])
    #expect(played.changes(of: "board").isEmpty)
  }

  // MARK: Other touches

  @Test func aDoubleTapBesideItShowsTheNextString() throws {
    let touches = Touches().repeating(4) {
      $0.tap(at: (20, 20)).wait(0.1).tap(at: (20, 20)).wait(2)
    }
    let played = try board.play(touches)
    #expect(strings(played) == ["two", "three", "one", "two"])
    #expect(played.viewReports(of: "placard").first?.time == Timestamp(nanoseconds: 200_000_000))
  }

  @Test func otherTapsBesideItAreIgnored() throws {
    let touches = Touches().repeating(3) { $0.tap(at: (20, 20)).wait(0.1) }
    #expect(strings(try board.play(touches)) == ["two"])
    let single = try board.play(Touches().tap(at: (20, 20)))
    #expect(single.changes(of: "placard").isEmpty && single.animations.isEmpty)
  }

  @Test func aDoubleTapOnItShowsNoOtherString() throws {
    let touches = Touches().tap(at: (150, 240)).wait(0.05).tap(at: (150, 240))
    #expect(strings(try board.play(touches)).isEmpty)
  }

  @Test func aSecondFingerIsRefused() throws {
    let played = try board.play(
      down.wait(0.4).down(2, at: (140, 230)).wait(0.1).move(2, to: (180, 260)).wait(0.1).tick(),
      atEnd: .stop)
    #expect(played.view(ofFinger: 2) == nil)
    #expect(played.view("placard").center == Point2D(130, 220))
  }

  @Test func aSecondFingerIsIgnoredWhereItIsNotRefused() throws {
    let played = try board.view("placard") { $0.isMultipleTouchEnabled = true }.play(
      down.wait(0.4).down(2, at: (140, 230)).wait(0.1).move(2, to: (180, 260)).wait(0.1).up(1)
        .wait(0.1).interrupt())
    #expect(began(played).count == 5)
    #expect(played.changes(of: "placard").isEmpty)
    #expect(
      played.changes(of: "board") == [
        .userInteractionEnabled(false), .userInteractionEnabled(true),
      ])
  }

  @Test func aFingerThatLandsAsTheFirstLiftsIsIgnored() throws {
    let played = try board.play(
      down.wait(0.5).frame { $0.up(1).down(2, at: (150, 230)) }.wait(0.1).move(2, by: (20, 0))
        .wait(0.1).up(2))
    #expect(
      played.animations(of: "placard").suffix(4) == [
        "0.5 began center", "0.5 began transform", "1.0 finished center", "1.0 finished transform",
      ])
    #expect(played.changes(of: "placard").isEmpty)
  }
}
