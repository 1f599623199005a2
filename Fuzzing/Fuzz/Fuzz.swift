import SafeJSON
import Touchstone
import TouchstoneChecks
import TouchstoneReports
import TouchstoneTraces

/// What inputs are fed to: the first byte of each chooses.
///
/// `make fuzz` builds this for libFuzzer, which calls `LLVMFuzzerTestOneInput` again and again; a trap, a memory error or
/// an answer that contradicts another one ends it with the input in a file.
private enum FuzzTarget {
  /// The strict reader, by both of its ways.
  case json
  /// Recordings: found out by their content, or said to be of a format.
  case recordings(TraceFormat?)
  /// A scene, which then gets a tap.
  case scene
  /// What a trace expects of itself.
  case expectation
  /// A golden, or another result.
  case result

  static let all: [FuzzTarget] =
    [.json, .recordings(nil), .scene, .expectation, .result]
    + TraceFormat.allCases.map { .recordings($0) }

  func run(_ bytes: [UInt8]) {
    switch self {
    case .json: compareReaders(bytes)
    case .recordings(let format): play(bytes, as: format)
    case .scene: play(Array("{\"scene\":".utf8) + bytes + Self.tap, as: .native)
    case .expectation: play(Array("{\"expect\":".utf8) + bytes + Self.tap, as: .native)
    case .result:
      var reader = ResultReader(MemorySource(bytes))
      guard let results = try? reader.all(), let first = results.first else { return }
      let differences = RecordingComparison().differences(first, results[results.count - 1])
      _ = DifferenceText().sentences(differences)
    }
  }

  private static let tap = Array(
    """
    ,"events":[{"t":0,"touches":[{"id":1,"phase":"began","x":9,"y":9}]},
    {"t":0.1,"touches":[{"id":1,"phase":"ended","x":9,"y":9}]}]}
    """.utf8)

  /// Reads JSON by both ways, which must agree about every value and about where an error is.
  private func compareReaders(_ bytes: [UInt8]) {
    let (fast, full) = (Self.values(bytes, isFull: false), Self.values(bytes, isFull: true))
    precondition(fast == full, "the readers do not agree")
  }

  private static func values(_ bytes: [UInt8], isFull: Bool) -> [String] {
    var stream = JSONStream(
      MemorySource(bytes), streaming: [StreamedArray(key: "events")], isFull: isFull)
    var seen: [String] = []
    do throws(JSONError) {
      while let piece = try stream.next() { seen.append("\(piece)") }
    } catch {
      seen.append(error.rendered(source: "input").text)
    }
    return seen
  }

  /// Plays recordings, prints them as text and as the native format, and reads that again.
  private func play(_ bytes: [UInt8], as format: TraceFormat?) {
    let first = Player(bytes, as: format, isFull: false)
    let second = Player(bytes, as: format, isFull: true)
    precondition(first.printed == second.printed, "the readers do not agree")
    guard !first.hasFailed else { return }
    let again = Player(first.native, as: .native, isFull: false)
    precondition(!again.hasFailed, "what was written is refused")
    precondition(again.native == first.native, "what was written is read as something else")
  }
}

/// What a reader gives, played and written.
private struct Player: TraceVisitor {
  typealias Failure = Never

  private(set) var printed: [UInt8] = []
  private(set) var native: [UInt8] = []
  private(set) var hasFailed = false
  let isDone = false
  private let reporter = ReportFormat.text.reporter(ReportOptions(show: Show.all))
  private var writer = NativeWriter(isStream: true)
  private var replay: RecordingReplay?
  private var events = ReplayEvents()
  private var index = 0

  init(_ bytes: [UInt8], as format: TraceFormat?, isFull: Bool) {
    var imports = ImportOptions()
    imports.format = format
    var reader = TraceReader(
      MemorySource(bytes), scenes: SceneSource(), lane: isFull ? .full : .fast, imports: imports)
    reader.visit(&self)
  }

  mutating func began(_ header: RecordingHeader) {
    writer.begin(header, into: &native)
    reporter.begin(
      ReportedRecording(
        index: index, name: header.name, source: "input", format: header.format,
        sceneName: header.sceneName, scene: header.scene), into: &printed)
    index += 1
    replay = RecordingReplay(header.scene, observing: reporter.observation)
  }

  mutating func frame(_ frame: Frame, names: TouchNames) {
    writer.add(frame, { names.name(of: $0) }, into: &native)
    _ = replay?.play(frame)
    report(names)
  }

  mutating func repaired(_ repair: Repair) {
    printed.append(lines: repair.rendered(source: "input"))
  }

  mutating func ended(names: TouchNames) {
    writer.end(into: &native)
    replay?.finish()
    report(names)
    if let end = replay?.end { reporter.end(end, into: &printed) }
    replay = nil
  }

  mutating func failed(_ error: TraceError) {
    hasFailed = true
    printed.append(lines: error.rendered(source: "input"))
    replay = nil
  }

  private mutating func report(_ names: TouchNames) {
    guard replay?.takeEvents(&events) == true else { return }
    reporter.report(
      events, in: replay?.newestFrame,
      labels: { id in names.name(of: id).map { .name($0) } ?? .number(id.rawValue) }, into: &printed
    )
  }
}

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
@unsafe public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start = unsafe start, count > 0 else { return 0 }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let targets = FuzzTarget.all
  targets[Int(bytes[0]) % targets.count].run(Array(bytes.dropFirst()))
  return 0
}
