import SafeJSON

/// A source that says when it may have to wait, so that what is known is printed before, and how
/// much it has given.
final class WatchedSource<Base: ByteSource>: ByteSource {
  private let base: Base
  private let mayWaitFor: (Base) -> Bool
  private let beforeWaiting: () -> Void
  private let afterReading: (_ newBytes: Int) -> Void
  private var position = 0
  /// How much has been read, before a rewind or since.
  private var furthest = 0

  init(
    _ base: Base, mayWait: @escaping (Base) -> Bool, beforeWaiting: @escaping () -> Void,
    afterReading: @escaping (_ newBytes: Int) -> Void
  ) {
    self.base = base
    mayWaitFor = mayWait
    self.beforeWaiting = beforeWaiting
    self.afterReading = afterReading
  }

  var canRewind: Bool { base.canRewind }

  /// Whether the next read may have to wait.
  var mayWait: Bool { mayWaitFor(base) }

  func read(atMost count: Int, into bytes: inout [UInt8]) throws(ByteSourceError) -> Int {
    if mayWait { beforeWaiting() }
    let result = try base.read(atMost: count, into: &bytes)
    position += result
    if position > furthest {
      afterReading(position - furthest)
      furthest = position
    }
    return result
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    try base.rewind(to: offset)
    position = offset
  }
}
