import Testing
import Touchstone
import TouchstoneTraces

@testable import TouchstoneChecks

/// What is not as a trace expects.
@Suite struct ExpectationCheckTests {
  private static let lines = [
    #"{"type":"touch","seq":1,"t":0.1,"id":1,"phase":"began","tapCount":1,"view":"v"}"#,
    ResultText.transition("pan", "possible>began", at: "0.1"),
    ResultText.transition("pan", "began>changed", at: "0.2", #","translation":{"x":5,"y":0}"#),
    ResultText.transition("pan", "changed>changed", at: "0.3", #","translation":{"x":9,"y":0}"#),
    ResultText.transition("pan", "changed>ended", at: "0.4", #","direction":"left""#),
    #"{"type":"touch","seq":1,"t":0.4,"id":1,"phase":"ended","tapCount":0,"view":"v"}"#,
    #"{"type":"touch","seq":1,"t":0.5,"id":1,"phase":"began","tapCount":2,"view":"w"}"#,
    ResultText.transition("tap", "possible>failed", at: "0.5"),
    #"{"type":"summary","label":"pan"}"#,
  ]

  private static func findings(_ expectation: TraceExpectation) throws -> [String] {
    let recording = try ResultText.recordings(lines.joined(separator: "\n"))
    return ExpectationCheck.findings(
      expectation, try #require(recording.first), recognizers: ["pan", "tap"])
  }

  private static func findings(
    _ name: String, _ change: (inout ExpectedRecognizer) -> Void
  ) throws -> [String] {
    var expected = ExpectedRecognizer(name: name)
    change(&expected)
    var expectation = TraceExpectation()
    expectation.recognizers = [expected]
    return try findings(expectation)
  }

  private static func member(_ keys: String..., value: ExpectedValue) -> ExpectedMember {
    ExpectedMember(keys: keys, value: value)
  }

  @Test func namesDoNotBreakLines() throws {
    var expected = ExpectedRecognizer(name: "a\n::error::b")
    expected.outcome = .recognized
    var expectation = TraceExpectation()
    expectation.recognizers = [expected]
    let findings = ExpectationCheck.findings(
      expectation, ResultRecording(), recognizers: ["a\n::error::b"])
    #expect(findings.map { $0.prefix(27) } == ["expected a\u{FFFD}::error::b to be"])
  }

  @Test func labels() throws {
    var expectation = TraceExpectation()
    expectation.label = "pan"
    #expect(try Self.findings(expectation) == [])
    expectation.label = "tap"
    #expect(try Self.findings(expectation) == ["expected the label tap, found pan"])
  }

  @Test func gesturesInTheirOrder() throws {
    func findings(_ label: String, _ gestures: [String]) throws -> [String] {
      var expectation = TraceExpectation()
      expectation.gestures = gestures
      let recording = try ResultText.recording(#"{"type":"summary","label":"\#(label)"}"#)
      return ExpectationCheck.findings(expectation, recording, recognizers: [])
    }
    #expect(try findings("pan+pinchOut,tap", ["pan", "pinchOut", "tap"]) == [])
    #expect(try findings("none", []) == [])
    #expect(
      try findings("pan,tap", ["tap", "pan"]) == ["expected the gestures tap, pan, found pan, tap"])
    #expect(try findings("none", ["tap"]) == ["expected the gestures tap, found none"])
  }

  @Test func outcomes() throws {
    #expect(try Self.findings("pan") { $0.outcome = .recognized } == [])
    #expect(
      try Self.findings("pan") { $0.outcome = .notRecognized }
        == ["expected pan not to be recognized: pan began at 0.1"])
    #expect(try Self.findings("tap") { $0.outcome = .notRecognized } == [])
    #expect(
      try Self.findings("tap") { $0.outcome = .recognized }
        == ["expected tap to be recognized; last tap failed at 0.5"])
  }

  @Test func recognizersThatAreNotInTheSceneAreLeftOut() throws {
    #expect(try Self.findings("elsewhere") { $0.outcome = .recognized } == [])
  }

  @Test func runsOfChangesAreOneState() throws {
    #expect(try Self.findings("pan") { $0.states = [.began, .changed, .ended] } == [])
    #expect(
      try Self.findings("pan") { $0.states = [.began, .ended] }
        == ["expected pan to go through began, ended, found began, changed, ended"])
  }

  @Test func statesThatNeverCome() throws {
    #expect(try Self.findings("pan") { $0.never = [.cancelled, .failed] } == [])
    #expect(
      try Self.findings("pan") { $0.never = [.changed] }
        == ["pan should never be changed: pan changed at 0.2"])
  }

