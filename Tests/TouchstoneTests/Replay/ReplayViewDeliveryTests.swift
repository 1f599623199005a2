import Testing

@testable import Touchstone

/// What views are told of their touches (R20).
struct ReplayViewDeliveryTests {
  private let pan = SceneBuilder().pan()
  private let double = SceneBuilder().tap("double") { $0.numberOfTapsRequired = 2 }
  private let down = Touches().down(1, at: (50, 50))

  @Test func whatADelayHeldBackComesWithoutTheMovesWhenTheRecognizerFails() throws {
    let scene = pan.recognizer("pan") { $0.delaysTouchesBegan = true }
    let played = try scene.play(down.at(0.1).move(1, by: (5, 0)).at(0.2).up(1))
    #expect(
      played.deliveries(to: "window") == [
        "0 began 1 held", "0.1 moved 1 dropped", "0.2 began 1", "0.2 ended 1",
      ])
  }

  @Test func whatADelayHeldBackIsDroppedWhenTheTouchIsCancelled() throws {
    let scene = pan.recognizer("pan") { $0.delaysTouchesBegan = true }
    let played = try scene.play(down.at(0.1).cancel(1))
    #expect(played.calls(to: "window").isEmpty)
  }

  @Test func aRecognizerThatDoesNotCancelLeavesTheTouchToItsView() throws {
    let scene = pan.recognizer("pan") { $0.cancelsTouchesInView = false }
    let played = try scene.play(down.at(0.1).move(1, by: (20, 0)).at(0.2).up(1))
    #expect(played.states(of: "pan") == [.began, .ended])
    #expect(played.calls(to: "window") == ["0 began 1", "0.1 moved 1", "0.2 ended 1"])
  }

  @Test func aDelayThatRecognizesWithoutCancellingGivesTheTouchBack() throws {
    let scene = pan.recognizer("pan") {
      $0.cancelsTouchesInView = false
      $0.delaysTouchesBegan = true
    }
    let played = try scene.play(down.at(0.1).move(1, by: (20, 0)).at(0.2).up(1))
    #expect(played.calls(to: "window") == ["0.1 began 1", "0.1 moved 1", "0.2 ended 1"])
  }

  @Test func aRecognizerThatDoesNotDelayEndedLetsTheLiftThrough() throws {
    let scene = double.recognizer("double") { $0.delaysTouchesEnded = false }
    let played = try scene.play(down.at(0.1).up(1))
    #expect(played.deliveries(to: "window") == ["0 began 1", "0.1 ended 1"])
  }

  @Test func aLiftIsHeldUntilTheRecognizerFails() throws {
    let played = try double.play(down.at(0.1).up(1))
    #expect(
      played.deliveries(to: "window") == ["0 began 1", "0.1 ended 1 held", "0.45 ended 1"])
  }

  @Test func bothTouchesOfADoubleTapAreTakenFromTheView() throws {
    let played = try double.play(down.at(0.1).up(1).at(0.2).tap(2, at: (50, 50)))
    #expect(
      played.calls(to: "window") == ["0 began 1", "0.2 began 2", "0.3 cancelled 1 2"])
  }

  @Test func aTouchThatJoinsARunningGestureStaysWithItsView() throws {
    let scene = pan.view("view", (200, 0, 100, 100))
    let touches = down.at(0.1).move(1, by: (20, 0)).at(0.2).down(2, at: (250, 50)).at(0.3).up(2)
    #expect(try scene.play(touches).calls(to: "view") == ["0.2 began 2", "0.3 ended 2"])
  }

  @Test func oneCallCarriesAllFingersOfAPhase() throws {
    let scene = SceneBuilder().view("window") { $0.isMultipleTouchEnabled = true }
    let touches = Touches().frame { $0.down(1, at: (10, 10)).down(2, at: (20, 20)) }
      .wait(0.1).frame { $0.move(1, by: (1, 0)).up(2) }.wait(0.1).up(1)
    #expect(
      try scene.play(touches).calls(to: "window") == [
        "0 began 1 2", "0.1 moved 1", "0.1 ended 2", "0.2 ended 1",
      ])
  }

  @Test func viewsComeInTheOrderOfTheirFirstTouch() throws {
    let scene = SceneBuilder().view("a", (0, 0, 100, 100)).view("b", (200, 0, 100, 100))
    let touches = Touches().down(1, at: (250, 50)).down(2, at: (50, 50)).wait(0.1)
      .frame { $0.move(2, by: (1, 0)).move(1, by: (1, 0)) }
    let views = try scene.play(touches, atEnd: .stop).events.suffix(2).map { event -> Int? in
      if case .delivery(let report) = event { report.view } else { nil }
    }
    #expect(views == [2, 1])
  }

  @Test func aCallGoesUpToTheFirstViewThatHandlesTouches() throws {
    let scene = SceneBuilder().view("outer", (0, 0, 200, 200)) { $0.handles = .touches }
      .view("inner", in: "outer", (0, 0, 100, 100))
    let handled = try scene.play(down).deliveryReports(to: "inner")
    #expect(handled[0].chain == [.view(2), .view(1)])
    #expect(handled[0].handler == .view(1))
    let unhandled = try scene.play(Touches().down(1, at: (300, 300))).deliveryReports(to: "window")
    #expect(unhandled[0].chain == [.view(0), .application])
    #expect(unhandled[0].handler == nil)
  }

  @Test func aTimerOnlyFlushesAndCancels() throws {
    let played = try SceneBuilder().longPress().play(down.at(0.2).move(1, by: (1, 0)).at(0.6).up(1))
    #expect(
      played.deliveries(to: "window").prefix(3) == [
        "0 began 1", "0.2 moved 1", "0.5 cancelled 1",
      ])
  }

  @Test func actionsAreSentBeforeTheView() throws {
    let played = try SceneBuilder().tap().play(Touches().tap(at: (50, 50)))
    let kinds = played.events.suffix(4).map { event -> String in
      switch event {
      case .transition: "transition"
      case .action: "action"
      case .delivery(let report): "\(report.phase.name)"
      case .reset: "reset"
      case .touch, .transform, .timer, .event, .view, .animation, .progress: "other"
      }
    }
    #expect(kinds == ["transition", "action", "cancelled", "reset"])
  }
}
