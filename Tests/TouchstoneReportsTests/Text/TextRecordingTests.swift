import Testing
import TouchstoneReports

@testable import Touchstone

@Suite struct TextRecordingTests {
  /// The rows of a recording, without its heading and its verdict.
  private func rows(_ options: ReportOptions, _ frames: [[ReplayEvent]]) -> [String] {
    Sample.document(.text, options, frames).split(separator: "\n").dropFirst().dropLast()
      .map(String.init)
  }

  private func row(_ event: ReplayEvent) -> String {
    rows(.init(show: .all), [[event]]).joined(separator: "\n")
  }

  private func center(_ x: Double, at time: Int64, view: Int = 1) -> ReplayEvent {
    Sample.change(.center(Point2D(x: x, y: 80)), at: time, view: view)
  }

  private static func scaled(_ scale: Double) -> AffineTransform2D {
    AffineTransform2D.identity.scaledBy(x: scale, y: scale)
  }

  // MARK: Views

  @Test(arguments: [
    (ViewReport.Change.center(Point2D(x: 120, y: 80.04)), "moves              center (120, 80)"),
    (
      .frame(Rect2D(x: 10, y: -5, width: 320, height: 470.55)),
      "moves              frame (10, -5) 320 × 470.6"
    ),
    (.contentOffset(Point2D(x: 0, y: 33.5)), "scrolls            content offset (0, 33.5)"),
    (
      .transform(scaled(1.1)),
      "transform          translation (0, 0) pt, scale 1.1, rotation 0°"
    ),
    (.hidden(true), "is hidden"), (.hidden(false), "is shown"),
    (.order(0), "comes to the front"),
    (.string("Hello\u{1B}"), "shows              'Hello\u{FFFD}'"),
    (.userInteractionEnabled(false), "user interaction   off: new touches are ignored"),
    (.userInteractionEnabled(true), "user interaction   on: new touches are taken"),
  ])
  func tellsWhatBehaviorsDoToViews(change: ViewReport.Change, words: String) {
    #expect(row(Sample.change(change, at: 116)) == "   0.116 s     content        " + words)
  }

