import Testing

@testable import Touchstone
@testable import TouchstoneReports

@Suite struct SummaryBuilderTests {
  @Test func keepsTheMostFingersAndTheLastValues() {
    var builder = SummaryBuilder(Sample.scene, index: 4)
    builder.add([
      .transition(pan(100, from: .possible, to: .began, x: 1, touches: 1)),
      .transition(pan(110, from: .began, to: .changed, x: 2, touches: 3)),
      .transition(pan(120, from: .changed, to: .ended, x: 5, touches: 0)),
    ])
    let summary = builder.summary(RecordingEnd(events: 3))
    #expect(summary.index == 4)
    #expect(summary.events == 3)
    #expect(summary.gestures.map { $0.touches } == [3])
    #expect(summary.gestures.map { $0.began } == [Sample.milliseconds(100)])
    #expect(summary.gestures.map { $0.ended } == [Sample.milliseconds(120)])
    #expect(
      summary.gestures.map { $0.values }
        == [.pan(translation: Vector2D(dx: 5, dy: 0), velocity: .zero)])
  }

  private func pan(
    _ time: Int64, from: RecognizerState, to: RecognizerState, x: Double, touches: Int
  ) -> StateTransition {
    Sample.transition(
      .pan, at: time, from: from, to: to, touches: touches,
      values: .pan(translation: Vector2D(dx: x, dy: 0), velocity: .zero))
  }

  @Test func theNearestMissIsTheOneThatLacksTheSmallestPart() {
    var builder = SummaryBuilder(Sample.scene)
    let misses: [(GestureKind, GestureReason)] = [
      (.tap, .sample(.tooManyTouches, 2, limit: 1, .touches)),
      (.pan, .sample(.liftedEarly, 9, limit: 10, .points)),
      (.longPress, .sample(.liftedEarly, 0.25, limit: 0.5, .seconds)),
      (.swipe, .sample(.wrongDirection, -3, limit: 0, .points)),
      (.rotation, GestureReason(.preventedBy, by: 2)),
    ]
    for (kind, reason) in misses {
      builder.add(Sample.transition(kind, at: 0, to: .failed, reason: reason))
    }
    let miss = builder.summary(RecordingEnd()).nearestMiss
    #expect(miss?.transition.recognizer == Sample.index(.pan))
    #expect(miss?.shortfall == 0.1)
  }

  // MARK: Long recordings

  private func tap(_ time: Int64) -> StateTransition {
    Sample.transition(.tap, at: time, to: .ended, values: .tap(taps: 1))
  }

  private func taps(_ count: Int64) -> SummaryBuilder {
    var builder = SummaryBuilder(Sample.scene)
    for time in 0..<count { builder.add(tap(time)) }
    return builder
  }

  @Test func listsTheFirstGesturesAndCountsAll() {
    let full = taps(256).summary(RecordingEnd())
    #expect((full.gestures.count, full.gestureCount) == (256, 256))
    #expect(!full.isTruncated)
    #expect(full.label == Array(repeating: "tap", count: 256).joined(separator: ","))

    let long = taps(300).summary(RecordingEnd())
    #expect((long.gestures.count, long.gestureCount) == (256, 300))
    #expect(long.isTruncated)
    #expect(long.gestures == full.gestures)
    #expect(long.label == full.label + ",…")
    #expect(VerdictText.text(ofGesturesOf: long).hasSuffix("; tap at 0.255 s, 1 tap; and 44 more"))
  }

  @Test func aListedGestureIsFollowedToItsEnd() {
    var builder = SummaryBuilder(Sample.scene)
    builder.add(pan(0, from: .possible, to: .began, x: 1, touches: 1))
    for time in 1..<Int64(400) { builder.add(tap(time)) }
    #expect(builder.isAnyRunning)
    builder.add(pan(500, from: .began, to: .ended, x: 9, touches: 2))
    #expect(!builder.isAnyRunning)
    let summary = builder.summary(RecordingEnd())
    #expect(summary.gestureCount == 400)
    #expect(summary.gestures[0].ended == Sample.milliseconds(500))
    #expect(summary.gestures[0].touches == 2)
    #expect(summary.label.hasPrefix("pan2+tap+tap+"))
  }

  @Test func aPanIsLeftOutForASwipeThatIsNotListed() {
    var builder = SummaryBuilder(Sample.scene)
    builder.add(pan(0, from: .possible, to: .began, x: 1, touches: 1))
    for time in 1..<Int64(300) { builder.add(tap(time)) }
    let swipe = Sample.transition(
      .swipe, at: 300, to: .ended, values: .swipe(direction: .up))
    builder.add(swipe)
    builder.add(pan(300, from: .began, to: .ended, x: 9, touches: 1))
    #expect(builder.summary(RecordingEnd()).label.hasPrefix("tap,tap,"))

    // It ended before.
    builder = SummaryBuilder(Sample.scene)
    builder.add(pan(0, from: .possible, to: .began, x: 1, touches: 1))
    for time in 1..<Int64(299) { builder.add(tap(time)) }
    builder.add(pan(299, from: .began, to: .ended, x: 9, touches: 1))
    builder.add(swipe)
    #expect(builder.summary(RecordingEnd()).label.hasPrefix("pan+tap+tap+"))
  }

  @Test func everyGestureIsToldWhenItIsOver() {
    var builder = taps(256)
    var told: [RecognizedGesture] = []
    for transition in [
      pan(300, from: .possible, to: .began, x: 1, touches: 1),
      Sample.transition(.pinch, at: 301, to: .began, touches: 2), tap(302),
      pan(303, from: .began, to: .cancelled, x: 4, touches: 3),
    ] {
      builder.add(transition) { told.append($0) }
    }
    #expect(told.map(\.kind) == [.tap, .pan])
    #expect(told.last?.touches == 3)
    #expect(told.last?.state == .cancelled)
    #expect(builder.runningGestures.map(\.kind) == [.pinch])
    #expect(builder.summary(RecordingEnd()).gestureCount == 259)
  }

  @Test func runningGesturesAreInTheOrderOfRecognition() {
    var builder = taps(255)
    for kind in [GestureKind.rotation, .pinch, .longPress, .pan] {
      builder.add(Sample.transition(kind, at: 300, to: .began))
    }
    #expect(builder.runningGestures.map(\.kind) == [.rotation, .pinch, .longPress, .pan])
  }
}
