import SafeJSON
public import Touchstone

/// A recording of touches in memory: what was touched, and what the fingers did.
///
/// It keeps all frames in memory; the command line does not.
public struct Recording: Sendable {
  /// What the trace calls itself; nil if it has no name.
  public var name: String? { header.name }
  /// The format it was read in: `native`, `evemu`, `browser` and so on.
  public var format: String { header.format }
  /// The views and recognizers that the touches go to: those of the trace, or the bundled scene
  /// `default`. Another scene may be put in its place.
  public var scene: TouchScene
  /// The moments in order: times from the recording's zero, locations in points of the screen.
  public fileprivate(set) var frames: [Frame] = []
  /// What was wrong and had only one sensible meaning, a sentence with its place for each.
  public fileprivate(set) var warnings: [String] = []

  private let header: RecordingHeader
  fileprivate var names = TouchNames()

  fileprivate init(_ header: RecordingHeader) {
    self.header = header
    scene = header.scene
  }

  /// Reads all recordings of an input: a trace in the native format, or in any other that
  /// `touchstone formats` lists, which the first bytes tell. Messages call the input `source`.
  ///
  /// It throws the first error with everything that could be read. It takes time and memory in
  /// proportion to the input.
  public static func read(
    _ bytes: [UInt8], from source: String = "trace"
  ) throws(RecordingError) -> [Recording] {
    var reader = TraceReader(MemorySource(bytes), scenes: SceneSource())
    var collector = RecordingCollector(source: source)
    reader.visit(&collector)
    guard let error = collector.error else { return collector.recordings }
    throw RecordingError(error, source: source, recordings: collector.recordings)
  }

  /// The recording in the native format: one JSON document in UTF-8, which `read` reads back to the same
  /// frames.
  public func nativeTrace() -> [UInt8] {
    var writer = NativeWriter(isStream: false)
    var bytes: [UInt8] = []
    writer.begin(header, into: &bytes)
    for frame in frames { writer.add(frame, { names.name(of: $0) }, into: &bytes) }
    writer.end(into: &bytes)
    return bytes
  }
}

/// What is wrong with an input, and where.
public struct RecordingError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what was expected, with the place in front: `a.json:3:7: expected …`.
  public let description: String
  /// What is wrong, without the place.
  public let message: String
  /// The line, from 1; nil where it is not known.
  public let line: Int?
  /// The column in the line, from 1; nil unless it is an error of syntax.
  public let column: Int?
  /// The way to the value, as `events[12].touches[0].x`; nil for an error of syntax.
  public let path: String?
  /// Everything that could be read: the recordings before and behind the error, and of the broken one what
  /// came before it.
  public let recordings: [Recording]

  fileprivate init(_ error: TraceError, source: String, recordings: [Recording]) {
    description = error.rendered(source: source).text
    (message, line, column, path) = (error.message, error.line, error.column, error.path)
    self.recordings = recordings
  }
}

/// Keeps what a reader gives.
private struct RecordingCollector: TraceVisitor {
  let source: String
  private(set) var recordings: [Recording] = []
  private(set) var error: TraceError?

  init(source: String) { self.source = source }

  var isDone: Bool { false }

  mutating func began(_ header: RecordingHeader) { recordings.append(Recording(header)) }

  mutating func frame(_ frame: Frame, names: TouchNames) {
    recordings[recordings.count - 1].frames.append(frame)
  }

  mutating func repaired(_ repair: Repair) {
    guard !recordings.isEmpty else { return }
    recordings[recordings.count - 1].warnings.append(repair.rendered(source: source).text)
  }

  mutating func ended(names: TouchNames) { recordings[recordings.count - 1].names = names }

  mutating func failed(_ error: TraceError) {
    if self.error == nil { self.error = error }
  }
}
