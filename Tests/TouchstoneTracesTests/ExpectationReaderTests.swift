import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// What traces say should come of them, and what is wrong with that.
@Suite struct ExpectationReaderTests {
  private static func expectation(_ json: String) throws -> TraceExpectation {
    let text = #"{"events":[{"t":0}],"expect":\#(json)}"#
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    guard case .began(let header)? = try reader.next() else { return TraceExpectation() }
    return try #require(header.expect).expectation(recognizers: ["tap", "pinch"])
  }

  @Test func everythingThatCanBeSaid() throws {
    let expectation = try Self.expectation(
      """
      {"label": "pinchOut", "gestures": ["pinchOut"],
       "recognizers": {
         "pinch": {"states": ["began", "changed", "ended"],
                   "began": {"count": 1, "t": [0.1, 0.2]},
                   "ended": {"scale": {"value": 2, "tolerance": 0.25}, "location": {"x": 5}},
                   "never": ["cancelled"]},
         "tap": "none"},
       "touches": [{"id": 2, "tapCount": 1}, {"id": "left", "phase": "ended"}]}
      """)
    var wanted = TraceExpectation()
    wanted.label = "pinchOut"
    wanted.gestures = ["pinchOut"]
    var pinch = ExpectedRecognizer(name: "pinch")
    pinch.states = [.began, .changed, .ended]
    pinch.never = [.cancelled]
    var began = ExpectedState(
      state: .began, members: [ExpectedMember(keys: ["t"], value: .number(.range(0.1...0.2)))])
    began.count = .exactly(1)
    pinch.details = [
      began,
      ExpectedState(
        state: .ended,
        members: [
          ExpectedMember(keys: ["scale"], value: .number(.about(2, tolerance: 0.25))),
          ExpectedMember(keys: ["location", "x"], value: .number(.exactly(5))),
        ]),
    ]
    var tap = ExpectedRecognizer(name: "tap")
    tap.outcome = .notRecognized
    wanted.recognizers = [pinch, tap]
    wanted.touches = [
      ExpectedTouch(
        id: "2", members: [ExpectedMember(keys: ["tapCount"], value: .number(.exactly(1)))]),
      ExpectedTouch(id: "left", members: [ExpectedMember(keys: ["phase"], value: .text("ended"))]),
    ]
    #expect(expectation == wanted)
  }

  @Test(arguments: [
    ("[]", "expect: expected an object, found an array"),
    (#"{"lable":"tap"}"#, "expect.lable: unknown key 'lable'; did you mean 'label'?"),
    (#"{"label":1}"#, "expect.label: expected a string, found 1"),
    (
      #"{"recognizers":{"tab":"any"}}"#,
      "expect.recognizers.tab: unknown recognizer 'tab'; did you mean 'tap'?"
    ),
    (
      #"{"recognizers":{"tap":"non"}}"#,
      "expect.recognizers.tap: unknown outcome 'non'; did you mean 'none'?"
    ),
    (
      #"{"recognizers":{"tap":{"states":["begun"]}}}"#,
      "expect.recognizers.tap.states[0]: unknown state 'begun'; did you mean 'began'?"
    ),
    (
      #"{"recognizers":{"tap":{"ended":{"t":[1]}}}}"#,
      "expect.recognizers.tap.ended.t: expected two numbers, low and high, found 1"
    ),
    (
      #"{"recognizers":{"tap":{"ended":{"t":[2,1]}}}}"#,
      "expect.recognizers.tap.ended.t: the first number is above the second; expected low and high"
    ),
    (
      #"{"recognizers":{"tap":{"ended":{"t":{"value":1}}}}}"#,
      "expect.recognizers.tap.ended.t.tolerance: missing; expected a number"
    ),
    (#"{"touches":[{"tapCount":1}]}"#, "expect.touches[0].id: missing; expected a touch's id"),
  ])
  func whatIsWrongIsToldWithItsPlace(json: String, message: String) {
    let error = #expect(throws: TraceError.self) { try Self.expectation(json) }
    #expect(error?.rendered(source: "f").text == "f: \(message)")
  }

  @Test func aTraceIsReadWhateverItExpects() throws {
    // Only `test` wants to know; other programs may keep something else under that key.
    let text = #"{"expect":[{"recognizer":"x"}],"events":[{"t":0}]}"#
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 3)
  }

  @Test func oneForStreamsStandsInTheHeader() throws {
    let text = #"{"expect":{"label":"tap"}}"# + "\n" + #"{"t":0}"#
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    guard case .began(let header)? = try reader.next() else {
      Issue.record("no recording")
      return
    }
    #expect(try header.expect?.expectation(recognizers: nil).label == "tap")
  }
}
