import Testing

@testable import Touchstone

struct ReplayErrorTests {
  private let scene = SceneBuilder().tap()
  private let down = Touches().at(1).down(1, at: (50, 50))

  @Test func timeDoesNotGoBack() {
    #expect(throws: ReplayError.timeGoesBack) { try scene.play(down.at(0.9).up(1)) }
  }

  @Test func aFingerIsInAFrameOnce() {
    #expect(throws: ReplayError.duplicateTouch(TouchID(1))) {
      try scene.play(down.frame { $0.move(1, by: (1, 0)).up(1) })
    }
  }

  @Test func aFingerThatIsDownDoesNotLand() {
    #expect(throws: ReplayError.alreadyDown(TouchID(1))) {
      try scene.play(down.down(1, at: (50, 50)))
    }
  }

  @Test func aFingerThatIsNotDownDoesNothing() {
    for script in [Touches().move(2, by: (1, 0)), Touches().up(2), Touches().still(2)] {
      #expect(throws: ReplayError.notDown(TouchID(2))) { try scene.play(script) }
    }
  }

  @Test func coordinatesAreNumbers() {
    #expect(throws: ReplayError.notFinite(TouchID(1))) {
      try scene.play(Touches().down(1, at: (.nan, 0)))
    }
    #expect(throws: ReplayError.notFinite(TouchID(1))) {
      try scene.play(down.move(1, to: (0, .infinity)))
    }
  }

  @Test func aNamedViewExists() {
    #expect(throws: ReplayError.unknownView(7)) {
      try scene.play(Touches().down(1, at: (50, 50), view: 7))
    }
  }

  @Test func aRefusedFrameHasNotHappened() throws {
    var replay = Replay(scene.scene, observing: .all)
    var events = ReplayEvents()
    for frame in down.frames { try replay.process(frame, into: &events) }
    let before = events
    let broken = Frame(
      time: Timestamp(nanoseconds: 9_000_000_000),
      samples: [TouchSample(id: TouchID(5), phase: .ended, location: .zero)])
    #expect(throws: ReplayError.notDown(TouchID(5))) {
      try replay.process(broken, into: &events)
    }
    #expect(events == before)
    for frame in down.wait(0.1).up(1).frames.dropFirst() {
      try replay.process(frame, into: &events)
    }
    #expect(events.contains { if case .transition(let t) = $0 { t.to == .ended } else { false } })
  }
}
