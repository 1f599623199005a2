import SafeJSON
import TouchstoneTraces

/// Cuts an input into chunks of whole lines, without waiting for more when nothing more is there.
struct LineChunker<Base: ByteSource> {
  private let sizes: WorkSizes
  /// Where the bytes come from.
  private(set) var source: WatchedSource<Base>
  /// What has been read and is in no chunk yet.
  private(set) var rest: [UInt8] = []
  /// Where in the input that begins, and how many lines come before it.
  private(set) var offset = 0
  private(set) var linesBefore = 0
  private(set) var hasEnded = false

  init(_ source: WatchedSource<Base>, _ sizes: WorkSizes) {
    self.source = source
    self.sizes = sizes
  }

  /// Reads until the first line that is not blank is there, or until it is too long; says whether
  /// it looks like a document.
  mutating func beginsWithDocument(_ imports: ImportOptions) throws(ByteSourceError) -> Bool {
    var searched = 0
    while !hasEnded {
      if DocumentLines.endOfLastLine(in: rest, from: searched) != nil,
        let first = DocumentLines.ranges(in: rest).first, first.range.upperBound < rest.count
      {
        break
      }
      guard rest.count < sizes.chunk else { return false }
      searched = rest.count
      try readMore()
    }
    guard let first = DocumentLines.ranges(in: rest).first?.range else { return false }
    return InputKind.isDocument(rest.span.extracting(first), as: imports.format)
  }

  /// The next chunk; nil at the end of the input, or when a line is longer than `maximumLine`.
  mutating func next(
    of origin: RowOrigin, maximumLine: Int = .max
  ) throws(ByteSourceError) -> DocumentChunk? {
    var searched = 0
    while true {
      if hasEnded { return rest.isEmpty ? nil : chunk(of: origin, upTo: rest.count) }
      if rest.count >= sizes.chunk || !rest.isEmpty && source.mayWait {
        if let end = DocumentLines.endOfLastLine(in: rest, from: searched) {
          return chunk(of: origin, upTo: end)
        }
        searched = rest.count
        guard rest.count < maximumLine else { return nil }
      }
      try readMore()
    }
  }

  private mutating func readMore() throws(ByteSourceError) {
    hasEnded = try source.read(atMost: sizes.read, into: &rest) == 0
  }

  private mutating func chunk(of origin: RowOrigin, upTo end: Int) -> DocumentChunk {
    var bytes = rest
    if end == rest.count {
      rest = []
    } else {
      rest = Array(bytes[end...])
      bytes.removeSubrange(end...)
    }
    let chunk = DocumentChunk(
      origin: origin, bytes: bytes, linesBefore: linesBefore, offset: offset,
      canRewind: source.canRewind)
    offset += bytes.count
    linesBefore += DocumentLines.count(in: bytes)
    return chunk
  }
}
