import Synchronization
import TouchstoneReports

/// A spool that gives back few bytes at a time, and that may be full.
final class MemorySpool: Spool {
  private let bytes = Mutex<[UInt8]>([])
  private let capacity: Int

  init(capacity: Int = .max) {
    self.capacity = capacity
  }

  func append(_ more: [UInt8]) throws(SpoolError) {
    let fits = bytes.withLock { bytes in
      guard bytes.count + more.count <= capacity else { return false }
      bytes += more
      return true
    }
    if !fits { throw SpoolError(name: "the spool", reason: "it is full") }
  }

  func read(from offset: Int, atMost count: Int) throws(SpoolError) -> [UInt8] {
    bytes.withLock { Array($0[offset..<offset + min(count, 7)]) }
  }
}

extension Spooling {
  /// Spools that keep so few gestures and bytes in memory.
  static func memory(gestures: Int, bytes: Int, capacity: Int = .max) -> Spooling {
    var sizes = Sizes()
    sizes.gestures = gestures
    sizes.bytes = bytes
    return Spooling(sizes) { MemorySpool(capacity: capacity) }
  }
}

extension PrintedText {
  /// Everything, the long texts too.
  func whole() throws -> String {
    var (bytes, pieces) = ([UInt8](), pieces)
    while let piece = try pieces.next() { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }
}
