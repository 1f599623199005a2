import SafeJSON
import Touchstone

@testable import TouchstoneTraces

/// What a writer makes of a native trace, read as a program would.
struct WrittenRecording {
  private(set) var text = ""
  private(set) var losses: [String] = []

  init(_ trace: String, by writer: some TraceWriter) throws {
    var (writer, bytes) = (writer, [UInt8]())
    var reader = TraceReader(MemorySource(Array(trace.utf8)), scenes: SceneSource())
    while let item = try reader.next() {
      switch item {
      case .began(let header): writer.begin(header, into: &bytes)
      case .frame(let frame): writer.add(frame, { reader.names.name(of: $0) }, into: &bytes)
      case .repaired: break
      case .ended:
        writer.end(into: &bytes)
        losses += writer.losses.map(\.message)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
