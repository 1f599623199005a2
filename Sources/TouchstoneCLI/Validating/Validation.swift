import SafeJSON
import Touchstone
import TouchstoneTraces

/// The check of one input: reads it as a replay would, and gathers what is wrong.
struct Validation: TraceVisitor {
  private let input: Input
  private let options: RunningOptions
  private(set) var findings: [Finding] = []
  /// How many recordings were read, broken ones included.
  private(set) var recordings = 0
  /// Whether it is a file that was found in a folder and is none of ours.
  private(set) var isPassedOver = false
  private var detector = DoubtDetector()
  private var isAllNative = true
  private var unknownKeys: [UnknownKey] = []

  init(_ input: Input, _ options: RunningOptions) {
    self.input = input
    self.options = options
  }

  /// Reads the input.
  mutating func run(_ bytes: [UInt8], _ scenes: SceneSource, lane: Lane) {
    if case .scene(let scene) = InputKind(of: bytes) { return check(scene) }
    var reader = TraceReader(
      MemorySource(bytes), scenes: scenes, isStrict: options.isStrict, lane: lane,
      imports: options.imports)
    reader.visit(&self)
    guard !isPassedOver, isAllNative else { return }
    findings += unknownKeys.map { Finding($0, source: input.messageName) }
  }

  // MARK: What a reader shows

  var isDone: Bool { isPassedOver }

  mutating func began(_ header: RecordingHeader) {
    recordings += 1
    isAllNative = isAllNative && header.format == TraceFormat.native.name
    detector = DoubtDetector()
  }

  mutating func frame(_ frame: Frame, names: TouchNames) { detector.add(frame) }

  mutating func repaired(_ repair: Repair) {
    detector.add(repair)
    findings.append(Finding(repair, recording: recordings - 1, source: input.messageName))
  }

  mutating func unread(_ keys: [UnknownKey]) { unknownKeys += keys.filter { !$0.isKnown } }

  mutating func ended(names: TouchNames) {
    findings += detector.doubts.map {
      Finding($0, recording: recordings - 1, source: input.messageName)
    }
  }

  mutating func failed(_ error: TraceError) {
    isPassedOver = input.isPassedOver(error, hasBegun: recordings > 0)
    let recording = recordings == 0 ? nil : recordings - 1
    findings.append(Finding(error, recording: recording, source: input.messageName))
  }

  // MARK: Scenes

  private mutating func check(_ scene: JSONValue) {
    do throws(SceneError) {
      _ = try SceneDescription(json: scene).applying(options.overrides)
    } catch {
      findings.append(
        Finding(
          severity: .error, code: "scene", path: error.path.isEmpty ? nil : error.path,
          text: error.rendered(after: input.messageName), message: error.message))
    }
  }
}
