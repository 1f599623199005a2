import Testing

@testable import Touchstone

/// What runs first when a timer and a frame have one time (R14).
struct ReplayTimingTests {
  private let tap = SceneBuilder().tap()
  private let press = SceneBuilder().longPress()
  private let down = Touches().down(1, at: (50, 50))

  @Test func aMinimumTimerRunsBeforeAFrameOfItsTime() throws {
    let played = try press.play(down.at(0.5).move(1, by: (20, 0)), atEnd: .stop)
    #expect(
      played.verdicts(of: "press") == ["0.5 possible→began heldLongEnough", "0.5 began→changed"])
  }

  @Test func aMaximumTimerRunsAfterAllFramesOfItsTime() throws {
    let played = try tap.play(down.at(1.5).still(1).up(1))
    #expect(played.verdicts == ["1.5 tap possible→ended tapped"])
  }

  @Test func anEntryWithoutTouchesRunsMinimumTimersOfItsTime() throws {
    let played = try press.play(down.at(0.5).tick(), atEnd: .stop)
    #expect(played.verdicts == ["0.5 press possible→began heldLongEnough"])
    #expect(try press.play(down.at(0.499999999).tick(), atEnd: .stop).verdicts.isEmpty)
  }

  @Test func anEntryWithoutTouchesLeavesMaximumTimersOfItsTime() throws {
    #expect(try tap.play(down.at(1.5).tick(), atEnd: .stop).verdicts.isEmpty)
    let lifted = try tap.play(down.at(1.5).tick().up(1))
    #expect(lifted.verdicts == ["1.5 tap possible→ended tapped"])
    let later = try tap.play(down.at(1.500000001).tick(), atEnd: .stop)
    #expect(later.verdicts == ["1.5 tap possible→failed tooSlow"])
  }

  @Test func timersOfOneTimeRunInCanonicalOrder() throws {
    let scene = SceneBuilder().view("child", (0, 0, 100, 100))
      .tap("outer") { $0.numberOfTapsRequired = 2 }
      .tap("inner", on: "child") { $0.numberOfTapsRequired = 2 }
    #expect(
      try scene.play(down.at(0.1).up(1)).verdicts == [
        "0.45 inner possible→failed intervalElapsed", "0.45 outer possible→failed intervalElapsed",
      ])
  }

  @Test func aMinimumTimerRunsBeforeAMaximumTimerOfItsTime() throws {
    let scene = tap.longPress { $0.minimumPressDuration = .milliseconds(1500) }
    #expect(
      try scene.play(down.at(2).tick(), atEnd: .stop).verdicts == [
        "1.5 tap possible→failed preventedBy press", "1.5 press possible→began heldLongEnough",
      ])
  }

  @Test func timersReportWhenTheyAreArmedAndWhatBecameOfThem() throws {
    let played = try press.play(down.at(0.5).up(1).at(1).down(2, at: (50, 50)).at(1.1).up(2))
    let timers = played.events.compactMap { event -> String? in
      guard case .timer(let report) = event else { return nil }
      return "\(report.time.seconds) \(report.event.name) \(report.deadline.time.seconds)"
    }
    #expect(
      timers == [
        "0.0 armed 0.5", "0.5 fired 0.5", "1.0 armed 1.5", "1.1 cancelled 1.5",
      ])
  }
}
