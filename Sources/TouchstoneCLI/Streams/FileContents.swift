/// How any thread gets at files, when the console belongs to one of them.
package struct FileContents: Sendable {
  /// The size of a regular file; nil for anything else, and for what does not exist.
  package let size: @Sendable (_ path: String) -> Int?
  /// Appends the bytes of a file.
  package let read: @Sendable (_ path: String, inout [UInt8]) throws(InputError) -> Void

  package init(
    size: @escaping @Sendable (_ path: String) -> Int?,
    read: @escaping @Sendable (_ path: String, inout [UInt8]) throws(InputError) -> Void
  ) {
    self.size = size
    self.read = read
  }

  /// The files of the system.
  package static let system = FileContents(
    size: { System.sizeOfRegularFile($0) },
    read: { (path, bytes) throws(InputError) in
      do throws(SystemError) {
        let file = try FileDescriptor.reading(path)
        while try file.read(atMost: blockSize, into: &bytes) > 0 {}
      } catch {
        throw InputError(path: path, reason: error.reason)
      }
    })

  private static let blockSize = 1 << 14
}
