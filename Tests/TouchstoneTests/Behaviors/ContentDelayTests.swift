import Testing

@testable import Touchstone

/// Touches of a scroll view's content, which has to wait for them.
struct ContentDelayTests {
  private let down = Touches().down(1, at: (50, 50))

  private func list(_ configure: (inout ScrollSettings) -> Void = { _ in }) -> SceneBuilder {
    var settings = ScrollSettings(contentSize: Size2D(width: 320, height: 900))
    configure(&settings)
    return SceneBuilder().view("list", (0, 0, 320, 480)) { $0.behavior = .scroll(settings) }
      .view("row", in: "list", (0, 0, 320, 100)).pan(on: "list")
  }

  @Test func contentNeverHearsOfATouchThatBecomesADrag() throws {
    let played = try list().play(down.at(0.1).move(1, by: (0, 30)).at(0.2).up(1))
    #expect(
      played.deliveries(to: "row") == [
        "0 began 1 held", "0.1 began 1 dropped", "0.1 moved 1 dropped",
      ])
  }

  @Test func aQuickTapIsDeliveredAtTheLift() throws {
    let played = try list().play(down.at(0.1).up(1))
    #expect(played.deliveries(to: "row") == ["0 began 1 held", "0.1 began 1", "0.1 ended 1"])
  }

  @Test func contentHearsOfATouchThatStaysLongEnough() throws {
    let touches = down.at(0.1).move(1, by: (0, 5)).at(0.2).move(1, by: (0, 1)).at(0.3).up(1)
    #expect(
      try list().play(touches).deliveries(to: "row") == [
        "0 began 1 held", "0.1 moved 1 dropped", "0.15 began 1", "0.2 moved 1", "0.3 ended 1",
      ])
  }

  @Test func aLaterDragTakesTheTouchAwayAgain() throws {
    let played = try list().play(down.at(0.2).move(1, by: (0, 30)).at(0.3).up(1))
    #expect(played.calls(to: "row") == ["0.15 began 1", "0.2 cancelled 1"])
  }

  @Test func theDelayEndsBeforeAFrameOfTheSameTime() throws {
    let played = try list().play(down.at(0.15).move(1, by: (0, 30)))
    #expect(played.calls(to: "row").prefix(2) == ["0.15 began 1", "0.15 cancelled 1"])
  }

  @Test func eachTouchHasItsOwnDelay() throws {
    let scene = list().view("second", in: "list", (0, 200, 320, 100))
    let touches = down.at(0.1).down(2, at: (50, 250)).at(0.3).up(1).up(2)
    let played = try scene.view("list") { $0.isMultipleTouchEnabled = true }.play(touches)
    #expect(played.calls(to: "row") == ["0.15 began 1", "0.3 ended 1"])
    #expect(played.calls(to: "second") == ["0.25 began 2", "0.3 ended 2"])
  }

  @Test func withoutTheDelayContentHearsAtOnce() throws {
    let played = try list { $0.delaysContentTouches = false }
      .play(down.at(0.1).move(1, by: (0, 30)))
    #expect(played.calls(to: "row").prefix(2) == ["0 began 1", "0.1 cancelled 1"])
  }

  @Test func theScrollViewItselfHearsAtOnce() throws {
    let played = try list().play(Touches().down(1, at: (50, 300)).at(0.1).up(1))
    #expect(played.calls(to: "list") == ["0 began 1", "0.1 ended 1"])
  }

  @Test func aCancelledTouchNeverReachesTheContent() throws {
    #expect(try list().play(down.at(0.1).cancel(1)).calls(to: "row").isEmpty)
  }

  @Test func aDragThatTakesNothingAwayGivesTheTouchToTheContent() throws {
    let scene = list().recognizer("pan") { $0.cancelsTouchesInView = false }
    let played = try scene.play(down.at(0.1).move(1, by: (0, 30)).at(0.2).up(1))
    #expect(played.calls(to: "row") == ["0.1 began 1", "0.1 moved 1", "0.2 ended 1"])
  }

  @Test func aTouchThatThePanDoesNotTakeIsNotDelayed() throws {
    let scene = list().recognizer("pan") { $0.shouldReceiveTouch = .always(false) }
    #expect(try scene.play(down.at(0.1).up(1)).calls(to: "row") == ["0 began 1", "0.1 ended 1"])
  }

  @Test func theDelayEndsWithTheRecording() throws {
    #expect(
      try list().play(down).deliveries(to: "row") == [
        "0 began 1 held", "0 began 1 dropped", "0 cancelled 1 dropped",
      ])
  }
}
