import Testing

@testable import Touchstone

/// What a program changes while fingers are down (R27).
struct ReplayChangesTests {
  private let view = SceneBuilder().view("view", (0, 0, 100, 100))
  private let down = Touches().down(1, at: (50, 50))
  private let doubleTap = SceneBuilder().view("view", (0, 0, 100, 100)).tap("single")
    .tap("double") { $0.numberOfTapsRequired = 2 }

  // MARK: Switching off and taking away

  @Test func oneThatRunsIsCancelledWhenItIsTakenAway() throws {
    let touches = down.at(0.1).move(1, by: (20, 0)).at(0.2).move(1, by: (20, 0))
      .at(0.3).down(2, at: (80, 80)).at(0.4).move(2, by: (20, 0))
    var session = Session(SceneBuilder().pan(), touches)
    try session.run(until: 0.1)
    session.removeRecognizer("pan")
    #expect(Played(session).state(of: "pan") == .possible)
    let played = try session.finish()
    #expect(
      played.verdicts == [
        "0.1 pan possible→began movedFarEnough", "0.1 pan began→cancelled removed",
      ])
    #expect(played.actions(of: "pan") == ["0.1 began", "0.1 cancelled"])
    #expect(played.resets(of: "pan") == ["0.1"])
  }

  @Test func oneThatIsPossibleFailsWithoutAnAction() throws {
    for (isRemoved, reason) in [(false, "disabled"), (true, "removed")] {
      var session = Session(SceneBuilder().tap(), down.at(0.1).up(1))
      try session.run(until: 0)
      if isRemoved { session.removeRecognizer("tap") } else { session.setEnabled(false, "tap") }
      let played = try session.finish()
      #expect(played.verdicts == ["0 tap possible→failed \(reason)"])
      #expect(played.actions(of: "tap").isEmpty)
      #expect(played.resets(of: "tap") == ["0"])
    }
  }

  @Test func oneThatIsHeldBackFails() throws {
    let scene = doubleTap.require("single", toFail: "double")
    var session = Session(scene, down.at(0.1).up(1))
    try session.run(until: 0.1)
    session.setEnabled(false, "single")
    let played = try session.finish()
    #expect(
      played.verdicts == [
        "0.1 single possible→failed disabled", "0.45 double possible→failed intervalElapsed",
      ])
    // The double tap still keeps the lift from the view.
    #expect(played.calls(to: "view") == ["0 began 1", "0.45 ended 1"])
  }

  @Test func whoWaitsForOneThatIsSwitchedOffIsReleased() throws {
    let scene = doubleTap.require("single", toFail: "double")
    var session = Session(scene, down.at(0.1).up(1))
    try session.run(until: 0.1)
    session.setEnabled(false, "double")
    let played = try session.finish()
    #expect(
      played.verdicts == [
        "0.1 double possible→failed disabled", "0.1 single possible→ended tapped",
      ])
    #expect(played.calls(to: "view") == ["0 began 1", "0.1 cancelled 1"])
  }

  @Test func aReleasedPanStartsFromZero() throws {
    let scene = SceneBuilder().pan().longPress().require("pan", toFail: "press")
    var session = Session(scene, down.at(0.1).move(1, by: (10, 0)).at(0.2).move(1, by: (5, 0)))
    try session.run(until: 0.1)
    #expect(Played(session).verdicts.isEmpty)
    session.removeRecognizer("press")
    let played = try session.finish(.stop)
    #expect(
      played.verdicts == [
        "0.1 press possible→failed removed", "0.1 pan possible→began movedFarEnough",
        "0.2 pan began→changed",
      ])
    #expect(played.transitions(of: "pan").map { $0.translation } == [.zero, Vector2D(5, 0)])
  }

  @Test func itsTimerIsGivenUp() throws {
    var session = Session(SceneBuilder().longPress(), down.at(1).up(1))
    try session.run(until: 0)
    session.setEnabled(false, "press")
    session.setEnabled(true, "press")
    #expect(try session.finish().verdicts == ["0 press possible→failed disabled"])
  }

  // MARK: Touches and views

  @Test func aLiftThatItHeldIsDelivered() throws {
    let scene = view.tap { $0.numberOfTapsRequired = 2 }
    var session = Session(scene, down.at(0.1).up(1))
    try session.run(until: 0.1)
    #expect(Played(session).deliveries(to: "view") == ["0 began 1", "0.1 ended 1 held"])
    session.removeRecognizer("tap")
    #expect(Played(session).calls(to: "view") == ["0 began 1", "0.1 ended 1"])
    #expect(try session.finish().calls(to: "view") == ["0 began 1", "0.1 ended 1"])
  }

  @Test func aBeganThatItHeldIsDelivered() throws {
    let scene = view.tap().recognizer("tap") { $0.delaysTouchesBegan = true }
    var session = Session(scene, down.at(0.2).move(1, by: (5, 0)).at(0.3).up(1))
    try session.run(until: 0.2)
    session.setEnabled(false, "tap")
    #expect(
      try session.finish().deliveries(to: "view") == [
        "0 began 1 held", "0.2 moved 1 dropped", "0.2 began 1", "0.3 ended 1",
      ])
  }

  @Test func aTouchThatAnotherOneHoldsStaysHeld() throws {
    let scene = view.tap("a").tap("b").allSimultaneous()
      .recognizer("a") { $0.delaysTouchesBegan = true }
      .recognizer("b") { $0.delaysTouchesBegan = true }
    var session = Session(scene, down.at(0.1).tick())
    try session.run(until: 0)
    session.setEnabled(false, "a")
    #expect(Played(session).calls(to: "view").isEmpty)
    session.setEnabled(false, "b")
    #expect(Played(session).calls(to: "view") == ["0 began 1"])
  }

  @Test func aTouchThatAViewHasLostDoesNotComeBack() throws {
    let touches = down.at(0.1).move(1, by: (20, 0)).at(0.2).move(1, by: (20, 0)).at(0.3).up(1)
    var session = Session(view.pan(), touches)
    try session.run(until: 0.1)
    session.removeRecognizer("pan")
    #expect(try session.finish().calls(to: "view") == ["0 began 1", "0.1 cancelled 1"])
  }

  // MARK: Switching on and adding

  @Test func switchedOnAgainItTakesNewFingersOnly() throws {
    var session = Session(
      SceneBuilder().tap(), down.at(0.1).tick().at(0.2).up(1).at(1).tap(2, at: (50, 50)))
    session.setEnabled(false, "tap")
    try session.run(until: 0)
    session.setEnabled(true, "tap")
    #expect(try session.finish().verdicts == ["1.1 tap possible→ended tapped"])
  }

  private func add(
    _ settings: GestureSettings, _ name: String, to session: inout Session, policy: Policy? = nil
  ) {
    session.change { replay, _ in
      _ = replay.addRecognizer(
        RecognizerDefinition(settings, on: 0), named: name, policy: policy)
    }
  }

  @Test func anAddedOneTakesNewFingersOnly() throws {
    let touches = down.at(0.1).move(1, by: (30, 0)).at(0.2).down(2, at: (90, 90))
      .at(0.3).move(2, by: (0, 20))
    var session = Session(SceneBuilder(), touches)
    try session.run(until: 0)
    add(.pan(PanSettings()), "pan", to: &session)
    let played = try session.finish(.stop)
    #expect(played.verdicts == ["0.3 pan possible→began movedFarEnough"])
    #expect(played.first(.began, of: "pan")?.touches == 1)
    #expect(played.first(.began, of: "pan")?.location == Point2D(90, 110))
  }

  @Test func aRunningOneExcludesOneThatIsAdded() throws {
    let touches = down.at(0.1).move(1, by: (20, 0)).at(0.2).down(2, at: (90, 90))
      .at(0.3).move(2, by: (0, 20))
    var together = Policy()
    together.simultaneous = [[0, 1]]
    for (policy, expected) in [
      (Policy?.none, "0.2 possible→failed preventedBy pan"),
      (together, "0.3 possible→began movedFarEnough"),
    ] {
      var session = Session(SceneBuilder().pan(), touches)
      try session.run(until: 0.1)
      add(.pan(PanSettings()), "added", to: &session, policy: policy)
      #expect(try session.finish(.stop).verdicts(of: "added") == [expected])
    }
  }

  @Test func itsPolicyCountsForThoseThatWereThere() throws {
    let touches = down.at(0.1).up(1).at(1).tap(2, at: (50, 50))
    var session = Session(SceneBuilder().tap("single"), touches)
    try session.run(until: 0.1)
    var double = TapSettings()
    double.numberOfTapsRequired = 2
    var policy = Policy()
    policy.requireToFail = [.init(0, 1)]
    add(.tap(double), "double", to: &session, policy: policy)
    #expect(
      try session.finish().verdicts == [
        "0.1 single possible→ended tapped", "1.45 double possible→failed intervalElapsed",
        "1.45 single possible→ended tapped",
      ])
  }

  // MARK: Again

  @Test func aChangeThatIsMadeAlreadyDoesNothing() throws {
    var session = Session(view.pan(on: "view"), down.at(0.1).move(1, by: (20, 0)))
    try session.run(until: 0.1)
    session.setEnabled(true, "pan")
    #expect(Played(session).states(of: "pan") == [.began])
    let changes: [(inout Session) -> Void] = [
      { $0.setEnabled(false, "pan") }, { $0.removeRecognizer("pan") }, { $0.removeView("view") },
    ]
    for change in changes {
      change(&session)
      let events = session.events
      change(&session)
      #expect(session.events == events)
    }
    #expect(Played(session).states(of: "pan") == [.began, .cancelled])
  }

  @Test func beforeTheFirstFrameAChangeTellsNothing() throws {
    var session = Session(view.tap().pan(), Touches().tap(at: (50, 50)))
    session.setEnabled(false, "tap")
    session.removeRecognizer("pan")
    session.removeView("view")
    #expect(session.events.isEmpty)
    let played = try session.finish()
    #expect(played.verdicts.isEmpty)
    #expect(played.view(ofFinger: 1) == "window")
  }
}
