import SafeJSON

/// A source of which the beginning has been dealt with.
///
/// What does not begin at the start begins with a line feed more: only at its very start an input
/// may have a byte order mark.
final class ContinuedSource<Base: ByteSource>: ByteSource {
  private let base: Base
  /// Where this source begins in the other one.
  private let start: Int
  private let lead: [UInt8]
  /// What is given before the other source is read on.
  private var rest: ArraySlice<UInt8>
  private var mustRewind: Bool

  /// Goes on at an offset of another source, from which `bytes` have been read.
  init(_ base: Base, from start: Int, read bytes: [UInt8]) {
    self.base = base
    self.start = start
    lead = start == 0 ? [] : [DocumentLines.lineFeed]
    mustRewind = base.canRewind
    rest = (base.canRewind ? lead : lead + bytes)[...]
  }

  /// How many lines come before the first byte.
  func linesBefore(_ lines: Int) -> Int { lines - lead.count }

  var canRewind: Bool { base.canRewind }

  func read(atMost count: Int, into bytes: inout [UInt8]) throws(ByteSourceError) -> Int {
    guard rest.isEmpty else {
      let first = rest.prefix(count)
      bytes += first
      rest = rest.dropFirst(first.count)
      return first.count
    }
    if mustRewind { try rewind(to: lead.count) }
    return try base.read(atMost: count, into: &bytes)
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    rest = lead.dropFirst(offset)
    try base.rewind(to: start + max(0, offset - lead.count))
    mustRewind = false
  }
}
