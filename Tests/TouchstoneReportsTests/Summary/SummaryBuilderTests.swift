import Testing
import TouchstoneReports

@testable import Touchstone

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
    _ time: Int64, from: GestureState, to: GestureState, x: Double, touches: Int
  ) -> Transition {
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
}
