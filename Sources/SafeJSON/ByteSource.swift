/// Where the bytes of an input come from: memory, a file or a pipe.
package protocol ByteSource: AnyObject {
  /// Whether `rewind` works; false for pipes and terminals.
  var canRewind: Bool { get }

  /// Appends at most `count` bytes and returns how many; 0 is the end of the input.
  func read(atMost count: Int, into bytes: inout [UInt8]) throws(ByteSourceError) -> Int

  /// Goes on reading at an offset from the start of the input.
  func rewind(to offset: Int) throws(ByteSourceError)
}

/// Why bytes cannot be read, in the system's words.
package struct ByteSourceError: Error, Equatable, Sendable {
  /// For example "Is a directory".
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
