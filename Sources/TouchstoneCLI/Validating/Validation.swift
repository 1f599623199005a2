import SafeJSON
import Touchstone
import TouchstoneTraces

/// The check of one input: reads it as a replay would, and gathers what is wrong.
struct Validation {
  private let input: Input
  private let options: RunningOptions
  private(set) var findings: [Finding] = []
  /// How many recordings were read, broken ones included.
  private(set) var recordings = 0

  init(_ input: Input, _ options: RunningOptions) {
    self.input = input
    self.options = options
  }

  /// Reads the input. Returns false when it is a file that was found in a folder and is none of ours.
  mutating func run(
    _ bytes: [UInt8], _ scenes: SceneSource, lane: Lane
  ) -> Bool {
    if let scene = Self.scene(bytes) {
      check(scene)
      return true
    }
    var reader = TraceReader(
      MemorySource(bytes), scenes: scenes, isStrict: options.isStrict, lane: lane,
      imports: options.imports)
    var detector = DoubtDetector()
    var isAllNative = true
    var frame = Frame(time: .zero)
    while true {
      while reader.nextPlainFrame(into: &frame) { detector.add(frame) }
      let item: TraceItem?
      do throws(TraceError) {
        item = try reader.next()
      } catch {
        if input.isPassedOver(error, hasBegun: recordings > 0) { return false }
        take(error)
        continue
      }
      switch item {
      case nil:
        if isAllNative { auditKeys(bytes) }
        return true
      case .began(let header):
        recordings += 1
        isAllNative = isAllNative && header.format == TraceFormat.native.name
        detector = DoubtDetector()
      case .frame(let frame): detector.add(frame)
      case .repaired(let repair):
        detector.add(repair)
        findings.append(
          Finding(repair, recording: recordings - 1, source: input.messageName))
      case .ended:
        findings += detector.doubts.map {
          Finding($0, recording: recordings - 1, source: input.messageName)
        }
      }
    }
  }

  private mutating func take(_ error: TraceError) {
    let recording = recordings == 0 ? nil : recordings - 1
    findings.append(Finding(error, recording: recording, source: input.messageName))
  }

  private mutating func auditKeys(_ bytes: [UInt8]) {
    findings += KeyAudit.unknownKeys(in: MemorySource(bytes)).map {
      Finding($0, source: input.messageName)
    }
  }

  // MARK: Scenes

  /// The only value in the bytes, if it is a scene.
  private static func scene(_ bytes: [UInt8]) -> JSONValue? {
    var stream = JSONStream(MemorySource(bytes))
    guard case .value(let value, _)? = try? stream.next(), value["events"] == nil,
      value["t"] == nil,
      value["format"]?.text == SceneDescription.format || value["views"] != nil
        || value["windows"] != nil || value["recognizers"] != nil
    else { return nil }
    return value
  }

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
