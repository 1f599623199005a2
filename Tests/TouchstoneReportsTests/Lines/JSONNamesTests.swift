import Testing
import TouchstoneReports

@testable import Touchstone

@Suite struct JSONNamesTests {
  /// A scene of one view with taps on it.
  private static func scene(view: String, taps: [String]) -> TouchScene {
    TouchScene(
      views: [TouchView(superview: nil, frame: nil)], viewNames: [view],
      recognizers: taps.map { _ in RecognizerDefinition(GestureSettings(.tap), on: 0) },
      recognizerNames: taps)
  }

  private static func failure(_ recognizer: Int) -> ReplayEvent {
    .transition(
      StateTransition(
        time: .zero, recognizer: recognizer, from: .possible, to: .failed, touches: 1,
        fingers: FingerSet(rawValue: 1), location: .zero, values: nil, reason: nil))
  }

  /// What is reported of a scene in which recognizers do something in turn, in one frame or in frames
  /// of one event.
  private static func report(
    _ scene: TouchScene, count: Int, atOnce: Bool = true, _ reporter: inout ReportStream
  ) -> [UInt8] {
    let events = (0..<count).map { number in
      number % 7 == 5
        ? ReplayEvent.reset(ResetReport(time: .zero, recognizer: 0))
        : failure(number % scene.recognizers.count)
    }
    var bytes: [UInt8] = []
    reporter.begin(
      ReportedRecording(source: "trace.json", sceneName: "mine", scene: scene), into: &bytes)
    if atOnce {
      reporter.report(ReplayEvents(events), into: &bytes)
    } else {
      for event in events { reporter.report([event], into: &bytes) }
    }
    reporter.end(RecordingEnd(), into: &bytes)
    return bytes
  }

  @Test(arguments: [
    scene(view: "window", taps: ["tap"]), scene(view: "page", taps: ["t\u{E9}"]),
    scene(view: "window", taps: ["tap", "other"]),
    // Equal as strings, but other bytes.
    scene(view: "window", taps: ["te\u{301}"]), scene(view: "e\u{301}", taps: ["t\u{E9}"]),
  ])
  func everySceneIsToldInItsOwnNames(scene: TouchScene) {
    var fresh = ReportStream(ReportFormat.ndjson.reporter(ReportOptions()))
    let expected = Self.report(scene, count: 3, &fresh)
    var reporter = ReportStream(ReportFormat.ndjson.reporter(ReportOptions()))
    _ = Self.report(Self.scene(view: "\u{E9}", taps: ["t\u{E9}"]), count: 3, &reporter)
    #expect(Self.report(scene, count: 3, &reporter) == expected)
  }

  @Test(arguments: [ReportFormat.ndjson, .json], [Show.standard, .all, .resets, .gestures])
  func howManyLinesFitAtOnceDoesNotShow(format: ReportFormat, show: Show) {
    let scene = Self.scene(
      view: "window", taps: ["a", String(repeating: "long", count: 25_000), "b", "c"])
    var reporter = ReportStream(format.reporter(ReportOptions(show: show)))
    let atOnce = Self.report(scene, count: 60, &reporter)
    reporter = ReportStream(format.reporter(ReportOptions(show: show)))
    #expect(atOnce == Self.report(scene, count: 60, atOnce: false, &reporter))
  }

  @Test func aLongNameTakesNoRoomInEveryLine() {
    let scene = Self.scene(view: "window", taps: ["a", String(repeating: "long", count: 25_000)])
    let events = (0..<500).map { _ in Self.failure(0) }
    var bytes: [UInt8] = []
    var reporter = ReportStream(ReportFormat.ndjson.reporter(ReportOptions()))
    reporter.begin(
      ReportedRecording(source: "trace.json", sceneName: "mine", scene: scene), into: &bytes)
    reporter.report(ReplayEvents(events), into: &bytes)
    // Room for all lines, each with the longest name, would be 100 MB.
    #expect(bytes.capacity < 8 << 20)
  }
}
