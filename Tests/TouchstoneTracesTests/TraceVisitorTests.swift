import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// What a visitor of an input is shown, and when.
@Suite struct TraceVisitorTests {
  /// Notes what it is shown.
  private struct Notes: TraceVisitor {
    typealias Failure = Refusal

    var lines: [String] = []
    /// Is done when it has so many lines.
    var enough = Int.max
    var refusesRecordings = false

    var isDone: Bool { lines.count >= enough }

    mutating func began(_ header: RecordingHeader) throws(Refusal) {
      guard !refusesRecordings else { throw Refusal() }
      lines.append("began \(header.name ?? "-")")
    }

    mutating func frame(_ frame: Frame, names: TouchNames) {
      let touches = frame.samples.map { names.text($0.id) }.joined(separator: " ")
      lines.append("frame \(frame.time.nanoseconds / 1_000_000) \(touches)")
    }

    mutating func repaired(_ repair: Repair) { lines.append("repaired \(repair.code.rawValue)") }
    mutating func ended(names: TouchNames) { lines.append("ended") }
    mutating func failed(_ error: TraceError) { lines.append("failed \(error.line ?? 0)") }
    mutating func willWait() { if lines.last != "wait" { lines.append("wait") } }
  }

  private struct Refusal: Error {}

  private func notes(
    _ text: String, enough: Int = .max, lane: Lane = .fast
  ) throws -> [String] {
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource(), lane: lane)
    var notes = Notes(enough: enough)
    try reader.visit(&notes)
    return notes.lines
  }

  private static let tap = """
    {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2}]}
    {"t": 0.1, "touches": [{"id": 1, "phase": "ended", "x": 1, "y": 2}]}

    """

  @Test(arguments: Lane.allCases)
  func recordingsAreShownInOrder(lane: Lane) throws {
    let text = #"{"name": "a"}"# + "\n" + Self.tap + #"{"name": "b"}"# + "\n"
    let lines = try notes(text, lane: lane).filter { $0 != "wait" }
    #expect(
      lines == [
        "began a", "frame 0 1", "frame 100 1", "ended", "began b", "ended",
      ])
  }

  @Test func namesOfTouchesComeWithTheirFrame() throws {
    let text = #"{"t": 0, "touches": [{"id": "thumb", "phase": "began", "x": 1, "y": 2}]}"# + "\n"
    #expect(
      try notes(text).filter { $0 != "wait" } == [
        "began -", "frame 0 'thumb'", "repaired cancelledAtEnd", "ended",
      ])
  }

  @Test func aBrokenRecordingFailsAndTheNextOneFollows() throws {
    let text = #"{"name": "a"}"# + "\n[1\n" + #"{"name": "b"}"# + "\n" + Self.tap
    #expect(
      try notes(text).filter { $0 != "wait" } == [
        "began a", "failed 3", "began b", "frame 0 1", "frame 100 1", "ended",
      ])
  }

  @Test func whatIsKnownIsHandedOnBeforeTheReaderMayWait() throws {
    #expect(
      try notes(Self.tap) == [
        "wait", "began -", "wait", "frame 0 1", "frame 100 1", "wait", "ended", "wait",
      ])
  }

  @Test func nothingIsShownToAVisitorThatIsDone() throws {
    let all = try notes(Self.tap)
    for count in 0...all.count {
      // What a visitor knows when it becomes done may still be handed on.
      let lines = try notes(Self.tap, enough: count)
      #expect(
        lines.prefix(count) == all.prefix(count)
          && lines.dropFirst(count).allSatisfy { $0 == "wait" })
    }
  }

  @Test func anErrorThatCameWhileTheVisitorBecameDoneIsNotShown() throws {
    /// Is done as soon as the reader reads beyond the first line.
    struct Interrupted: TraceVisitor {
      let flag: Flag
      var failures = 0

      var isDone: Bool { flag.isSet }

      mutating func began(_ header: RecordingHeader) {}
      mutating func frame(_ frame: Frame, names: TouchNames) {}
      mutating func repaired(_ repair: Repair) {}
      mutating func ended(names: TouchNames) {}
      mutating func failed(_ error: TraceError) { failures += 1 }
    }
    final class Flag { var isSet = false }
    final class BrokenSource: ByteSource {
      let flag: Flag
      init(flag: Flag) { self.flag = flag }
      var canRewind: Bool { false }

      func read(
        atMost count: Int, into bytes: inout [UInt8]
      ) throws(ByteSourceError) -> Int {
        flag.isSet = true
        throw ByteSourceError("interrupted")
      }

      func rewind(to offset: Int) throws(ByteSourceError) {}
    }
    let flag = Flag()
    var reader = TraceReader(BrokenSource(flag: flag), scenes: SceneSource())
    var visitor = Interrupted(flag: flag)
    reader.visit(&visitor)
    #expect(visitor.failures == 0)
  }

  @Test func aVisitorsFailureEndsTheVisit() {
    var reader = TraceReader(MemorySource(Array(Self.tap.utf8)), scenes: SceneSource())
    var notes = Notes(refusesRecordings: true)
    #expect(throws: Refusal.self) { try reader.visit(&notes) }
    #expect(notes.lines == ["wait"])
  }
}
