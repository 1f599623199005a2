import Testing

@testable import Touchstone

/// Who takes a touch, who does not, and who waits for whom.
struct ProgressReportTests {
  private let tap = Touches().tap(at: (50, 50))

  @Test func aTouchIsTakenAndTheRecognizerReleased() throws {
    let watched = try Watched(SceneBuilder().tap(), tap)
    #expect(watched.news(of: "tap") == ["0.0 took 1", "0.1 released"])
  }

  @Test func refusalsSayWhy() throws {
    let scene = SceneBuilder().tap("off").recognizer("off") { $0.isEnabled = false }
      .tap("pencil").recognizer("pencil") { $0.allowedTouchTypes = [.pencil] }
      .tap("choosy").recognizer("choosy") { $0.shouldReceiveTouch = .always(false) }.pinch()
    let three = Touches().down(1, at: (50, 50)).down(2, at: (90, 50)).down(3, at: (50, 90))
    let watched = try Watched(scene, three, atEnd: .stop)
    #expect(
      ["off", "pencil", "choosy"].map { watched.news(of: $0).first } == [
        "0.0 refused 1 isDisabled", "0.0 refused 1 touchType", "0.0 refused 1 shouldReceiveRefused",
      ])
    #expect(
      watched.news(of: "pinch") == ["0.0 took 1", "0.0 took 2", "0.0 refused 3 enoughTouches"])
  }

  @Test func oneThatIsDecidedTakesNoTouchUntilItIsReady() throws {
    let scene = SceneBuilder().tap().pan().require("tap", toFail: "pan")
    let touches = Touches().down(1, at: (50, 50)).at(0.1).down(2, at: (90, 50))
      .at(0.2).down(3, at: (90, 90))
    #expect(
      try Watched(scene, touches, atEnd: .stop).news(of: "tap") == [
        "0.0 took 1", "0.1 took 2", "0.2 refused 3 isDecided",
      ])
  }

  @Test func aTapWaitsForTheDoubleTap() throws {
    let scene = SceneBuilder().tap().tap("double") { $0.numberOfTapsRequired = 2 }
      .require("tap", toFail: "double")
    let watched = try Watched(scene, tap.at(0.2).down(2, at: (200, 50)).at(0.25).up(2))
    // The second tap is too far away for a double tap: all that waits is decided then.
    #expect(
      watched.news(of: "tap") == [
        "0.0 took 1", "0.1 waits for double", "0.2 refused 2 isDecided", "0.2 released",
      ])
  }
}
