/// An input that is in memory already.
package final class MemorySource: ByteSource {
  private let bytes: [UInt8]
  private let chunkSize: Int
  private var position = 0
  package let canRewind: Bool

  /// An input from bytes, of which one read gives at most `chunkSize`.
  package init(_ bytes: [UInt8], chunkSize: Int = .max, canRewind: Bool = true) {
    self.bytes = bytes
    self.chunkSize = max(1, chunkSize)
    self.canRewind = canRewind
  }

  package func read(
    atMost count: Int, into target: inout [UInt8]
  ) throws(ByteSourceError) -> Int {
    let length = min(count, chunkSize, bytes.count - position)
    target.append(contentsOf: bytes[position..<position + length])
    position += length
    return length
  }

  package func rewind(to offset: Int) throws(ByteSourceError) {
    guard canRewind, bytes.indices.contains(offset) || offset == bytes.count else {
      throw ByteSourceError("Illegal seek")
    }
    position = offset
  }
}
