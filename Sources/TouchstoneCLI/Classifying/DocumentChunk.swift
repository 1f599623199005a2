/// Whole lines of an input that has a document in every line.
struct DocumentChunk: Sendable {
  var origin: RowOrigin
  var bytes: [UInt8]
  /// How many lines of the input come before it.
  var linesBefore: Int
  /// Where in the input it begins.
  var offset: Int
  /// Whether the input can be read again, which decides what may stand behind a document's events.
  var canRewind: Bool

  /// Whether the input begins with it.
  var isFirst: Bool { offset == 0 }

  /// The bytes as a reader that begins here must see them.
  ///
  /// Only at the very start of an input a byte order mark is none of its text; behind an empty
  /// line it is.
  var readableBytes: [UInt8] {
    isFirst || bytes.first != DocumentLines.firstOfByteOrderMark
      ? bytes : [UInt8(ascii: "\n")] + bytes
  }

  /// How many lines of the input come before its readable bytes.
  var linesBeforeReadableBytes: Int {
    isFirst || bytes.first != DocumentLines.firstOfByteOrderMark ? linesBefore : linesBefore - 1
  }

  /// The chunk with the one that follows it.
  func joined(with next: DocumentChunk) -> DocumentChunk {
    var chunk = self
    chunk.bytes += next.bytes
    return chunk
  }
}
