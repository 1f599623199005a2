import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

@Suite struct RepairTests {
  /// A trace with one thing to repair, what becomes of it, and what `--strict` says (R9).
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var lines: [String]
    var strict: String

    var testDescription: String { name }
  }

  static let examples = [
    Example(
      name: "a move before any landing", text: stream("0 1 moved 5", "1 1 ended 6"),
      lines: [
        "repaired beganInferred: trace:1: touches[0]: touch 1 never began; it begins here",
        "0: began 1 (5.0, 0.0)", "1000000000: ended 1 (6.0, 0.0)", "ended",
      ],
      strict: "trace:1: touches[0]: touch 1 never began; it begins here"),
    Example(
      name: "a rest before any landing", text: stream("0 2 stationary 5", "1 2 ended 6"),
      lines: [
        "repaired beganInferred: trace:1: touches[0]: touch 2 never began; it begins here",
        "0: began 2 (5.0, 0.0)", "1000000000: ended 2 (6.0, 0.0)", "ended",
      ],
      strict: "trace:1: touches[0]: touch 2 never began; it begins here"),
    Example(
      name: "a lift before any landing", text: stream("0 1 ended 5", "1 1 began 6", "2 1 ended 6"),
      lines: [
        "repaired liftDropped: trace:1: touches[0]: touch 1 never began; its end is dropped",
        "0:", "1000000000: began 1 (6.0, 0.0)", "2000000000: ended 1 (6.0, 0.0)", "ended",
      ],
      strict: "trace:1: touches[0]: touch 1 never began; its end is dropped"),
    Example(
      name: "a second lift", text: stream("0 1 began 5", "1 1 ended 5", "2 1 cancelled 5"),
      lines: [
        "0: began 1 (5.0, 0.0)", "1000000000: ended 1 (5.0, 0.0)",
        "repaired liftDropped: trace:3: touches[0]: touch 1 never began; its end is dropped",
        "2000000000:", "ended",
      ],
      strict: "trace:3: touches[0]: touch 1 never began; its end is dropped"),
    Example(
      name: "a landing of a finger that is down",
      text: stream("0 1 began 5", "1 1 moved 7", "2 1 began 9", "3 1 ended 9"),
      lines: [
        "0: began 1 (5.0, 0.0)", "1000000000: moved 1 (7.0, 0.0)",
        "repaired oldTouchCancelled: trace:3: touches[0]: "
          + "touch 1 began while it was down; the old one is cancelled",
        "2000000000: cancelled 1 (7.0, 0.0)", "2000000000: began 1 (9.0, 0.0)",
        "3000000000: ended 1 (9.0, 0.0)", "ended",
      ],
      strict: "trace:3: touches[0]: touch 1 began while it was down; the old one is cancelled"),
    Example(
      name: "a finger that never lifts", text: stream("0 1 began 5", "1 1 moved 7"),
      lines: [
        "0: began 1 (5.0, 0.0)", "1000000000: moved 1 (7.0, 0.0)",
        "repaired cancelledAtEnd: trace:2: "
          + "touch 1 is still down at the end; it is cancelled at the last time",
        "ended",
      ],
      strict: "trace:2: touch 1 is still down at the end; it is cancelled at the last time"),
    Example(
      name: "two fingers that never lift", text: stream(#"0 "a" began 5"#, "1 2 began 7"),
      lines: [
        "0: began 'a' (5.0, 0.0)", "1000000000: began 2 (7.0, 0.0)",
        "repaired cancelledAtEnd: trace:2: "
          + "touches 'a', 2 are still down at the end; they are cancelled at the last time",
        "ended",
      ],
      strict: "trace:2: touches 'a', 2 are still down at the end; "
        + "they are cancelled at the last time"),
  ]

  /// A stream of events with a touch each, written as `time id phase x`.
  static func stream(_ lines: String...) -> String {
    lines.map { line -> String in
      let words = line.split(separator: " ")
      return #"{"t": \#(words[0]), "touches": [{"id": \#(words[1]), "phase": "\#(words[2])", "#
        + #""x": \#(words[3]), "y": 0}]}"#
    }.joined(separator: "\n")
  }

  @Test(arguments: examples)
  func oneThingIsRepairedAndSaid(_ example: Example) {
    #expect(Transcript.of(example.text) == ["recording in default"] + example.lines)
  }

  @Test(arguments: examples)
  func strictMakesItAnErrorBehindWhatCameBefore(_ example: Example) {
    let before = example.lines.prefix { !$0.hasPrefix("repaired") }
    #expect(
      Transcript.of(example.text, isStrict: true)
        == ["recording in default"] + before + ["error: " + example.strict])
  }

  @Test func aRepairSaysWhatWhereAndWhy() throws {
    let text =
      #"{"name": "n", "events": [{"t": 0}, {"t": 1, "touches": [], "x-y": 1},"# + "\n"
      + #" {"t": 2, "touches": [{"id": "a", "phase": "ended", "x": 0, "y": 0}]}]}"#
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    var repairs: [Repair] = []
    while let item = try reader.next() {
      if case .repaired(let repair) = item { repairs.append(repair) }
    }
    #expect(
      repairs == [
        Repair(
          code: .liftDropped,
          place: TracePlace(line: 2, path: "events[2].touches[0]", isInStream: false),
          message: "touch 'a' never began; its end is dropped")
      ])
    #expect(
      repairs.first?.rendered(source: "a.json").text
        == "a.json: events[2].touches[0]: warning: touch 'a' never began; its end is dropped")
  }

  @Test func theLastLiftOfADocumentIsMissedAtItsLastEvent() {
    let text = #"{"events": [{"t": 0, "touches": [{"id": 1, "phase": "began", "x": 0, "y": 0}]}]}"#
    #expect(
      Transcript.of(text)[2] == "repaired cancelledAtEnd: trace: events[0]: "
        + "touch 1 is still down at the end; it is cancelled at the last time")
  }

  @Test func aHeaderLineEndsTheRecordingBeforeIt() {
    #expect(
      Transcript.of(Self.stream("0 1 began 5") + "\n" + #"{"name": "next"}"#) == [
        "recording in default", "0: began 1 (5.0, 0.0)",
        "repaired cancelledAtEnd: trace:1: "
          + "touch 1 is still down at the end; it is cancelled at the last time",
        "ended", "recording 'next' in default", "ended",
      ])
  }

  @Test func severalOldTouchesAreCancelledInOneFrame() {
    let text = """
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 0}, \
      {"id": 2, "phase": "began", "x": 2, "y": 0}]}
      {"t": 1, "touches": [{"id": 2, "phase": "began", "x": 3, "y": 0}, \
      {"id": 1, "phase": "began", "x": 4, "y": 0}]}
      {"t": 2, "touches": [{"id": 1, "phase": "ended", "x": 4, "y": 0}, \
      {"id": 2, "phase": "ended", "x": 3, "y": 0}]}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 1 (1.0, 0.0), began 2 (2.0, 0.0)",
        "repaired oldTouchCancelled: trace:2: touches[0]: "
          + "touch 2 began while it was down; the old one is cancelled",
        "repaired oldTouchCancelled: trace:2: touches[1]: "
          + "touch 1 began while it was down; the old one is cancelled",
        "1000000000: cancelled 2 (2.0, 0.0), cancelled 1 (1.0, 0.0)",
        "1000000000: began 2 (3.0, 0.0), began 1 (4.0, 0.0)",
        "2000000000: ended 1 (4.0, 0.0), ended 2 (3.0, 0.0)", "ended",
      ])
  }

  @Test func moreThanElevenFingersAreSaidOnceAndKept() {
    let touches = (1...12).map { #"{"id": \#($0), "phase": "began", "x": 0, "y": 0}"# }
    let lifts = (1...12).map { #"{"id": \#($0), "phase": "ended", "x": 0, "y": 0}"# }
    let text = """
      {"t": 0, "touches": [\(touches.prefix(11).joined(separator: ","))]}
      {"t": 1, "touches": [\(touches[11])]}
      {"t": 2, "touches": [{"id": 12, "phase": "moved", "x": 1, "y": 0}]}
      {"t": 3, "touches": [\(lifts.joined(separator: ","))]}
      """
    let lines = Transcript.of(text)
    #expect(lines.count == 7)
    #expect(
      lines[2] == "repaired manyTouches: trace:2: touches[0]: "
        + "12 touches at once; screens tell 11 apart")
    #expect(lines[3] == "1000000000: began 12 (0.0, 0.0)")
    #expect(
      Transcript.of(text, isStrict: true).last
        == "error: trace:2: touches[0]: 12 touches at once; screens tell 11 apart")
  }

  @Test func elevenFingersAreFine() {
    let touches = (1...11).map { #"{"id": \#($0), "phase": "began", "x": 0, "y": 0}"# }
    let lifts = (1...11).map { #"{"id": \#($0), "phase": "ended", "x": 0, "y": 0}"# }
    let text = """
      {"t": 0, "touches": [\(touches.joined(separator: ","))]}
      {"t": 1, "touches": [\(lifts.joined(separator: ","))]}
      """
    #expect(Transcript.of(text, isStrict: true).count == 4)
  }

  @Test func anInterruptionTakesEveryFingerAway() {
    let text = """
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 0}]}
      {"t": 1, "interruption": true}
      {"t": 2, "touches": [{"id": 1, "phase": "began", "x": 2, "y": 0}]}
      {"t": 3, "touches": [{"id": 1, "phase": "ended", "x": 2, "y": 0}]}
      """
    #expect(
      Transcript.of(text, isStrict: true) == [
        "recording in default", "0: began 1 (1.0, 0.0)", "1000000000: interruption",
        "2000000000: began 1 (2.0, 0.0)", "3000000000: ended 1 (2.0, 0.0)", "ended",
      ])
  }

  @Test func aLiftBehindAnInterruptionIsDropped() {
    let text =
      Self.stream("0 1 began 5") + "\n" + #"{"t": 0, "interruption": true}"# + "\n"
      + Self.stream("1 1 ended 5")
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 1 (5.0, 0.0)", "0: interruption",
        "repaired liftDropped: trace:3: touches[0]: touch 1 never began; its end is dropped",
        "1000000000:", "ended",
      ])
  }
}
