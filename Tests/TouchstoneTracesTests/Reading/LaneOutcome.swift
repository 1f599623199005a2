import SafeJSON
import Touchstone

@testable import TouchstoneTraces

/// Everything that reading a text gives, to the last bit of every number.
struct LaneOutcome: Equatable {
  enum Item: Equatable {
    case began(name: String?, scene: String)
    case frame(Frame)
    case repaired(String)
    case error(String)
    case ended
  }

  private(set) var items: [Item] = []
  /// The lines and paths of keys that nothing reads.
  private(set) var unread: [String] = []
  /// How many events have been read without a value of our own.
  private(set) var plainCount = 0

  /// Reads bytes to their end, behind errors too.
  init(
    _ bytes: [UInt8], on lane: Lane, chunkSize: Int = .max, canRewind: Bool = true,
    isStrict: Bool = false
  ) {
    let source = MemorySource(bytes, chunkSize: chunkSize, canRewind: canRewind)
    var reader = TraceReader(
      source, scenes: SceneSource(), isStrict: isStrict, lane: lane)
    var frame = Frame(time: .zero)
    var isAtEnd = false
    while !isAtEnd {
      while reader.nextPlainFrameInMemory(into: &frame) || reader.readPlainFrame(into: &frame) {
        items.append(.frame(frame))
        plainCount += 1
      }
      do throws(TraceError) {
        guard let item = try reader.next() else { break }
        items.append(Self.item(item))
      } catch {
        items.append(.error(error.rendered(source: "trace").text))
        isAtEnd = items.count > 10_000
      }
    }
    unread = reader.takeUnreadKeys().map { "\($0.line) \($0.path)" }
  }

  private static func item(_ item: TraceItem) -> Item {
    switch item {
    case .began(let header): .began(name: header.name, scene: header.sceneName)
    case .frame(let frame): .frame(frame)
    case .repaired(let repair): .repaired(repair.rendered(source: "trace").text)
    case .ended: .ended
    }
  }

  static func == (left: LaneOutcome, right: LaneOutcome) -> Bool {
    left.items == right.items && left.unread == right.unread
  }
}
