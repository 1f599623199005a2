import Testing

@testable import TouchstoneTraces

@Suite struct TraceFormTests {
  @Test(arguments: TraceForm.all, Transcript.chunkSizes)
  func everyFormReadsTheSame(_ form: TraceForm, chunkSize: Int) {
    #expect(Transcript.of(form.text, chunkSize: chunkSize) == TraceForm.transcript)
    #expect(
      Transcript.of(form.text, chunkSize: chunkSize, canRewind: false) == TraceForm.transcript)
    #expect(
      Transcript.of(form.text, chunkSize: chunkSize, isStrict: true) == TraceForm.transcript)
  }

  @Test(arguments: Transcript.chunkSizes)
  func headerLinesDivideAStream(chunkSize: Int) {
    let text = """
      {"name": "one", "timeUnit": "ms"}
      {"t": 1, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2}]}
      {"t": 2, "touches": [{"id": 1, "phase": "ended", "x": 1, "y": 2}]}
      {"name": "two", "scene": "uikit"}
      {"t": 1, "id": 1, "phase": "began", "x": 1, "y": 2}
      {"t": 1, "id": 1, "phase": "ended", "x": 1, "y": 2}
      {"name": "three"}
      {"name": "four"}
      {"t": 3}
      """
    #expect(
      Transcript.of(text, chunkSize: chunkSize) == [
        "recording 'one' in default", "1000000: began 1 (1.0, 2.0)", "2000000: ended 1 (1.0, 2.0)",
        "ended",
        "recording 'two' in uikit", "1000000000: began 1 (1.0, 2.0)",
        "1000000000: ended 1 (1.0, 2.0)", "ended",
        "recording 'three' in default", "ended",
        "recording 'four' in default", "3000000000:", "ended",
      ])
  }

  @Test(arguments: Transcript.chunkSizes)
  func documentsMayStandOnALineEach(chunkSize: Int) {
    let text = """
      {"name": "one", "events": [{"t": 1}]}
      {"name": "two", "touches": [{"t": 2, "id": 1, "phase": "began", "x": 1, "y": 2}, \
      {"t": 3, "id": 1, "phase": "ended", "x": 1, "y": 2}]}
      {"name": "three", "events": [], "x-own": {"events": []}}
      {"name": "four", "touches": []}
      """
    #expect(
      Transcript.of(text, chunkSize: chunkSize) == [
        "recording 'one' in default", "1000000000:", "ended",
        "recording 'two' in default", "2000000000: began 1 (1.0, 2.0)",
        "3000000000: ended 1 (1.0, 2.0)", "ended",
        "recording 'three' in default", "ended",
        "recording 'four' in default", "ended",
      ])
  }

  @Test(arguments: [true, false])
  func aNameBehindTheEventsIsIgnored(canRewind: Bool) {
    let text = #"{"events": [{"t": 1}], "name": "late", "expect": {}, "metadata": 1, "x-y": []}"#
    #expect(
      Transcript.of(text, canRewind: canRewind)
        == ["recording in default", "1000000000:", "ended"])
  }

  @Test func formsMayFollowEachOther() {
    let text = """
      {"t": 1}
      {"events": [{"t": 2}]}
      {"t": 3}
      {"name": "named"}
      {"touches": [{"t": 4, "id": 1, "phase": "began", "x": 1, "y": 2}, \
      {"t": 4, "id": 1, "phase": "ended", "x": 1, "y": 2}]}
      {"touches": [], "t": 5}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "1000000000:", "ended",
        "recording in default", "2000000000:", "ended",
        "recording in default", "3000000000:", "ended",
        "recording 'named' in default", "ended",
        "recording in default", "4000000000: began 1 (1.0, 2.0)", "4000000000: ended 1 (1.0, 2.0)",
        "ended",
        "recording in default", "5000000000:", "ended",
      ])
  }

  @Test func anEventIsGivenBeforeTheNextLineIsRead() throws {
    let counter = LineSource.Counter()
    let lines = [
      #"{"name": "live"}"#, #"{"t": 1, "touches": []}"#, #"{"touches": [], "t": 2}"#, #"{"t": 3}"#,
    ]
    var reader = TraceReader(LineSource(lines, counter: counter), scenes: SceneSource())
    for count in 1...4 {
      _ = try #require(try reader.next())
      #expect(counter.reads == count)
    }
  }

  @Test func aRowIsGivenWhenTheNextOneShowsThatItsFrameIsComplete() throws {
    let counter = LineSource.Counter()
    let row = #""id": 1, "phase": "moved", "x": 1, "y": 2}"#
    let lines = [
      #"{"t": 1, "id": 1, "phase": "began", "x": 1, "y": 2}"#,
      #"{"t": 2, "# + row, #"{"t": 2, "# + row, #"{"t": 3, "# + row,
    ]
    var reader = TraceReader(LineSource(lines, counter: counter), scenes: SceneSource())
    var reads: [Int] = []
    for _ in 1...3 {
      _ = try #require(try reader.next())
      reads.append(counter.reads)
    }
    #expect(reads == [1, 2, 4])
  }
}
