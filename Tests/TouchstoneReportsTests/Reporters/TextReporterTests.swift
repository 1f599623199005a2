import Testing
import TouchstoneReports

@testable import Touchstone

@Suite struct TextReporterTests {
  private static let heading = "two fingers  (traces/pinch.json, scene default)"

  private func pinch(_ time: Int64, _ from: RecognizerState, _ to: RecognizerState, _ scale: Double)
    -> ReplayEvent
  {
    .transition(
      Sample.transition(
        .pinch, at: time, from: from, to: to, touches: 2,
        values: .pinch(scale: scale, velocity: 0.5)))
  }

  private func transform(_ time: Int64, scale: Double) -> ReplayEvent {
    .transform(
      TransformReport(
        time: Sample.milliseconds(time), view: 1,
        transform: AffineTransform2D(a: scale, b: 0, c: 0, d: scale, tx: 3, ty: 0)))
  }

  private var frames: [[ReplayEvent]] {
    let reason = GestureReason.sample(.tooManyTouches, 2, limit: 1, .touches)
    let miss = GestureReason.sample(.liftedEarly, 4, limit: 5, .degrees)
    return [
      [.transition(Sample.transition(.tap, at: 33, to: .failed, touches: 2, reason: reason))],
      [pinch(116, .possible, .began, 1.0371), transform(116, scale: 1.0371)],
      [pinch(133, .began, .changed, 1.2), transform(133, scale: 1.2)],
      [pinch(12_150, .changed, .changed, 1.5), transform(12_150, scale: 1.5)],
      [
        .transition(Sample.transition(.rotation, at: 12_200, to: .failed, reason: miss)),
        pinch(12_200, .changed, .ended, 1.5),
      ],
    ]
  }

  @Test func foldsRunsAndEndsWithAVerdict() {
    #expect(
      Sample.document(.text, .init(), frames) == """
        \(Self.heading)
           0.033 s     tap            possible → failed  2 fingers; 1 is allowed
           0.116 s     pinch          possible → began   scale 1.037, velocity 0.5/s, 2 fingers \
        at (160, 240)
          12.150 s     pinch          … 2 changes        scale 1.5, velocity 0.5/s, 2 fingers \
        at (160, 240)
          12.150 s     content        … 3 transforms     translation (3, 0) pt, scale 1.5, \
        rotation 0°
          12.200 s     rotation       possible → failed  lifted after turning 4°; 5° are needed: \
        1° short
          12.200 s     pinch          changed → ended    scale 1.5, velocity 0.5/s, 2 fingers \
        at (160, 240)
        → pinchOut  (pinch 0.116–12.200 s, scale 1.5)

        """)
  }

  @Test func unfoldsWhenVerbose() {
    let text = Sample.document(.text, .init(isVerbose: true), frames)
    #expect(text.split(separator: "\n").count == 11)
    #expect(text.contains("began → changed    scale 1.2"))
    #expect(!text.contains("…"))
  }

  @Test func foldsEachRecognizerForItself() {
    let pan = { (time: Int64, from: RecognizerState, to: RecognizerState) in
      ReplayEvent.transition(Sample.transition(.pan, at: time, from: from, to: to))
    }
    let text = Sample.document(
      .text, .init(),
      [
        [pan(1, .possible, .began), pinch(1, .possible, .began, 1)],
        [pan(2, .began, .changed), pinch(2, .began, .changed, 1)],
        [pan(3, .changed, .changed), pinch(3, .changed, .changed, 1)],
        [pan(4, .changed, .cancelled)],
        [pinch(5, .changed, .changed, 1)],
      ])
    #expect(
      text.split(separator: "\n").dropFirst(3).map { $0.prefix(44) } == [
        "   0.003 s     pan            … 2 changes   ",
        "   0.004 s     pan            changed → canc",
        "   0.005 s     pinch          … 3 changes   ",
        "→ pan+pinchOut  (pan 0.001–0.004 s, cancelle",
      ])
    #expect(text.contains("pinch from 0.001 s without an end"))
  }

  @Test func printsWhatElseIsShown() {
    let touch = TouchReport(
      time: .zero, id: TouchID(1), phase: .began, tapCount: 2, view: 0, location: .zero,
      hitTest: [.init(view: 1, reason: .interaction)])
    let delivery = DeliveryReport(
      time: .zero, view: 0, phase: .began, touches: [TouchID(1)], outcome: .delivered,
      chain: [.view(0), .application], handler: nil)
    let timer = TimerReport(
      time: .zero, recognizer: 0,
      deadline: Deadline(time: Sample.milliseconds(1500), kind: .maximumDuration), event: .armed)
    #expect(
      Sample.text(
        .text, .init(show: .all), .touch(touch), .timer(timer),
        .action(ActionReport(time: .zero, recognizer: 0, state: .ended)), .delivery(delivery),
        .reset(ResetReport(time: Sample.milliseconds(1), recognizer: 0)),
        labels: { _ in .name("thumb\u{1B}") }) == """
             0.000 s     touch thumb�   began              at (0, 0), tap 2 in window  \
          content has user interaction off
             0.000 s     tap            timer armed        maximum duration, due at 1.500 s
             0.000 s     tap            action             ended
             0.000 s     window         touchesBegan       touch thumb�  window → application: \
          not handled
             0.001 s     tap            reset              ready for new touches

          """)
  }

  @Test func tellsTheNearestMissAndTheRepairs() {
    let reason = GestureReason.sample(.liftedEarly, 9, limit: 10, .points)
    let failure = Sample.transition(.pan, at: 100, to: .failed, reason: reason)
    let end = RecordingEnd(
      repairs: [ReportedRepair(code: "sorted", line: 7, message: "Moved a frame.")])
    #expect(
      Sample.document(.text, .init(show: []), [[.transition(failure)]], end) == """
        \(Self.heading)
        repaired: line 7: Moved a frame.
        → none  (nearest: pan: lifted after moving 9 points; 10 are needed: 1 short)

        """)
  }

  @Test func coloursWhatMatters() {
    let text = Sample.document(.text, .init(usesColor: true), [frames[0]])
    #expect(
      text == """
        \u{1B}[1m\(Self.heading)\u{1B}[0m
           0.033 s     tap            \u{1B}[2mpossible → failed\u{1B}[0m  \
        \u{1B}[31m2 fingers; 1 is allowed\u{1B}[0m
        → \u{1B}[33mnone\u{1B}[0m  (nearest: tap: 2 fingers; 1 is allowed)

        """)
  }

  @Test func anErrorStandsInPlaceOfTheVerdict() {
    var reporter = ReportStream(ReportFormat.text.reporter(.init()))
    var bytes: [UInt8] = []
    reporter.begin(Sample.recording, into: &bytes)
    reporter.fail(.init(source: "a", path: "events[2]", message: "No time."), into: &bytes)
    reporter.fail(.init(source: "b", line: 3, column: 9, message: "No value."), into: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        \(Self.heading)
        error: a: events[2]: No time.

        error: b:3:9: No value.

        """)
  }
}
