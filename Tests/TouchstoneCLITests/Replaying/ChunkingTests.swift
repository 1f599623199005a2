import Foundation
import SafeJSON
import Testing
import TouchstoneCLI

/// The same bytes in give the same bytes out, however they arrive.
@Suite struct ChunkingTests {
  /// A source whose reads give 1 to 40 bytes, in an order that a seed decides.
  final class ChoppedSource: ByteSource {
    let canRewind: Bool
    private let bytes: [UInt8]
    private var position = 0
    private var state: UInt64

    init(_ bytes: [UInt8], seed: UInt64, canRewind: Bool) {
      self.bytes = bytes
      self.canRewind = canRewind
      state = seed
    }

    func read(
      atMost count: Int, into target: inout [UInt8]
    ) throws(ByteSourceError) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let length = min(count, Int(state >> 33) % 40 + 1, bytes.count - position)
      target += bytes[position..<position + length]
      position += length
      return length
    }

    func rewind(to offset: Int) throws(ByteSourceError) {
      guard canRewind else { throw ByteSourceError("Illegal seek") }
      position = offset
    }
  }

  /// A console whose inputs arrive in pieces.
  struct ChoppedConsole: Console {
    var memory = MemoryConsole()
    var bytes: [UInt8]
    var seed: UInt64
    var canRewind: Bool

    var surroundings: Surroundings { memory.surroundings }
    var isInterrupted: Bool { false }

    mutating func open(_ input: Input) throws(InputError) -> ChoppedSource {
      ChoppedSource(bytes, seed: seed, canRewind: canRewind)
    }
    mutating func write(_ bytes: [UInt8]) throws(OutputError) { try memory.write(bytes) }
    mutating func flush() throws(OutputError) {}
    mutating func warn(_ text: PlainText) { memory.warn(text) }
  }

  static let traces = [
    "tap", "pinch-rotation-pan-together", "swipe-left", "interrupted-pinch", "double-tap",
    "pan-cancelled", "rotation-past-180",
  ]

  private static func bytes(of trace: String) throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let url = root.appending(path: "../../../traces/\(trace)/trace.json").standardizedFileURL
    return Array(try Data(contentsOf: url))
  }

  private func result(
    _ bytes: [UInt8], seed: UInt64, canRewind: Bool
  ) -> (output: String, errors: String) {
    var console = ChoppedConsole(bytes: bytes, seed: seed, canRewind: canRewind)
    _ = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson", "--show", "all", "-"], console: &console)
    return (console.memory.output, console.memory.errors)
  }

  @Test(arguments: traces)
  func anyChunksGiveTheSameBytes(trace: String) throws {
    let bytes = try Self.bytes(of: trace)
    var console = MemoryConsole()
    console.binaryFiles["x"] = bytes
    _ = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson", "--show", "all", "x"], console: &console)
    let whole = console.output.replacing(#""source":"x""#, with: #""source":"-""#)
    #expect(whole.contains(#"{"type":"summary""#))
    for seed in 1...6 as ClosedRange<UInt64> {
      for canRewind in [true, false] {
        let chopped = result(bytes, seed: seed, canRewind: canRewind)
        #expect(chopped.output == whole)
        #expect(chopped.errors == console.errors)
      }
    }
  }

  @Test(arguments: traces)
  func aDocumentAndAStreamOfItsEventsGiveTheSame(trace: String) throws {
    let bytes = try Self.bytes(of: trace)
    let json = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let events = try #require(json["events"] as? [Any])
    var header = json
    header["events"] = nil
    let lines = try ([header] + events).map { value in
      String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }
    let stream = Array((lines.joined(separator: "\n") + "\n").utf8)
    let document = result(bytes, seed: 1, canRewind: true)
    #expect(result(stream, seed: 2, canRewind: false).output == document.output)
  }

  @Test(arguments: BadInput.all)
  func aBrokenInputIsTheSameInAnyChunks(_ input: BadInput) {
    let whole = result(input.bytes, seed: 0, canRewind: true)
    #expect(
      whole.errors == input.errors.replacing("bad.json", with: "standard input"))
    for seed in 1...3 as ClosedRange<UInt64> {
      #expect(result(input.bytes, seed: seed, canRewind: false) == whole)
    }
  }
}
