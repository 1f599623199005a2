import Testing
import Touchstone
import TouchstoneCLI
import TouchstoneReports
import TouchstoneTraces

/// What a program gets from the library is what the command line prints.
@Suite struct LibraryTests {
  private func lines(_ text: String, _ types: String...) -> [Substring] {
    text.split(separator: "\n").filter { line in
      types.contains { line.hasPrefix("{\"type\":\"\($0)\"") }
    }
  }

  @Test(arguments: BundledTraces.names)
  func aRecordingGivesWhatTheCommandLinePrints(name: String) throws {
    let text = try BundledTraces.text(name)
    let recording = try #require(try Recording.read(Array(text.utf8)).first)
    var console = MemoryConsole(files: ["a": text])
    _ = CommandLineTool.run(arguments: ["replay", "--format", "ndjson", "a"], console: &console)
    let report = try Report.replay(of: recording.frames, in: recording.scene, as: .ndjson)
    #expect(
      lines(report, "transition", "transform") == lines(console.output, "transition", "transform"))
    let summary = try RecordingSummary(of: recording.frames, in: recording.scene)
    let last = try #require(lines(console.output, "summary").last)
    #expect(last.contains("\"label\":\"\(summary.label)\","))
    #expect(last.contains("\"gestureCount\":\(summary.gestureCount),"))
    let copy = try #require(try Recording.read(recording.nativeTrace()).first)
    #expect(copy.frames == recording.frames && copy.scene == recording.scene)
    #expect(copy.name == recording.name && recording.format == "native")
  }

  @Test func anErrorHasItsPlaceAndEverythingThatCouldBeRead() throws {
    let whole = #"{"events":[{"t":0,"touches":[{"id":"a","phase":"began","x":1,"y":2}]}]}"#
    let broken = #"{"events":[{"t":0,"touches":[]},{"t":"late"}]}"#
    let input = [whole, broken, whole].joined(separator: "\n")
    let error = try #require(throws: RecordingError.self) {
      try Recording.read(Array(input.utf8), from: "a.ndjson")
    }
    #expect(error.description == "a.ndjson:2: events[1].t: expected a number, found 'late'")
    #expect(error.message == "expected a number, found 'late'")
    #expect(error.line == 2 && error.column == nil && error.path == "events[1].t")
    #expect(error.recordings.map(\.frames.count) == [1, 1, 1])
  }

  @Test func namesOfTouchesAreWrittenAgain() throws {
    let text = #"{"events":[{"t":0,"touches":[{"id":"left","phase":"began","x":1,"y":2}]}]}"#
    let recording = try #require(try Recording.read(Array(text.utf8)).first)
    #expect(String(decoding: recording.nativeTrace(), as: UTF8.self).contains(#""id":"left""#))
  }

  @Test func repairsAreWarnings() throws {
    let text = #"{"events":[{"t":0,"touches":[{"id":1,"phase":"moved","x":1,"y":2}]}]}"#
    let recording = try #require(try Recording.read(Array(text.utf8), from: "b.json").first)
    #expect(recording.warnings.count == 2)
    #expect(recording.warnings[0].hasPrefix("b.json: events[0].touches[0]"))
  }

  @Test func aContradictionIsAnError() throws {
    let scene = TouchScene(
      window: Size2D(width: 100, height: 100), recognizers: [("tap", GestureSettings(.tap))])
    let lift = TouchSample(id: TouchID(1), phase: .ended, location: .zero)
    let frames = [Frame(time: .zero, samples: [lift])]
    #expect(throws: ReplayError.self) { try RecordingSummary(of: frames, in: scene) }
    #expect(throws: ReplayError.self) { try Report.explanation(of: frames, in: scene) }
  }
}
