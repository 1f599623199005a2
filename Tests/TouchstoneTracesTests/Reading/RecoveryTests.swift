import SafeJSON
import Testing

@testable import TouchstoneTraces

/// How reading goes on behind something broken.
@Suite struct RecoveryTests {
  private static let good = [
    #"{"name": "one", "events": [{"t": 1}]}"#, #"{"name": "two", "events": [{"t": 2}]}"#,
  ]
  private static let goodLines = [
    ["recording 'one' in default", "1000000000:", "ended"],
    ["recording 'two' in default", "2000000000:", "ended"],
  ]

  @Test(
    arguments: [
      (#"{"events": [{"t": NaN}]}"#, 1), (#"{"events": [{"t": 1}"#, 2),
      (#"{"scene": {"views": {"id": "w","#, 0),
      (#"{"name": "cut"#, 0), (#"{"events": [{"t": 1},{"t": 2"#, 2),
      (#"{"events""#, 0), ("{", 0), ("nonsense", 0), (#"{"events": [{"t": "x"}]}"#, 1),
      (#"{"events": [{"t": 1}, {"t": 0}, {"t": 5}]}"#, 2), (#"{"timeUnit": "h", "events": []}"#, 0),
      (#"{"scene": "no", "events": []}"#, 0), (#"{"events": [{"t": 1}]} x"#, 2),
      (#"{"version": 2, "events": [{"t": 1}, {"t": 2}]}"#, 0), (#"{"events": 5}"#, 0),
      (#"{"events": [[]]}"#, 1), ("\u{1}", 0),
      (#"{"touches": [{"t": 1, "id": 1, "phase": "x", "x": 0, "y": 0}]}"#, 1),
    ], Transcript.chunkSizes)
  func aBrokenDocumentHurtsNoNeighbour(example: (line: String, given: Int), chunkSize: Int) {
    let text = [Self.good[0], example.line, Self.good[1]].joined(separator: "\n")
    let lines = Transcript.of(text, chunkSize: chunkSize)
    #expect(Array(lines.prefix(3)) == Self.goodLines[0])
    #expect(Array(lines.suffix(3)) == Self.goodLines[1])
    let middle = lines.dropFirst(3).dropLast(3)
    #expect(middle.count == example.given + 1)
    #expect(middle.filter { $0.hasPrefix("error: ") }.count == 1)
    #expect(middle.last?.hasPrefix("error: ") == true)
  }

  @Test(arguments: [
    #"{"t": 1, "touches": [{"id": 1, "phase": "vanished", "x": 0, "y": 0}]}"#, #"{"t": }"#,
    #"{"t": 2"#, "[]", "5", #"{"t": 0.5}"#, #"{"id": 1}"#, #"{"touches": [], "t": null}"#,
  ])
  func aBrokenEventEndsItsRecordingAndTheNextHeaderStartsAnew(line: String) {
    let text = """
      {"name": "one"}
      {"t": 1}
      \(line)
      {"t": 3}
      {"touches": [], "t": 4}
      {"t": 5, "id": 1, "phase": "moved", "x": 0, "y": 0}
      also broken, but not told
      {"name": "two"}
      {"t": 2}
      """
    let lines = Transcript.of(text)
    #expect(lines.prefix(2) == ["recording 'one' in default", "1000000000:"])
    #expect(lines.count == 6)
    #expect(lines[2].hasPrefix("error: trace:"))
    #expect(Array(lines.suffix(3)) == Self.goodLines[1])
  }

  @Test func whatIsCompleteBeforeABrokenRowIsGiven() {
    let text = """
      {"t": 1, "id": 1, "phase": "began", "x": 0, "y": 0}
      {"t": 2, "id": 1, "phase": "moved", "x": 1, "y": 0}
      {"t": 2, "id": 1, "phase": "flies", "x": 1, "y": 0}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "1000000000: began 1 (0.0, 0.0)", "2000000000: moved 1 (1.0, 0.0)",
        "error: trace:3: phase: unknown phase 'flies'; "
          + "expected one of began, moved, stationary, ended, cancelled",
      ])
  }

  @Test func aBrokenPrettyDocumentIsOneError() {
    let text = """
      {
        "name": "pretty",
        "scene": {"views": {"id": "w"}},
        "events": [
          {"t": 1},
          {"t": 2,},
          {"t": 3, "touches": [
            {"id": 1, "phase": "began", "x": 1, "y": 2}
          ]},
          {"t": 4}
        ],
        "expect": {
          "label": "none"
        }
      }
      """
    #expect(
      Transcript.of(text) == [
        "recording 'pretty' in inline", "1000000000:",
        """
        error: trace:6:13: unexpected character '}'; expected a key in double quotes
              {"t": 2,},
                      ^
        """,
      ])
  }

  @Test func everyBrokenDocumentIsTold() {
    let text = """
      {"events": [{"t": "x"}]}
      {"timeUnit": "h", "events": [{"t": 1}]}
      {"events": [{"t": 1}, {"t": 0}, {"t": 2}], "x-more": 1}
      {"events"
      {"events": [{"t": NaN}]}
      {"t": 7}
      {"name": "two", "events": [{"t": 2}]}
      """
    #expect(
      Transcript.of(text).filter { !$0.hasPrefix("recording in") }.map { $0.prefix(14) } == [
        "error: trace: ", "error: trace:2", "1000000000:", "error: trace:3", "error: trace:5",
        "error: trace:5", "recording 'two", "2000000000:", "ended",
      ])
  }

  @Test func anErrorOfTheEndDoesNotHurtTheNextRecording() {
    let down = #"{"t": 1, "touches": [{"id": 1, "phase": "began", "x": 0, "y": 0}]}"#
    for next in [#"{"name": "two"}"# + "\n" + #"{"t": 2}"#, Self.good[1]] {
      #expect(
        Transcript.of(down + "\n" + next, isStrict: true) == [
          "recording in default", "1000000000: began 1 (0.0, 0.0)",
          "error: trace:1: touch 1 is still down at the end; it is cancelled at the last time",
        ] + Self.goodLines[1])
    }
  }

  @Test func aForeignFileOfLinesIsOneError() {
    let text = """
      {"type": "recording", "touches": [{"id": 1}], "index": 0}
      {"type": "transition", "touches": [1], "t": 5}
      {"t": 5}
      """
    #expect(Transcript.of(text) == ["error: trace:1: expected a trace, found a line of a report"])
  }

  @Test(arguments: [
    (
      #"{"t": 0, "touches": [{"id": 1, "phase": "\u001b[2J\ngone", "x": 0, "y": 0}]}"#,
      "error: trace:1: touches[0].phase: unknown phase '\u{FFFD}[2J\u{FFFD}gone'; "
        + "expected one of began, moved, stationary, ended, cancelled"
    ),
    (
      #"{"t": 0, "touches": [{"id": "\u001b[2J", "phase": "ended", "x": 0, "y": 0}]}"#,
      "repaired liftDropped: trace:1: touches[0]: touch '\u{FFFD}[2J' never began; its end is dropped"
    ),
    (
      #"{"scene": {"views": {"id": "w"}, "\u202e\u0007": 1}}"#,
      "error: trace:1: scene.\u{FFFD}\u{FFFD}: unknown key; expected one of format, version, views, windows, "
        + "recognizers, options, policy"
    ),
  ])
  func aTerminalObeysNoNameOfATrace(text: String, line: String) {
    #expect(Transcript.of(text).contains(line))
  }

  @Test func theLineTellsWhichRecordingOfABatchIsBroken() {
    let text = """
      {"events": [{"t": "x"}]}
      {"events": [{"t": 1}, {"t": "x"}]}
      {"scene": {"views": {"id": 1}}, "events": []}
      {"scene": {"views": {"id": "w"}, "recognizers": 1}}
      {"events": [{"t": 1, "touches": [{"id": 1, "phase": "ended", "x": 0, "y": 0}]}]}
      """
    #expect(
      Transcript.of(text).filter { !$0.hasPrefix("recording") && !$0.contains("00:") } == [
        "error: trace: events[0].t: expected a number, found 'x'",
        "error: trace:2: events[1].t: expected a number, found 'x'",
        "error: trace:3: scene.views.id: expected a string, found 1",
        "error: trace:4: scene.recognizers: expected a list of recognizers, found 1",
        "repaired liftDropped: trace:5: events[0].touches[0]: "
          + "touch 1 never began; its end is dropped",
        "ended",
      ])
  }

  @Test func anInputThatCannotBeReadEndsThere() throws {
    var reader = TraceReader(FailingSource(#"{"t": 1}"# + "\n"), scenes: SceneSource())
    _ = try #require(try reader.next())
    _ = try #require(try reader.next())
    let error = try #require(throws: TraceError.self) { _ = try reader.next() }
    #expect(error.rendered(source: "trace").text == "trace: cannot be read: Input/output error")
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [
    #"{"views": {"id": "w"}}"#, #"{"version": 1, "windows": [], "metadata": {}}"#,
    #"{"recognizers": [], "name": "mine"}"#,
  ])
  func aSceneIsNoTraceEvenWhereItNamesNoFormat(text: String) throws {
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    #expect(
      throws: TraceError.shape(
        TracePlace(line: 1, path: "", isInStream: true), "expected a trace, found a scene")
    ) { _ = try reader.next() }
  }

  @Test(arguments: ["", "\n\n", " \t\r\n", "\u{FEFF}", "\u{FEFF}\r\n"])
  func nothingIsNoTrace(text: String) {
    #expect(
      Transcript.of(text) == ["error: trace: no recording in this input; expected a trace"])
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    let error = #expect(throws: TraceError.self) { _ = try reader.next() }
    guard case .shape = error else {
      Issue.record("not what a folder walk skips")
      return
    }
  }

  @Test(arguments: [
    (
      #"{"name": "app", "version": "1.2.0", "scripts": {}}"#,
      "expected a trace, found version '1.2.0' of something else"
    ),
    (
      #"[{"isTrusted":true},{"isTrusted":true}]"#,
      "expected a trace, found events of a browser without their values: 'JSON.stringify' of an event "
        + "writes 'isTrusted' only; copy the values into an object first"
    ),
    (
      #"{"isTrusted":true}"#,
      "expected a trace, found events of a browser without their values: 'JSON.stringify' of an event "
        + "writes 'isTrusted' only; copy the values into an object first"
    ),
  ])
  func whatIsOftenTakenForATraceIsTold(text: String, message: String) {
    #expect(Transcript.of(text) == ["error: trace:1: \(message)"])
  }
}
