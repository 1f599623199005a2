import Testing

@testable import Touchstone

/// A delegate in code: when it is asked, how often, and that its answers count like the scene's (R4).
struct GestureDelegateTests {
  private let view = SceneBuilder().view("view", (0, 0, 100, 100)) {
    $0.isMultipleTouchEnabled = true
  }
  private let down = Touches().down(1, at: (50, 50))

  // MARK: shouldReceive

  @Test func itIsAskedOnceForEachTouchFromTheInnermostViewOutwards() throws {
    let questions = Questions()
    let scene = view.pan().tap(on: "view").allSimultaneous()
    let touches = down.at(0.1).move(1, by: (5, 0)).at(0.2).down(2, at: (60, 50))
      .at(0.3).move(2, by: (20, 0)).at(0.4).down(3, at: (200, 200)).at(0.5).up(1)
    _ = try scene.play(touches) {
      $0.shouldReceiveTouch = { recognizer, touch in
        questions.add("\(recognizer) \(touch.id.rawValue) \(touch.phase)")
        return true
      }
    }
    // The tap failed at the second finger; the third one is not below its view anyway.
    #expect(
      questions.all == ["1 1 began", "0 1 began", "1 2 began", "0 2 began", "0 3 began"])
  }

  @Test func whoCannotTakeATouchIsNotAsked() throws {
    let questions = Questions()
    let scene = SceneBuilder().tap("off").recognizer("off") { $0.isEnabled = false }
      .tap("pencil").recognizer("pencil") { $0.allowedTouchTypes = [.pencil] }
      .tap("no").recognizer("no") { $0.shouldReceiveTouch = .always(false) }
      .tap("yes")
    _ = try scene.play(down) {
      $0.shouldReceiveTouch = { recognizer, _ in
        questions.add("\(recognizer)")
        return true
      }
    }
    #expect(questions.all == ["3"])
  }

  @Test func itKnowsTheTouch() throws {
    let questions = Questions()
    let touches = Touches().tap(at: (20, 30)).at(0.3).down(2, at: (25, 30), type: .pencil)
    _ = try view.longPress().play(touches) {
      $0.shouldReceiveTouch = { _, touch in
        let place = "\(touch.location.x) \(touch.location.y) \(touch.previousLocation.x)"
        questions.add(
          "\(touch.type) \(touch.view ?? -1) \(touch.window ?? -1) \(place) \(touch.tapCount) "
            + "\(touch.timestamp.seconds)")
        return true
      }
    }
    #expect(
      questions.all == ["direct 1 0 20.0 30.0 20.0 1 0.0", "pencil 1 0 25.0 30.0 25.0 2 0.3"])
  }

  @Test func aRefusedTouchDoesNotCount() throws {
    let touches = down.at(0.1).down(2, at: (200, 50)).at(0.2).up(2).at(0.3).up(1)
    let played = try view.tap().play(touches) {
      $0.shouldReceiveTouch = { _, touch in touch.view == 1 }
    }
    #expect(played.verdicts == ["0.3 tap possible→ended tapped"])
    #expect(try view.tap().play(touches).verdicts == ["0.1 tap possible→failed tooManyTouches"])
  }

  @Test func aTouchIsRefusedAsByTheScene() throws {
    let rect = Rect2D(x: 40, y: 60, width: 150, height: 300)
    for seed in 0..<UInt64(60) {
      let frames = RandomTouches(seed: seed).frames
      var scene = SceneBuilder.fifteenRecognizers.scene
      var session = Session(scene, frames)
      session.change { replay, _ in
        replay.delegate.shouldReceiveTouch = { $0 % 2 == 0 || rect.contains($1.location) }
      }
      for index in scene.recognizers.indices where index % 2 == 1 {
        scene.recognizers[index].shouldReceiveTouch = .inside(rect)
      }
      #expect(try session.finish().events == Played(scene, frames).events, "seed \(seed)")
    }
  }

  // MARK: shouldBegin

  @Test func itIsAskedWhenAGestureIsAboutToBegin() throws {
    let questions = Questions()
    let touches = down.at(0.1).move(1, by: (5, 0)).at(0.2).move(1, by: (10, 3))
      .at(0.3).move(1, by: (10, 0)).at(0.4).up(1).at(1).tap(2, at: (70, 70))
    let played = try SceneBuilder().pan().tap().play(touches) {
      $0.shouldBegin = { beginning in
        let place = "\(beginning.location.x) \(beginning.location.y)"
        questions.add("\(beginning.recognizer) at \(place) \(beginning.values)")
        return true
      }
    }
    let pan = GestureValues.pan(
      translation: Vector2D(5, 0), velocity: played.first(.began, of: "pan")?.velocity ?? .zero)
    #expect(
      questions.all == ["0 at 65.0 53.0 \(pan)", "1 at 70.0 70.0 \(GestureValues.tap(taps: 1))"])
  }

  @Test func aNoFailsTheAttemptAndIsAskedAgainInTheNext() throws {
    let questions = Questions()
    let touches = down.drag(by: (20, 0), times: 3, every: 0.1).at(0.4).up(1)
      .at(1).down(2, at: (50, 50)).at(1.1).move(2, by: (20, 0)).at(1.2).up(2)
    let played = try SceneBuilder().pan().play(touches) {
      $0.shouldBegin = { beginning in
        questions.add("\(beginning.recognizer)")
        return questions.all.count > 1
      }
    }
    #expect(
      played.verdicts == [
        "0.1 pan possible→failed shouldBeginRefused", "1.1 pan possible→began movedFarEnough",
        "1.2 pan began→ended",
      ])
    #expect(questions.all == ["0", "0"])
  }

  @Test func itIsAskedBeforeARequirementIsSettledAndNotAgain() throws {
    let questions = Questions()
    let scene = SceneBuilder().tap("single").tap("double") { $0.numberOfTapsRequired = 2 }
      .require("single", toFail: "double")
    let asking = GestureDelegate {
      $0.shouldBegin = { beginning in
        questions.add("\(beginning.recognizer)")
        return true
      }
    }
    var session = Session(scene, down.at(0.1).up(1), delegate: asking)
    try session.run(until: 0.1)
    #expect(questions.all == ["0"])
    #expect(try session.finish().states(of: "single") == [.ended])
    #expect(questions.all == ["0"])
  }

  @Test func itIsNotAskedWhenTheSceneSaysNo() throws {
    let questions = Questions()
    let scene = SceneBuilder().tap().recognizer("tap") { $0.shouldBegin = .always(false) }
    let played = try scene.play(down.at(0.1).up(1)) {
      $0.shouldBegin = { _ in
        questions.add("asked")
        return true
      }
    }
    #expect(played.verdicts == ["0.1 tap possible→failed shouldBeginRefused"])
    #expect(questions.all.isEmpty)
  }

  @Test func aGestureIsRefusedAsByTheScene() throws {
    for seed in 0..<UInt64(60) {
      let frames = RandomTouches(seed: seed).frames
      var scene = SceneBuilder.fifteenRecognizers.scene
      let pan = scene.recognizerNames.index(of: "pan")
      var session = Session(scene, frames)
      session.change { replay, _ in
        replay.delegate.shouldBegin = { beginning in
          guard case .pan(_, let velocity) = beginning.values else { return true }
          return abs(velocity.dx) > abs(velocity.dy)
        }
      }
      scene.recognizers[pan].shouldBegin = .horizontal(true)
      #expect(try session.finish().events == Played(scene, frames).events, "seed \(seed)")
    }
  }
}
