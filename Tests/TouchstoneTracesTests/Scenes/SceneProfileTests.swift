import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// A scene under another profile than UIKit's.
struct SceneProfileTests {
  private var slow: GestureProfile {
    var profile = GestureProfile(name: "slow")
    profile.pan.hysteresis = 20
    profile.pan.failsPastMaximum = false
    profile.swipe.axes = .both
    profile.rotation.pair.usesDominance = false
    profile.options.tapCount.distance = 9
    profile.options.tie = .laterAdded
    return profile
  }

  private func resolved(
    _ recognizers: String, options: String = "{}",
    _ change: (inout SceneOverrides) -> Void = { _ in }
  ) throws -> TouchScene {
    let json = JSONValue(
      text: #"{"views": {"id": "w"}, "options": \#(options), "recognizers": [\#(recognizers)]}"#)
    var overrides = SceneOverrides()
    overrides.profile = slow
    change(&overrides)
    return try SceneDescription(json: try #require(json)).applying(overrides)
      .resolve(deviceSize: nil)
  }

  private let pan = #"{"id": "p", "type": "pan", "minimumNumberOfTouches": 2}"#

  @Test func whatIsNotWrittenComesFromTheProfile() throws {
    let scene = try resolved(pan)
    var expected = slow.pan
    expected.minimumNumberOfTouches = 2
    #expect(scene.recognizers[0].settings == .pan(expected))
    #expect(scene.profile == "slow")
    #expect(scene.options.tapCount.distance == 9)
    #expect(scene.options.tie == .laterAdded)
  }

  /// A switch of a scene is for all kinds, but a profile says it of each kind.
  @Test func aProfileMaySetASwitchOfOneKindOnly() throws {
    let kinds = #"{"id": "r", "type": "rotation"}, {"id": "p", "type": "pinch"}"#
    func usesDominance(_ options: String) throws -> [Bool] {
      try resolved(kinds, options: options).recognizers.map {
        switch $0.settings {
        case .rotation(let rotation): rotation.pair.usesDominance
        case .pinch(let pinch): pinch.pair.usesDominance
        default: throw TestFailure()
        }
      }
    }
    #expect(try usesDominance("{}") == [false, true])
    #expect(try usesDominance(#"{"dominance": "on"}"#) == [true, true])
    #expect(try usesDominance(#"{"dominance": "off"}"#) == [false, false])
  }

  private struct TestFailure: Error {}

  @Test func whatIsWrittenWins() throws {
    let written = try resolved(
      #"{"id": "p", "type": "pan", "hysteresis": 14}, {"id": "s", "type": "swipe"}"#,
      options: #"{"fails-past-max": "yes", "tie": "earlier-added"}"#)
    guard case .pan(let pan) = written.recognizers[0].settings,
      case .swipe(let swipe) = written.recognizers[1].settings
    else {
      Issue.record("a pan and a swipe")
      return
    }
    #expect(pan.hysteresis == 14)
    #expect(pan.failsPastMaximum)
    #expect(swipe.axes == .both)
    #expect(written.options.tie == .earlierAdded)
  }

  @Test func theCommandLineWins() throws {
    let scene = try resolved(pan) { $0.set = ["p.hysteresis=11", "fails-past-max=yes"] }
    guard case .pan(let pan) = scene.recognizers[0].settings else {
      Issue.record("a pan")
      return
    }
    #expect(pan.hysteresis == 11)
    #expect(pan.minimumNumberOfTouches == 2)
    #expect(pan.failsPastMaximum)
  }
}
