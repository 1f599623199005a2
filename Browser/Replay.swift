import SafeJSON
import Touchstone
import TouchstoneReports
import TouchstoneTraces

// What the page calls: numbers and addresses in the module's memory only. It asks for room, writes its
// bytes there, and copies the answer out before it calls again.

/// Where the page writes, and what was written last for the page.
struct PageMemory {
  var input: [UInt8] = []
  var output: [UInt8] = []
}

// The module has one thread.
nonisolated(unsafe) private var memory = PageMemory()

/// Makes room for so many bytes of input and returns their address.
@_expose(wasm, "touchstone_input") @_cdecl("touchstone_input")
public func inputAddress(_ count: Int32) -> UInt32 {
  unsafe memory.input = Array(repeating: 0, count: max(1, Int(count)))
  return unsafe address(of: &memory.input)
}

/// The address of what the last call has written.
@_expose(wasm, "touchstone_output") @_cdecl("touchstone_output")
public func outputAddress() -> UInt32 { unsafe address(of: &memory.output) }

/// Replays the first bytes of the input, which are called `source`, through the scenes that they name,
/// and writes what `touchstone replay --format ndjson` prints. Returns how many bytes that are.
@_expose(wasm, "touchstone_replay") @_cdecl("touchstone_replay")
public func replayInput(_ count: Int32, _ sourceCount: Int32) -> Int32 {
  let (end, sourceEnd) = (Int(count), Int(count) + Int(sourceCount))
  let input = unsafe memory.input
  let source = String(decoding: input[end..<sourceEnd], as: UTF8.self)
  var reader = TraceReader(MemorySource(Array(input[..<end])), scenes: SceneSource())
  var page = PageReplay(source: source)
  reader.visit(&page)
  let output = page.finish()
  unsafe memory.output = output
  return Int32(output.count)
}

private func address(of bytes: inout [UInt8]) -> UInt32 {
  unsafe bytes.withUnsafeMutableBufferPointer { UInt32(UInt(bitPattern: $0.baseAddress)) }
}

/// Plays what an input holds, and reports it.
private struct PageReplay: TraceVisitor {
  let source: String
  private var report = ReportStream(ReportFormat.ndjson.reporter(ReportOptions()))
  private var current: RecordingReplay?
  private var events = ReplayEvents()
  private var index = 0
  private var bytes: [UInt8] = []

  init(source: String) { self.source = source }

  var isDone: Bool { false }

  mutating func began(_ header: RecordingHeader) {
    report.begin(
      ReportedRecording(
        index: index, name: header.name, source: source, format: header.format,
        sceneName: header.sceneName, scene: header.scene), into: &bytes)
    index += 1
    current = RecordingReplay(header.scene, observing: report.observation)
  }

  mutating func frame(_ frame: Frame, names: TouchNames) {
    if let news = current?.play(frame), news > 0 { tell(names) }
  }

  mutating func repaired(_ repair: Repair) { current?.note(ReportedRepair(repair)) }

  mutating func ended(names: TouchNames) {
    current?.finish()
    tell(names)
    if let end = current.take()?.end { report.end(end, into: &bytes) }
  }

  mutating func failed(_ error: TraceError) {
    report.fail(ReportedError(error, source: source), into: &bytes)
    current = nil
  }

  private mutating func tell(_ names: TouchNames) {
    guard current?.takeEvents(&events) == true else { return }
    report.report(
      events, in: current?.newestFrame,
      labels: { id in names.name(of: id).map { .name($0) } ?? .number(id.rawValue) }, into: &bytes)
  }

  mutating func finish() -> [UInt8] {
    report.finish(into: &bytes)
    return bytes
  }
}
