#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// An open file, pipe or terminal, closed with its owner.
struct FileDescriptor: ~Copyable {
  private let number: Int32
  private let isOwned: Bool

  private init(_ number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { _ = close(number) }
  }

  // The standard streams are the process's: a crash report must still find standard error.
  static var standardInput: FileDescriptor { FileDescriptor(STDIN_FILENO, isOwned: false) }
  static var standardOutput: FileDescriptor { FileDescriptor(STDOUT_FILENO, isOwned: false) }
  static var standardError: FileDescriptor { FileDescriptor(STDERR_FILENO, isOwned: false) }

  /// Takes over a descriptor that someone else opened.
  static func owning(_ number: Int32) -> FileDescriptor {
    FileDescriptor(number, isOwned: true)
  }

  /// Opens a file to read.
  static func reading(_ path: String) throws(SystemError) -> FileDescriptor {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError() }
    return FileDescriptor(number, isOwned: true)
  }

  /// Creates a file to write, or empties it.
  static func creating(_ path: String) throws(SystemError) -> FileDescriptor {
    let number = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError() }
    return FileDescriptor(number, isOwned: true)
  }

  /// Creates a file to write whose name must be free yet, with the permissions of another file if
  /// that one exists.
  static func creatingNew(_ path: String, like other: String) throws(SystemError) -> FileDescriptor
  {
    let number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError() }
    let file = FileDescriptor(number, isOwned: true)
    var info = stat()
    // Where permissions cannot be changed, the file has those of any new one.
    if unsafe stat(other, &info) == 0 { _ = fchmod(number, info.st_mode & 0o777) }
    return file
  }

  /// Whether someone sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether a read would return at once, with bytes or with the end.
  var isReadable: Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) == 1
  }

  /// Where the next read of a regular file begins; nil for anything else.
  var regularFileOffset: Int? {
    var info = stat()
    guard unsafe fstat(number, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    let offset = lseek(number, 0, SEEK_CUR)
    return offset < 0 ? nil : Int(offset)
  }

  /// Moves to an offset from the start of the file.
  func seek(to offset: Int) throws(SystemError) {
    guard lseek(number, off_t(offset), SEEK_SET) >= 0 else { throw SystemError() }
  }

  /// Appends at most so many bytes and returns their number; 0 is the end. SIGINT ends it.
  func read(atMost count: Int, into bytes: inout [UInt8]) throws(SystemError) -> Int {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    var result = -1
    repeat {
      if System.isInterrupted { break }
      result = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe systemRead(number, buffer.baseAddress.map { unsafe $0 + start }, count)
      }
    } while result < 0 && errno == EINTR
    let error = result < 0 ? SystemError(code: System.isInterrupted ? EINTR : errno) : nil
    bytes.removeLast(count - max(result, 0))
    if let error { throw error }
    return result
  }

  /// Writes all bytes; only an error ends it early, not SIGINT.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(
          number, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
      }
      if result >= 0 {
        done += result
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }

  /// Returns when what was written is on the disk.
  func synchronize() throws(SystemError) {
    // A file system that knows no such thing is no reason to give up.
    guard fsync(number) == 0 || errno == EINVAL else { throw SystemError() }
  }
}

// The methods' names hide the functions inside the type.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, buffer, count)
}