  @Test func countsOfAState() throws {
    func findings(_ count: ExpectedNumber?, _ state: ExpectedState) throws -> [String] {
      try Self.findings("pan") { recognizer in
        var state = state
        state.count = count
        recognizer.details = [state]
      }
    }
    let changed = ExpectedState(state: .changed, members: [])
    #expect(try findings(.exactly(2), changed) == [])
    #expect(try findings(.range(1...3), changed) == [])
    #expect(try findings(.exactly(3), changed) == ["expected pan changed 3 times, found 2"])
    let cancelled = ExpectedState(state: .cancelled, members: [])
    #expect(try findings(.exactly(0), cancelled) == [])
    #expect(
      try findings(nil, cancelled)
        == ["expected pan cancelled, and it never was; last pan ended at 0.4"])
  }

  @Test func membersHoldEachTime() throws {
    func findings(_ value: ExpectedValue) throws -> [String] {
      try Self.findings("pan") {
        $0.details = [
          ExpectedState(
            state: .changed, members: [Self.member("translation", "x", value: value)])
        ]
      }
    }
    #expect(try findings(.number(.range(5...9))) == [])
    #expect(
      try findings(.number(.range(6...9)))
        == ["pan changed at 0.2: expected translation.x between 6 and 9, found 5"])
    #expect(try findings(.number(.about(7, tolerance: 2))) == [])
    #expect(
      try findings(.number(.about(7, tolerance: 1.9))).first
        == "pan changed at 0.2: expected translation.x 7 ± 1.9, found 5")
    // An exact number counts as it is printed: with three decimals.
    #expect(
      try findings(.number(.exactly(5.0004)))
        == ["pan changed at 0.3: expected translation.x 5.0004, found 9"])
    #expect(
      try findings(.text("left")).first
        == "pan changed at 0.2: expected translation.x left, found 5")
  }

  @Test func wordsAndMissingMembers() throws {
    func findings(_ key: String, _ value: ExpectedValue) throws -> [String] {
      try Self.findings("pan") {
        $0.details = [ExpectedState(state: .ended, members: [Self.member(key, value: value)])]
      }
    }
    #expect(try findings("direction", .text("left")) == [])
    #expect(
      try findings("direction", .text("up"))
        == ["pan ended at 0.4: expected direction up, found left"])
    #expect(
      try findings("scale", .number(.exactly(1)))
        == ["pan ended at 0.4: expected scale 1, found nothing"])
  }

  @Test func touchesAreToldByTheirLastLine() throws {
    func findings(_ touches: [(id: String, tapCount: Double)]) throws -> [String] {
      var expectation = TraceExpectation()
      expectation.touches = touches.map {
        let count = ExpectedValue.number(.exactly($0.tapCount))
        return ExpectedTouch(id: $0.id, members: [Self.member("tapCount", value: count)])
      }
      return try Self.findings(expectation)
    }
    #expect(try findings([("1", 0), ("1", 2)]) == [])
    #expect(try findings([("1", 1)]) == ["touch 1: expected tapCount 1, found 0"])
    #expect(
      try findings([("1", 0), ("1", 2), ("1", 3)])
        == ["expected touch 1 3 times, found 2"])
    #expect(try findings([("7", 0)]) == ["expected touch 7 1 times, found 0"])
  }
}
