import Testing

@testable import Touchstone

/// What happens to fingers and timers when a recording ends (R23).
struct ReplayEndTests {
  private let tap = SceneBuilder().tap()
  private let double = SceneBuilder().tap("double") { $0.numberOfTapsRequired = 2 }
  private let down = Touches().down(1, at: (50, 50))

  @Test func drainingRunsTimersOut() throws {
    let played = try double.play(Touches().tap(at: (50, 50)), atEnd: .drain)
    #expect(played.verdicts == ["0.45 double possible→failed intervalElapsed"])
  }

  @Test func stoppingDoesNothing() throws {
    let tapped = try double.play(Touches().tap(at: (50, 50)), atEnd: .stop)
    #expect(tapped.verdicts.isEmpty)
    #expect(try SceneBuilder().longPress().play(down, atEnd: .stop).verdicts.isEmpty)
  }

  @Test func drainingCancelsFingersAtTheLastTime() throws {
    let played = try SceneBuilder().longPress().play(down.at(0.6).tick(), atEnd: .drain)
    #expect(
      played.verdicts(of: "press") == [
        "0.5 possible→began heldLongEnough", "0.6 began→cancelled touchCancelled",
      ])
    #expect(played.calls(to: "window") == ["0 began 1", "0.5 cancelled 1"])
  }

  @Test func drainingRunsTimersOfTheLastTimeBeforeItCancels() throws {
    #expect(
      try tap.play(down.at(1.5).tick(), atEnd: .drain).verdicts == [
        "1.5 tap possible→failed tooSlow"
      ])
  }

  @Test func cancellingComesBeforeTimersOfTheLastTime() throws {
    #expect(
      try tap.play(down.at(1.5).tick(), atEnd: .cancel).verdicts == [
        "1.5 tap possible→failed touchCancelled"
      ])
  }

  @Test func timersThatRemainRunAfterTheCancellation() throws {
    let scene = SceneBuilder().view("left", (0, 0, 100, 100)).view("right", (200, 0, 100, 100))
      .tap("double", on: "left") { $0.numberOfTapsRequired = 2 }.pan(on: "right")
    let touches = Touches().tap(at: (50, 50)).at(0.2).down(2, at: (250, 50))
    for atEnd in [AtEnd.drain, .cancel] {
      #expect(
        try scene.play(touches, atEnd: atEnd).verdicts == [
          "0.2 pan possible→failed touchCancelled", "0.45 double possible→failed intervalElapsed",
        ])
    }
  }

  @Test func nothingEndsBeforeItStarted() throws {
    #expect(try tap.play(Touches()).events.isEmpty)
  }

  @Test func anInterruptionCancelsEveryFingerWhereItIs() throws {
    let touches = Touches().down(1, at: (50, 50)).down(2, at: (90, 50)).at(0.1)
      .move(1, to: (52, 50)).at(0.2).interrupt()
    let played = try tap.play(touches)
    #expect(played.touches.suffix(2).map { $0.phase } == [.cancelled, .cancelled])
    #expect(played.touches.suffix(2).map { $0.location } == [Point2D(52, 50), Point2D(90, 50)])
    #expect(!played.replay.isAnyFingerDown)
  }
}
