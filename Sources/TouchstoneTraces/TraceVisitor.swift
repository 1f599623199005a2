package import Touchstone

/// Follows what an input holds, recording by recording. Every command that reads recordings is one:
/// `TraceReader.visit` is the only loop over an input.
///
/// A recording is `began`, then `frame`s and `repaired` in the order of the input, then `ended`.
/// `failed` stands for an error, which also ends the recording that is open; the recordings behind it
/// follow.
package protocol TraceVisitor {
  /// Why the visitor reads no further, apart from `isDone`.
  associatedtype Failure: Error

  /// Whether nothing more is to be read; asked before each step. An error that came while it became
  /// true is not passed on: a read that an interruption ended says nothing about the input.
  var isDone: Bool { get }

  /// A recording begins.
  mutating func began(_ header: RecordingHeader) throws(Failure)
  /// A moment of the recording. `names` holds the names of its touches that are not numbers.
  mutating func frame(_ frame: Frame, names: TouchNames) throws(Failure)
  /// Something in the recording was repaired.
  mutating func repaired(_ repair: Repair) throws(Failure)
  /// Members of native traces that nothing reads. Each key is reported once.
  mutating func unread(_ keys: [UnknownKey]) throws(Failure)
  /// The recording is complete. `names` holds the names of its touches that are not numbers.
  mutating func ended(names: TouchNames) throws(Failure)
  /// The recording is broken, or none could begin.
  mutating func failed(_ error: TraceError) throws(Failure)
  /// The next step may have to wait for more input, or there is none since the visitor became done:
  /// what is known is to be handed on.
  mutating func willWait() throws(Failure)
}

extension TraceVisitor {
  package mutating func unread(_ keys: [UnknownKey]) throws(Failure) {}
  package mutating func willWait() throws(Failure) {}

  /// Takes in an item that a reader gave. `names` holds the names of its touches that are not numbers.
  package mutating func take(_ item: TraceItem, names: TouchNames) throws(Failure) {
    switch item {
    case .began(let header): try began(header)
    case .frame(let frame): try self.frame(frame, names: names)
    case .repaired(let repair): try repaired(repair)
    case .ended: try ended(names: names)
    }
  }
}

extension TraceReader {
  /// Shows a visitor everything in the input, until it is done.
  package mutating func visit<Visitor: TraceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    var frame = Frame(time: .zero)
    while !visitor.isDone {
      while !visitor.isDone, nextPlainFrameInMemory(into: &frame) {
        try visitor.frame(frame, names: recordings.names)
      }
      if hasUnreadKeys { try visitor.unread(takeUnreadKeys()) }
      try visitor.willWait()
      if visitor.isDone { return }
      if readPlainFrame(into: &frame) {
        try visitor.frame(frame, names: recordings.names)
        continue
      }
      let item: TraceItem?
      do throws(TraceError) {
        item = try next()
      } catch {
        if !visitor.isDone { try visitor.failed(error) }
        continue
      }
      guard let item else { break }
      try visitor.take(item, names: names)
    }
    if hasUnreadKeys { try visitor.unread(takeUnreadKeys()) }
  }
}
