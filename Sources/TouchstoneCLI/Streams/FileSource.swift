package import SafeJSON

/// The bytes of a file or of standard input.
package final class FileSource: ByteSource {
  private let descriptor: FileDescriptor
  private let output: OutputWriter?
  // Standard input may be a file that someone has read the beginning of.
  private let start: Int?

  /// Whether the bytes can be read again: those of regular files can.
  package var canRewind: Bool { start != nil }

  /// Whether the next read may have to wait, because nothing is there yet.
  var mayWait: Bool { start == nil && !descriptor.isReadable }

  /// Opens a file. `output` is flushed before reads that may have to wait.
  package convenience init(path: String, flushing output: OutputWriter? = nil) throws(InputError) {
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor.reading(path)
    } catch {
      throw InputError(path: path, reason: error.reason)
    }
    self.init(descriptor, flushing: output)
  }

  /// Standard input. `output` is flushed before reads that may have to wait.
  package static func standardInput(flushing output: OutputWriter? = nil) -> FileSource {
    FileSource(.standardInput, flushing: output)
  }

  init(_ descriptor: consuming FileDescriptor, flushing output: OutputWriter?) {
    start = descriptor.regularFileOffset
    self.descriptor = descriptor
    self.output = output
  }

  package func read(
    atMost count: Int, into bytes: inout [UInt8]
  ) throws(ByteSourceError) -> Int {
    // A program that feeds a pipe line by line wants to see each answer before the next line.
    if start == nil { output?.flushQuietly() }
    do {
      return try descriptor.read(atMost: count, into: &bytes)
    } catch {
      throw ByteSourceError(error.reason)
    }
  }

  package func rewind(to offset: Int) throws(ByteSourceError) {
    do {
      try descriptor.seek(to: (start ?? 0) + offset)
    } catch {
      throw ByteSourceError(error.reason)
    }
  }
}
