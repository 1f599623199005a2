/// Gathers output into large writes. Once a write fails, every later call throws its error, so
/// that code that flushes on the side need not report it.
package final class OutputWriter {
  private static let capacity = 1 << 16

  private let descriptor: FileDescriptor
  private let name: String
  private var buffer: [UInt8] = []
  private var failure: OutputError?

  /// Writes to standard output.
  package static func standardOutput() -> OutputWriter {
    OutputWriter(.standardOutput, name: "standard output")
  }

  /// Creates a file, or empties it.
  package convenience init(creating path: String) throws(OutputError) {
    let name = "'\(path)'"
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor.creating(path)
    } catch {
      throw OutputError(error, name: name)
    }
    self.init(descriptor, name: name)
  }

  init(_ descriptor: consuming FileDescriptor, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Takes bytes; they are written when a block is full.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    if let failure { throw failure }
    if bytes.count >= Self.capacity {
      // What is longer than a block is not copied.
      try flush()
      return try put(bytes)
    }
    buffer += bytes
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Takes what is appended; it is written when a block is full.
  package func write(_ append: (inout [UInt8]) -> Void) throws(OutputError) {
    if let failure { throw failure }
    append(&buffer)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Writes what is gathered. Without it, the end of the program loses the last block.
  package func flush() throws(OutputError) {
    if let failure { throw failure }
    guard !buffer.isEmpty else { return }
    try put(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: [UInt8]) throws(OutputError) {
    do {
      try descriptor.write(bytes)
    } catch {
      let failure = OutputError(error, name: name)
      self.failure = failure
      throw failure
    }
  }

  /// Flushes, and returns when everything is on the disk.
  func synchronize() throws(OutputError) {
    try flush()
    do {
      try descriptor.synchronize()
    } catch {
      throw OutputError(error, name: name)
    }
  }

  /// Flushes on the side; an error is thrown by the next call instead.
  func flushQuietly() {
    do {
      try flush()
    } catch {
      // Kept in `failure`.
    }
  }
}
