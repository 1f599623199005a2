/// Reads top-level values one after the other: a document, or one value per line.
///
/// A value ends with its line. Memory does not grow with the number of values, nor with the
/// number of elements of a streamed array.
package struct JSONStream: ~Copyable {
  private var reader: PieceReader

  /// A stream over a source; the first array of an object with one of the keys is streamed. `isFull` has
  /// json-c build all values, which gives the same and takes longer.
  package init(
    _ source: any ByteSource, streaming: [StreamedArray] = [],
    isFull: Bool = false
  ) {
    reader = PieceReader(source, streaming: streaming, isFull: isFull)
  }

  /// Changes what is streamed, before the first piece: arrays of objects by their keys, and those that
  /// are in no object, which give `opened` without members, their elements, and `closed`.
  package mutating func stream(_ arrays: [StreamedArray], rootArrays: Bool) {
    reader.stream(arrays, rootArrays: rootArrays)
  }

  /// Reads on by one chunk, for `lookAhead`; false at the end of the input.
  package mutating func readAhead() throws(JSONError) -> Bool {
    try reader.readAhead()
  }

  /// For an input that is no JSON: puts the next line, without its end, in place of `line`, and returns
  /// its number; nil at the end of the input.
  package mutating func nextLine(into line: inout [UInt8]) throws(JSONError) -> Int? {
    try reader.nextLine(into: &line)
  }

  /// The bytes reserved for the part of the input that is in memory.
  package var bufferCapacity: Int { reader.bufferCapacity }

  /// The next piece; nil at the end of the input.
  ///
  /// Returns without reading on as soon as the line break after a value, or the last byte of an
  /// element, is in memory. After an error it throws the same error until `skipToNextLine`.
  package mutating func next() throws(JSONError) -> JSONPiece? {
    try reader.next()
  }

  /// What the bytes from the position on begin with; nil in the middle of something else.
  package var upcoming: UpcomingValue? { reader.upcoming }

  /// Lets someone who knows how values here are mostly spelled look at the bytes in memory, from the
  /// `upcoming` value on.
  package mutating func lookAhead<Result>(_ look: (Span<UInt8>) -> Result) -> Result {
    reader.lookAhead(look)
  }

  /// Moves past the upcoming value, of which someone knows that it is right and all ASCII. Returns
  /// the line on which it begins.
  package mutating func skipUpcoming(_ extent: UpcomingExtent) -> Int {
    reader.skipUpcoming(extent)
  }

  /// The members after the array that was just opened; nil when the source cannot rewind.
  ///
  /// Goes to the end of the object and rewinds. An error among the members cuts them short; it is
  /// thrown, as one in the array is, when `next` comes to its place.
  package mutating func membersAfterArray() throws(JSONError) -> JSONValue? {
    try reader.membersAfterArray()
  }

  /// Drops the rest of the line of the last error, so that `next` goes on with the line after it.
  ///
  /// A value that a line break cuts off fails at the start of the next line: that line is kept.
  package mutating func skipToNextLine() throws(JSONError) {
    try reader.skipToNextLine()
  }
}
