import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// What a reader gives for a text, a line for each item, so that expected values read like a script:
///
///     recording 'two taps' in default
///     500000000: began 1 (10.0, 20.0), moved 'left' (12.0, 20.0) pencil on content
///     repaired liftDropped: trace:3: touches[0]: touch 1 never began; its end is dropped
///     ended
struct Transcript {
  /// The sizes of the chunks in which every form must read the same.
  static let chunkSizes = [1, 2, 3, 7, Int.max]

  private(set) var lines: [String] = []
  private var viewNames: [String] = []

  /// Reads a text to its end, behind errors too; all lanes must give the same.
  static func of(
    _ text: String, chunkSize: Int = .max, canRewind: Bool = true, isStrict: Bool = false,
    imports: ImportOptions = ImportOptions()
  ) -> [String] {
    let transcripts = Lane.allCases.map { lane in
      let source = MemorySource(Array(text.utf8), chunkSize: chunkSize, canRewind: canRewind)
      return lines(
        TraceReader(
          source, scenes: SceneSource(), isStrict: isStrict, lane: lane, imports: imports))
    }
    #expect(transcripts.allSatisfy { $0 == transcripts[0] })
    return transcripts[0]
  }

  private static func lines(_ reader: consuming TraceReader) -> [String] {
    var reader = reader
    var frame = Frame(time: .zero)
    var transcript = Transcript()
    while transcript.lines.count < 1000 {
      while reader.nextPlainFrameInMemory(into: &frame) || reader.readPlainFrame(into: &frame) {
        transcript.add(.frame(frame), reader.names)
      }
      do throws(TraceError) {
        guard let item = try reader.next() else { break }
        transcript.add(item, reader.names)
      } catch {
        transcript.lines.append("error: " + error.rendered(source: "trace").text)
      }
    }
    return transcript.lines
  }

  private mutating func add(_ item: TraceItem, _ names: TouchNames) {
    switch item {
    case .began(let header):
      viewNames = header.scene.viewNames
      let name = header.name.map { " '\($0)'" } ?? ""
      lines.append("recording\(name) in \(header.sceneName)")
    case .frame(let frame): lines.append(text(of: frame, names))
    case .repaired(let repair):
      lines.append(
        "repaired \(repair.code): " + withoutWarning(repair.rendered(source: "trace").text))
    case .ended: lines.append("ended")
    }
  }

  private func withoutWarning(_ text: String) -> String {
    text.split(separator: "warning: ", maxSplits: 1).joined()
  }

  private func text(of frame: Frame, _ names: TouchNames) -> String {
    let samples =
      frame.systemEvent.map { [text(of: $0)] } ?? frame.samples.map { text(of: $0, names) }
    let head = "\(frame.time.nanoseconds):"
    return samples.isEmpty ? head : "\(head) " + samples.joined(separator: ", ")
  }

  private func text(of event: SystemEvent) -> String {
    switch event {
    case .interruption: "interruption"
    case .motion(let phase): "motion \(phase.name)"
    case .remoteControl(let button): "remote control \(button.name)"
    }
  }

  private func text(of sample: TouchSample, _ names: TouchNames) -> String {
    let place = "(\(sample.location.x), \(sample.location.y))"
    let type = sample.type == .direct ? "" : " \(sample.type.name)"
    let view = sample.view.map { " on \(viewNames[$0])" } ?? ""
    return "\(sample.phase.name) \(names.text(sample.id)) \(place)\(type)\(view)"
  }
}
