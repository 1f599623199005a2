import Testing

@testable import TouchstoneTraces

@Suite struct TraceHeaderTests {
  private let touch = #"{"id": 1, "phase": "began", "x": 30, "y": 60}"#
  private let lift = #"{"id": 1, "phase": "ended", "x": 30, "y": 60}"#

  /// A document whose keys come after its events.
  private func late(_ keys: String) -> String {
    #"{"events": [{"t": 2, "touches": [\#(touch)]}, {"t": 4, "touches": [\#(lift)]}], \#(keys)}"#
  }

  @Test(
    arguments: [
      (#""timeUnit": "ms""#, "2000000: began 1 (30.0, 60.0)", "4000000: ended 1 (30.0, 60.0)"),
      (
        #""coordinates": "pixels", "device": {"scale": 3}"#, "2000000000: began 1 (10.0, 20.0)",
        "4000000000: ended 1 (10.0, 20.0)"
      ),
      (
        #""device": {"width": 2, "height": 3}, "coordinates": "normalized""#,
        "2000000000: began 1 (60.0, 180.0)", "4000000000: ended 1 (60.0, 180.0)"
      ),
    ], [1, 7, .max])
  func unitsBehindTheEventsCountWhereTheInputIsReadTwice(
    example: (keys: String, first: String, second: String), chunkSize: Int
  ) {
    #expect(
      Transcript.of(late(example.keys), chunkSize: chunkSize)
        == ["recording in default", example.first, example.second, "ended"])
  }

  @Test func aSceneBehindTheEventsCountsWhereTheInputIsReadTwice() {
    #expect(Transcript.of(late(#""scene": "uikit""#)).first == "recording in uikit")
    #expect(
      Transcript.of(late(#""scene": {"views": {"id": "w"}}"#)).first == "recording in inline")
  }

  @Test func keysBehindFlatRowsCountToo() {
    let text = """
      {"touches": [
        {"t": 1, "id": 1, "phase": "began", "x": 1, "y": 2},
        {"t": 2, "id": 1, "phase": "ended", "x": 1, "y": 2}],
       "timeUnit": "ns"}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "1: began 1 (1.0, 2.0)", "2: ended 1 (1.0, 2.0)", "ended",
      ])
    #expect(
      Transcript.of(text, canRewind: false).last
        == "error: trace: timeUnit: comes after 'touches', and a pipe is read once; "
        + "expected it before them")
  }

  @Test(arguments: [
    ("timeUnit", #""ms""#), ("coordinates", #""points""#), ("device", #"{"scale": 2}"#),
    ("scene", #""default""#),
  ])
  func onAPipeAKeyBehindTheEventsIsAnError(key: String, value: String) {
    #expect(
      Transcript.of(late(#""name": "x", "\#(key)": \#(value)"#), canRewind: false) == [
        "recording in default", "2000000000: began 1 (30.0, 60.0)",
        "4000000000: ended 1 (30.0, 60.0)",
        "error: trace: \(key): comes after 'events', and a pipe is read once; "
          + "expected it before them",
      ])
  }

  @Test func aLaterRecordingStartsWithDefaultUnits() {
    let text = """
      {"timeUnit": "ns", "scene": "uikit", "events": [{"t": 1}]}
      {"timeUnit": "ms"}
      {"t": 1}
      {"name": "plain"}
      {"t": 1}
      """
    #expect(
      Transcript.of(text) == [
        "recording in uikit", "1:", "ended", "recording in default", "1000000:", "ended",
        "recording 'plain' in default", "1000000000:", "ended",
      ])
  }

  @Test(
    arguments: [true, false],
    [
      (#""version": 2"#, "version: version 2 is not supported; this program reads version 1"),
      (#""format": "other""#, "format: expected 'touchstone-trace', found 'other'"),
    ])
  func aFormatBehindTheEventsIsCheckedToo(
    canRewind: Bool, example: (keys: String, message: String)
  ) {
    #expect(
      Transcript.of(late(example.keys), canRewind: canRewind).last
        == "error: trace: " + example.message)
  }

  @Test func anEmptyRecordingMayHaveAHeaderOnly() {
    #expect(Transcript.of(#"{"scene": "uikit"}"#) == ["recording in uikit", "ended"])
    #expect(Transcript.of(#"{"device": {}}"#) == ["recording in default", "ended"])
    #expect(Transcript.of(#"{"metadata": 1}"#) == ["recording in default", "ended"])
  }
}
