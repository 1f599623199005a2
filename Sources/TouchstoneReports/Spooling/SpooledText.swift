/// Text that grows at its end; where it is long, only its end is in memory.
///
/// Copies share what has left memory, so only one of them may go on growing.
struct SpooledText: Sendable {
  private let spooling: Spooling
  private var spool: (any Spool)?
  private var spooledCount = 0
  private var end: [UInt8] = []
  /// Whether no spool can be made.
  private var isHomeless = false
  /// Why a part of it is lost.
  private(set) var failure: SpoolError?

  init(_ spooling: Spooling) {
    self.spooling = spooling
  }

  /// How many bytes it has.
  var count: Int { spooledCount + end.count }

  /// Adds what `write` appends.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&end)
    if end.count > spooling.sizes.bytes { spill() }
  }

  /// A part of it that begins at an offset and is at most so long.
  func read(from offset: Int, atMost count: Int) throws(SpoolError) -> [UInt8] {
    if let failure { throw failure }
    guard let spool, offset < spooledCount else {
      let start = offset - spooledCount
      return Array(end[start..<min(end.count, start + count)])
    }
    return try spool.read(from: offset, atMost: min(count, spooledCount - offset))
  }

  private mutating func spill() {
    if spool == nil, !isHomeless {
      spool = spooling.makeSpool()
      isHomeless = spool == nil
    }
    // Where there is no place for a spool, memory has to do.
    guard let spool else { return }
    defer { end.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    do throws(SpoolError) {
      try spool.append(end)
      spooledCount += end.count
    } catch {
      failure = error
    }
  }
}