  @Test func foldsTheMovesOfAView() {
    let frames = [
      [Sample.change(.order(0), at: 10)], [center(100, at: 20)], [center(110, at: 30)],
      [center(125, at: 40)], [Sample.change(.hidden(true), at: 50)],
      [Sample.change(.contentOffset(Point2D(x: 0, y: 5)), at: 60)],
      [Sample.change(.contentOffset(Point2D(x: 0, y: 9)), at: 70)], [center(0, at: 80)],
    ]
    #expect(
      rows(.init(show: .views), frames) == [
        "   0.010 s     content        comes to the front",
        "   0.040 s     content        … 3 moves          center (125, 80)",
        "   0.050 s     content        is hidden",
        "   0.070 s     content        … 2 scrolls        content offset (0, 9)",
        "   0.080 s     content        moves              center (0, 80)",
      ])
  }

  @Test func unfoldsMovesWhenVerbose() {
    let frames = [
      [center(100, at: 20)], [center(110, at: 30), Sample.change(.hidden(true), at: 30)],
    ]
    #expect(
      rows(.init(show: .views, isVerbose: true), frames) == [
        "   0.020 s     content        moves              center (100, 80)",
        "   0.030 s     content        moves              center (110, 80)",
        "   0.030 s     content        is hidden",
      ])
  }

  @Test func whatElseIsPrintedEndsMovesThatDoNotGoOn() {
    let failure = ReplayEvent.transition(
      Sample.transition(.tap, at: 30, to: .failed, reason: GestureReason(.disabled)))
    let frames = [
      [center(1, at: 10), center(2, at: 10, view: 0)], [center(3, at: 20)],
      [failure, center(4, at: 30)], [center(5, at: 40)],
    ]
    #expect(
      rows(.init(show: [.views, .transitions]), frames) == [
        "   0.010 s     window         moves              center (2, 80)",
        "   0.030 s     tap            possible → failed  the recognizer was switched off",
        "   0.040 s     content        … 4 moves          center (5, 80)",
      ])
    #expect(
      rows(.init(show: .views), frames) == [
        "   0.010 s     window         moves              center (2, 80)",
        "   0.040 s     content        … 4 moves          center (5, 80)",
      ])
  }

  @Test func anAnimationEndsMovesOfItsView() {
    let home = AnimatedValue.center(Point2D(x: 160, y: 240))
    let start = AnimatedValue.center(Point2D(x: 2, y: 80))
    let frames = [
      [center(1, at: 10)],
      [center(2, at: 20), Sample.animation(.began, from: start, to: home, at: 20)],
    ]
    #expect(
      rows(.init(show: [.views, .animations]), frames) == [
        "   0.020 s     content        … 2 moves          center (2, 80)",
        "   0.020 s     content        animates           center (2, 80) → (160, 240) over 0.15 s",
      ])
  }

  @Test func aJumpIsNoPartOfTheMovesBeforeIt() {
    let frames = [
      [center(1, at: 10)], [center(2, at: 20)],
      [center(160, at: 30), Sample.change(.transform(.identity), at: 30)],
    ]
    #expect(
      rows(.init(show: .views), frames) == [
        "   0.020 s     content        … 2 moves          center (2, 80)",
        "   0.030 s     content        moves              center (160, 80)",
        "   0.030 s     content        transform          translation (0, 0) pt, scale 1, rotation 0°",
      ])
  }

  // MARK: Animations

  @Test(arguments: [
    (
      AnimatedValue.transform(.identity), AnimatedValue.transform(scaled(1.2)),
      "transform scale 1 → 1.2"
    ),
    (
      .transform(AffineTransform2D(rotation: Double.pi / 2)),
      .transform(AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 0)),
      "transform translation (0, 0) pt → (5, 0) pt, rotation 90° → 0°"
    ),
    (.transform(scaled(2)), .transform(scaled(2)), "transform as it is"),
    (.center(.zero), .center(Point2D(x: 160, y: 240)), "center (0, 0) → (160, 240)"),
    (
      .contentOffset(.zero), .contentOffset(Point2D(x: 0, y: 480)),
      "content offset (0, 0) → (0, 480)"
    ),
    (
      .frame(Rect2D(x: 0, y: 0, width: 320, height: 480)),
      .frame(Rect2D(x: 250, y: 30, width: 280, height: 420)),
      "frame (0, 0) 320 × 480 → (250, 30) 280 × 420"
    ),
  ])
  func tellsTheWayOfAnAnimation(from: AnimatedValue, to: AnimatedValue, way: String) {
    let head = "   0.033 s     content        "
    #expect(
      row(Sample.animation(.began, from: from, to: to, at: 33))
        == "\(head)animates           \(way) over 0.15 s")
    #expect(
      row(Sample.animation(.finished, from: from, to: to, at: 33))
        == "\(head)finished           animating \(way)")
    #expect(
      row(Sample.animation(.dropped, from: from, to: to, at: 33))
        == "\(head)dropped            animating \(way): something else took its place")
  }

  // MARK: Responders

  @Test(arguments: [
    (
      SystemEvent.motion(.began), [Responder.view(1), .controller(0), .view(0), .application], nil,
      "shake          began              content → CardController → window → application: "
        + "not handled"
    ),
    (
      .motion(.cancelled), [.view(1), .controller(0)], .controller(0),
      "shake          cancelled          content → CardController: CardController handled it"
    ),
    (
      .remoteControl(.togglePlayPause), [.view(1)], Responder.view(1),
      "remote control  togglePlayPause    content handled it"
    ),
    (
      .interruption, [], nil, "system         interruption       the system takes every touch away"
    ),
  ])
  func tellsTheWayOfASystemEvent(
    event: SystemEvent, chain: [Responder], handler: Responder?, words: String
  ) {
    #expect(row(Sample.event(event, chain, handler: handler)) == "   0.250 s     " + words)
  }

  @Test func deliveriesNameControllersAndTheApplication() {
    var report = DeliveryReport(
      time: .zero, view: 1, phase: .began, touches: [TouchID(1)], outcome: .delivered,
      chain: [.view(1), .controller(0)], handler: .controller(0))
    let head = "   0.000 s     content        touchesBegan       touch 1  "
    #expect(row(.delivery(report)) == head + "handled: content → CardController")
    report.chain += [.view(0), .application]
    report.handler = nil
    #expect(
      row(.delivery(report))
        == head + "content → CardController → window → application: not handled")
  }
}
