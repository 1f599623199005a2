import SafeJSON

/// Bytes to be printed, with long texts among them that are read only when their turn comes.
package struct PrintedText: Sendable {
  /// A long text that is printed in front of the byte at an offset.
  struct Insertion: Sendable {
    var offset: Int
    var text: LongText
    /// Whether it is a field of a table, in quotes if it needs them.
    var isField = false
  }

  /// All but the long texts.
  package var bytes: [UInt8]
  /// The long texts, in order.
  private var insertions: [Insertion] = []

  package init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  package var isEmpty: Bool { bytes.isEmpty && insertions.isEmpty }
  /// Whether long texts are in it.
  package var isLong: Bool { !insertions.isEmpty }

  /// Appends a long text.
  mutating func append(_ text: LongText, isField: Bool = false) {
    insertions.append(Insertion(offset: bytes.count, text: text, isField: isField))
  }

  /// Appends JSON; `write` returns the long texts in it.
  mutating func append(json write: (inout JSONWriter) -> [Insertion]) {
    // The writer takes the bytes over, so that none are copied.
    var writer = JSONWriter(bytes: bytes)
    bytes = []
    insertions += write(&writer)
    bytes = writer.bytes
  }

  /// The first long text in a part.
  package func firstLong(in range: Range<Int>) -> LongText? {
    insertions.first { range.contains($0.offset) }?.text
  }

  /// Appends a part of another text.
  package mutating func append(_ other: PrintedText, in range: Range<Int>) {
    let shift = bytes.count - range.lowerBound
    bytes += other.bytes[range]
    for var insertion in other.insertions where range.contains(insertion.offset) {
      insertion.offset += shift
      insertions.append(insertion)
    }
  }

  /// Appends another text.
  package mutating func append(_ other: PrintedText) {
    let shift = bytes.count
    bytes += other.bytes
    for var insertion in other.insertions {
      insertion.offset += shift
      insertions.append(insertion)
    }
  }

  /// Removes everything.
  package mutating func removeAll(keepingCapacity: Bool) {
    bytes.removeAll(keepingCapacity: keepingCapacity)
    if isLong { insertions.removeAll() }
  }

  /// Everything, piece by piece.
  package var pieces: Pieces { Pieces(of: self) }

  /// Goes through a text, long ones included.
  package struct Pieces {
    private let text: PrintedText
    private var offset = 0
    private var insertion = 0
    private var long: LongText.Pieces?
    private var isQuoted = false

    fileprivate init(of text: PrintedText) {
      self.text = text
    }

    /// The next piece, which may be empty; nil at the end.
    package mutating func next() throws(SpoolError) -> [UInt8]? {
      if long != nil { return try nextOfLong() }
      let insertions = text.insertions
      if insertion < insertions.count, insertions[insertion].offset == offset {
        defer { insertion += 1 }
        return try begin(insertions[insertion])
      }
      let end = insertion < insertions.count ? insertions[insertion].offset : text.bytes.count
      guard offset < end else { return nil }
      defer { offset = end }
      return Array(text.bytes[offset..<end])
    }

    private mutating func begin(_ insertion: Insertion) throws(SpoolError) -> [UInt8] {
      isQuoted = insertion.isField ? try CSVField.needsQuotes(insertion.text) : false
      long = insertion.text.pieces
      return quote
    }

    private mutating func nextOfLong() throws(SpoolError) -> [UInt8] {
      guard let piece = try long?.next() else {
        long = nil
        return quote
      }
      guard isQuoted else { return piece }
      var quoted: [UInt8] = []
      CSVField.append(quoted: piece, to: &quoted)
      return quoted
    }

    private var quote: [UInt8] { isQuoted ? [CSVField.quote] : [] }
  }
}
