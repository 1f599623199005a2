/// What is told of the gestures of a long recording: a list, each element of which stands behind what
/// separates it from the one before.
///
/// Where an element is not known yet, it gets a place, and is filled in later. An element that is
/// joined to those behind it turns the commas that separate these into `+`, up to where it ends.
package struct LongText: Sendable {
  /// What is inserted at an offset of the text.
  private struct Edit: Sendable {
    var offset: Int
    var text: [UInt8] = []
    /// 1 where elements are joined from here on, -1 where that ends.
    var joint = 0
  }

  /// What came in order.
  private var text: SpooledText
  /// Places in it, in their order.
  private var edits: [Edit] = []
  /// How many bytes separate elements: those before the first are not printed.
  private let separatorLength: Int

  init(_ spooling: Spooling, separatorLength: Int) {
    text = SpooledText(spooling)
    self.separatorLength = separatorLength
  }

  /// Why it cannot be printed.
  var failure: SpoolError? { text.failure }

  /// How many bytes are printed.
  var count: Int {
    max(0, edits.reduce(text.count) { $0 + $1.text.count } - separatorLength)
  }

  /// Adds the element that `write` appends.
  mutating func append(_ write: (inout [UInt8]) -> Void) { text.append(write) }

  /// Keeps a place for an element, and returns its number.
  mutating func reserve() -> Int {
    edits.append(Edit(offset: text.count))
    return edits.count - 1
  }

  /// Fills a place with what `write` appends; an element that `joins` is joined to all that have been
  /// added behind it.
  mutating func fill(_ place: Int, joins: Bool = false, _ write: (inout [UInt8]) -> Void) {
    write(&edits[place].text)
    guard joins else { return }
    edits[place].joint = 1
    edits.append(Edit(offset: text.count, joint: -1))
  }

  /// Everything in one piece, for whoever has to have it in memory.
  package func wholeText() throws(SpoolError) -> String {
    var (bytes, pieces) = ([UInt8](), pieces)
    while let piece = try pieces.next() { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Everything, piece by piece.
  var pieces: Pieces { Pieces(of: self) }

  /// Goes through a long text.
  struct Pieces {
    /// A piece has so many bytes at most.
    private static let longest = 1 << 16

    private let long: LongText
    private var offset = 0
    private var edit = 0
    /// How many elements are joined to what comes next.
    private var joints = 0
    /// How much of the first separator is still to come.
    private var left: Int

    fileprivate init(of long: LongText) {
      self.long = long
      left = long.separatorLength
    }

    /// The next piece, which may be empty; nil at the end.
    mutating func next() throws(SpoolError) -> [UInt8]? {
      let edits = long.edits
      if edit < edits.count, edits[edit].offset == offset {
        defer { edit += 1 }
        let piece = printed(edits[edit].text)
        joints += edits[edit].joint
        return piece
      }
      let end = edit < edits.count ? edits[edit].offset : long.text.count
      guard offset < end else { return nil }
      let piece = try long.text.read(from: offset, atMost: min(Self.longest, end - offset))
      offset += piece.count
      return printed(piece)
    }

    private mutating func printed(_ piece: [UInt8]) -> [UInt8] {
      var piece = piece
      if left > 0 {
        let skipped = min(left, piece.count)
        piece.removeFirst(skipped)
        left -= skipped
      }
      guard joints > 0 else { return piece }
      return piece.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: "+") : $0 }
    }
  }
}
