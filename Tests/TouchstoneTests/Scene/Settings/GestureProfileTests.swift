import Testing

@testable import Touchstone

struct GestureProfileTests {
  @Test func everyProfileHasANameOfItsOwn() {
    let names = GestureProfile.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.first == "uikit")
  }

  @Test(arguments: GestureKind.uikit)
  func aProfileHasTheSettingsOfEveryKind(_ kind: GestureKind) {
    #expect(GestureProfile.uikit.settings(of: kind).kind == kind)
    #expect(GestureProfile.uikit.settings(of: kind) == GestureSettings(kind))
  }

  @Test func tapsBeforeAPressAreHeldToThePressesSettings() throws {
    let scene = SceneBuilder().longPress {
      $0.numberOfTapsRequired = 1
      $0.taps.allowableMovement = 20
    }
    let touches = Touches().down(1, at: (100, 100)).at(0.1).move(1, by: (21, 0))
    let reason = try scene.play(touches).transitions.first?.reason
    #expect(
      reason?.limit
        == GestureLimit(.tapAllowableMovement, .movedTooFar, 21, .atMost, 20, .points))
  }

  @Test func aPansVelocityHasTheNewestIntervalsShare() throws {
    // 100 and then 200 points a second: 0.75 of the older and 0.25 of the newer, or a half of each.
    let touches = Touches().down(1, at: (0, 0)).at(0.1).move(1, by: (10, 0))
      .at(0.2).move(1, by: (20, 0))
    let uikit = try SceneBuilder().pan().play(touches, atEnd: .stop)
    #expect(Vector2D(dx: 125, dy: 0).isNear(uikit.last(of: "pan")?.velocity))
    let half = SceneBuilder().pan {
      $0.velocity = .twoIntervals(newestShare: 0.5, minimumInterval: .milliseconds(1))
    }
    let played = try half.play(touches, atEnd: .stop)
    #expect(Vector2D(dx: 150, dy: 0).isNear(played.last(of: "pan")?.velocity))
  }

  @Test func tapsAreCountedWithinTheProfilesInterval() throws {
    let taps = Touches().tap(at: (90, 50)).at(0.4).tap(at: (90, 50))
    let counts = try [250, 350].map { milliseconds in
      try SceneBuilder().options { $0.tapCount.interval = .milliseconds(Int64(milliseconds)) }
        .play(taps, atEnd: .stop).touches.map { $0.tapCount }
    }
    #expect(counts == [[1, 1, 1, 1], [1, 1, 2, 2]])
  }

  @Test func kindsMayExcludeEachOtherWhateverTheirTaps() throws {
    // A single tap does not exclude a double tap of the same finger, which waits 0.35 s behind the lift.
    let scene = SceneBuilder().tap("one").tap("two") { $0.numberOfTapsRequired = 2 }
    let tap = Touches().tap(at: (50, 50))
    #expect(try scene.play(tap).verdicts.last == "0.45 two possible→failed intervalElapsed")
    let strict = scene.options { $0.prevention = .always }
    #expect(try strict.play(tap).states(of: "two") == [.failed])
    #expect(try strict.play(tap).last(of: "two")?.reason?.code == .preventedBy)
  }
}
