import Testing

@testable import Touchstone

/// In which order transitions are told (R3, R19, R30).
struct ArbiterPublicationTests {
  private let tap = Touches().tap(at: (50, 50))

  @Test func theOneThatWasAddedEarlierWinsATie() throws {
    let scene = SceneBuilder().tap("a").tap("b")
    #expect(
      try scene.play(tap).verdicts == [
        "0.1 b possible→failed preventedBy a", "0.1 a possible→ended tapped",
      ])
    #expect(
      try scene.options { $0.tie = .laterAdded }.play(tap).verdicts == [
        "0.1 a possible→failed preventedBy b", "0.1 b possible→ended tapped",
      ])
  }

  @Test func theDeepestViewComesFirstWhateverTheTie() throws {
    let scene = SceneBuilder().view("view", (0, 0, 100, 100)).tap("outer").tap("inner", on: "view")
    for tie in [EngineOptions.Tie.earlierAdded, .laterAdded] {
      let played = try scene.options { $0.tie = tie }.play(tap)
      #expect(played.states(of: "inner") == [.ended])
    }
  }

  @Test func siblingsComeInTheOrderOfTheirViews() throws {
    let scene = SceneBuilder().view("first", (0, 0, 100, 100)).view("second", (200, 0, 100, 100))
      .tap("b", on: "second").tap("a", on: "first").tap("window").allSimultaneous()
    let played = try scene.play(
      Touches().down(1, at: (250, 50)).down(2, at: (50, 50)).at(0.1).frame { $0.up(1).up(2) })
    #expect(
      played.verdicts.suffix(2) == ["0.1 a possible→ended tapped", "0.1 b possible→ended tapped"])
  }

  @Test func failuresComeFirstInTheOrderInWhichTheyWereDecided() throws {
    let scene = SceneBuilder().tap("tap").pan("pan").swipe("swipe", to: .left).longPress("press")
    let played = try scene.play(
      Touches().down(1, at: (50, 50)).at(0.1).move(1, by: (12, 0)), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.1 swipe possible→failed wrongDirection", "0.1 press possible→failed movedTooFar",
        "0.1 tap possible→failed preventedBy pan", "0.1 pan possible→began movedFarEnough",
      ])
  }

  @Test func everyTransitionButAFailureSendsAnAction() throws {
    let scene = SceneBuilder().longPress().tap()
    let played = try scene.play(Touches().down(1, at: (50, 50)).at(0.6).move(1, by: (1, 0)).up(1))
    let actions = played.events.compactMap { event -> String? in
      guard case .action(let report) = event else { return nil }
      return "\(report.time.seconds) \(report.recognizer) \(report.state.name)"
    }
    #expect(actions == ["0.5 0 began", "0.6 0 changed", "0.6 0 ended"])
  }
}
