import SafeJSON
import Touchstone
import TouchstoneTraces

/// The recordings of one input on their way to the native format.
struct Conversion {
  private let input: Input
  private let options: RunningOptions
  private let form: NativeWriter.Form
  private var writer: NativeWriter
  private var count = 0
  /// What has been written.
  private(set) var written: [UInt8] = []

  init(_ input: Input, _ options: RunningOptions, _ form: NativeWriter.Form) {
    self.input = input
    self.options = options
    self.form = form
    writer = NativeWriter(form)
  }

  /// Writes everything in the bytes. What comes before a fault is written, and complete in itself.
  mutating func run(
    _ bytes: [UInt8], _ scenes: SceneSource, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    var reader = TraceReader(
      MemorySource(bytes), scenes: scenes, isStrict: options.isStrict,
      lane: console.surroundings.lane, imports: options.imports)
    var frame = Frame(time: .zero)
    var isOpen = false
    var isNative = false
    var status = ExitStatus.done
    reading: while !console.isInterrupted {
      while reader.nextPlainFrame(into: &frame) {
        writer.add(frame, { reader.name(of: $0) }, into: &written)
      }
      do throws(TraceError) {
        guard let item = try reader.next() else { break reading }
        switch item {
        case .began(let header):
          count += 1
          isNative = header.format == TraceFormat.native.name
          // A document holds one recording; that there are more is told in the end.
          guard count == 1 || form == .ndjson else { break reading }
          writer.begin(header, into: &written)
          isOpen = true
        case .frame(let frame): writer.add(frame, { reader.name(of: $0) }, into: &written)
        case .repaired(let repair):
          console.warn(repair.rendered(source: input.messageName) + "\n")
        case .ended:
          writer.end(into: &written)
          isOpen = false
        }
      } catch {
        if isOpen { writer.end(into: &written) }
        isOpen = false
        console.warn(error.rendered(source: input.messageName) + "\n")
        status = .badInput
      }
    }
    guard count < 2 || form == .ndjson else {
      throw .usage(
        .conflict(
          "'\(input.path)' holds more than one recording, and a document only one; use '--to ndjson'"
        ))
    }
    for key in KeyAudit.unknownKeys(in: MemorySource(bytes)) where isNative {
      console.warn("\(input.messageName):\(key.line): \(key.path): left out: unknown key\n")
    }
    return console.isInterrupted ? .interrupted : status
  }
}
