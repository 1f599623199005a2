/// What stands next in a stream that is between two values.
package enum UpcomingValue: Sendable {
  /// A top-level value, behind a line break or at the start.
  case line
  /// The first element of the streamed array, if it has any.
  case firstElement
  /// The comma before another element, or the end of the array.
  case laterElement
}

/// How far the upcoming value goes in the bytes that a look ahead shows.
public struct UpcomingExtent {
  /// Where the value begins.
  public var start: Int
  /// Where it has ended: behind the line break of a line, behind the last byte of an element.
  public var end: Int
  /// The line breaks from its start to its end.
  public var lineBreaks: Int
  /// The offset behind the last of them.
  public var lineStart: Int

  /// An extent by its offsets.
  @inlinable
  public init(start: Int, end: Int, lineBreaks: Int, lineStart: Int) {
    self.start = start
    self.end = end
    self.lineBreaks = lineBreaks
    self.lineStart = lineStart
  }
}
