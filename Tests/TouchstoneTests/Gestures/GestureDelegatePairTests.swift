import Testing

@testable import Touchstone

/// What a delegate in code is asked about two recognizers: simultaneous recognition and failure
/// requirements (R4, R18, R33).
struct GestureDelegatePairTests {
  private let view = SceneBuilder().view("view", (0, 0, 100, 100))
  private let down = Touches().down(1, at: (50, 50))

  // MARK: Simultaneous recognition

  private let pans = SceneBuilder().pan("first").pan("second")
  private let jump = Touches().down(1, at: (50, 50)).at(0.1).move(1, by: (20, 0))
    .at(0.2).move(1, by: (20, 0)).at(0.3).up(1)

  /// Plays both pans and returns who began, and the questions.
  private func playPans(_ yes: [String], _ scene: SceneBuilder? = nil) throws -> (
    began: [String], questions: [String]
  ) {
    let questions = Questions()
    let played = try (scene ?? pans).play(jump) {
      $0.shouldRecognizeSimultaneously = { recognizer, other in
        questions.add("\(recognizer) \(other)")
        return yes.contains("\(recognizer) \(other)")
      }
    }
    let began = ["first", "second"].filter { played.first(.began, of: $0) != nil }
    return (began, questions.all)
  }

  @Test func theOneThatWouldFailIsAskedFirstThenTheOther() throws {
    let neither = try playPans([])
    #expect(neither.began == ["first"])
    #expect(neither.questions == ["1 0", "0 1"])
  }

  @Test func oneYesIsEnoughAndEachSideIsAskedOnce() throws {
    let victim = try playPans(["1 0"])
    #expect(victim.began == ["first", "second"])
    #expect(victim.questions == ["1 0", "0 1"])
    let active = try playPans(["0 1"])
    #expect(active.began == ["first", "second"])
    #expect(active.questions == ["1 0", "0 1"])
  }

  @Test func nobodyIsAskedWhereTheSceneDecides() throws {
    let together = try playPans([], pans.simultaneous("second", "first"))
    #expect(together.began == ["first", "second"])
    #expect(together.questions.isEmpty)
    let apart = try playPans(["1 0"], pans.cannotPrevent("first", "second"))
    #expect(apart.began == ["first", "second"])
    #expect(apart.questions == ["0 1", "1 0"])
  }

  @Test func siblingsAreNotAsked() throws {
    let questions = Questions()
    let scene = view.view("other", (200, 0, 100, 100)).pan("a", on: "view").pan("b", on: "other")
    let touches = down.down(2, at: (250, 50)).at(0.1)
      .frame { $0.move(1, by: (20, 0)).move(2, by: (20, 0)) }
    _ = try scene.play(touches) {
      $0.shouldRecognizeSimultaneously = { recognizer, other in
        questions.add("\(recognizer) \(other)")
        return false
      }
    }
    #expect(questions.all.isEmpty)
  }

  @Test func pairsGetAlongAsInTheScene() throws {
    for seed in 0..<UInt64(150) {
      var scene = RandomScene(seed: seed).scene
      let frames = RandomTouches(seed: seed).frames
      let expected = try Played(scene, frames).events
      let pairs = scene.policy.simultaneous
      scene.policy.simultaneous = []
      var session = Session(scene, frames)
      session.change { replay, _ in
        replay.delegate.shouldRecognizeSimultaneously = { pairs.contains([$0, $1]) }
      }
      #expect(try session.finish().events == expected, "seed \(seed)")
    }
  }

  // MARK: Failure requirements

  @Test func eachSideOfAPairIsAskedOnceInAnAttempt() throws {
    let questions = Questions()
    let scene = SceneBuilder().pan().longPress()
    let touches = down.at(0.1).move(1, by: (5, 0)).at(0.2).move(1, by: (1, 0)).at(0.3).up(1)
      .at(1).down(2, at: (50, 50)).at(1.1).up(2)
    let asking = GestureDelegate {
      $0.shouldRequireFailure = { recognizer, other in
        questions.add("\(recognizer) waits for \(other)")
        return false
      }
      $0.shouldBeRequiredToFail = { recognizer, other in
        questions.add("\(recognizer) keeps \(other)")
        return false
      }
    }
    let once = ["0 waits for 1", "1 keeps 0", "1 waits for 0", "0 keeps 1"]
    var session = Session(scene, touches, delegate: asking)
    try session.run(until: 0)
    #expect(questions.all == once)
    try session.run(until: 0.3)
    #expect(questions.all == once)
    _ = try session.finish()
    #expect(questions.all == once + once)
  }

  @Test func whoShareNoTouchAreNotAsked() throws {
    let questions = Questions()
    let scene = view.view("other", (200, 0, 100, 100)).tap("a", on: "view").tap("b", on: "other")
    _ = try scene.play(down.down(2, at: (250, 50)).at(0.1).up(1).up(2)) {
      $0.shouldRequireFailure = { recognizer, other in
        questions.add("\(recognizer) \(other)")
        return false
      }
    }
    #expect(questions.all.isEmpty)
  }

  @Test func aRequirementFromEitherSideHoldsASingleTapBack() throws {
    let scene = SceneBuilder().tap("single").tap("double") { $0.numberOfTapsRequired = 2 }
    let late = [
      "0.45 double possible→failed intervalElapsed", "0.45 single possible→ended tapped",
    ]
    let waiting = try scene.play(down.at(0.1).up(1)) {
      $0.shouldRequireFailure = { $0 == 0 && $1 == 1 }
    }
    #expect(waiting.verdicts == late)
    let required = try scene.play(down.at(0.1).up(1)) {
      $0.shouldBeRequiredToFail = { $0 == 1 && $1 == 0 }
    }
    #expect(required.verdicts == late)
  }

  @Test func thoseThatWaitForEachOtherFail() throws {
    let scene = SceneBuilder().tap("a").tap("b")
    let played = try scene.play(down.at(0.1).up(1)) {
      $0.shouldRequireFailure = { $0 != $1 }
    }
    #expect(
      played.verdicts == [
        "0.1 a possible→failed deadlock b", "0.1 b possible→failed deadlock a",
      ])
  }

  @Test func requirementsHoldAsInTheScene() throws {
    for seed in 0..<UInt64(150) {
      var scene = RandomScene(seed: seed).scene
      let frames = RandomTouches(seed: seed).frames
      let expected = try Played(scene, frames).events
      let pairs = scene.policy.dynamicRequireToFail
      scene.policy.dynamicRequireToFail = []
      let waits = GestureDelegate { $0.shouldRequireFailure = { pairs.contains(.init($0, $1)) } }
      let keeps = GestureDelegate { $0.shouldBeRequiredToFail = { pairs.contains(.init($1, $0)) } }
      for answering in [waits, keeps] {
        var session = Session(scene, frames)
        session.change { replay, _ in replay.delegate = answering }
        #expect(try session.finish().events == expected, "seed \(seed)")
      }
    }
  }
}
