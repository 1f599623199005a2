private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A call to the system that failed.
struct SystemError: Error, Equatable, Sendable {
  /// The system's number for the reason.
  let code: Int32
  /// The reason in the system's words: `No such file or directory`.
  let reason: String

  fileprivate init(code: Int32 = errno) {
    self.code = code
    reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  /// Whether nobody reads the other end of a pipe any more.
  var isClosedPipe: Bool { code == EPIPE }
}

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
}

// The methods' names hide the functions inside the type.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, buffer, count)
}

private let interruptFlag = Atomic<Bool>(false)

/// What else the program asks of the operating system.
enum System {
  /// What a path names.
  enum FileKind: Sendable {
    /// A regular file, perhaps by a link.
    case file
    case folder
    /// A symbolic link to a folder.
    case linkedFolder
    /// A pipe, a socket or a device.
    case other
  }

  /// A name in a folder.
  struct FolderEntry: Sendable {
    /// The name; what is no UTF-8 in it is replaced.
    let name: String
    /// What it names; nil when that is not there, any more or at all.
    let kind: FileKind?
    /// Whether the entry can be reached by its name.
    let isUTF8: Bool
  }

  /// The time that has passed since some moment; it never goes back.
  static var time: Duration {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// How many processors can work for this program at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Whether SIGINT has arrived.
  static var isInterrupted: Bool { interruptFlag.load(ordering: .relaxed) }

  /// Makes SIGINT end reads and set `isInterrupted`, the second one end the program, and a closed
  /// pipe an error of `write`.
  static func handleSignals() {
    // A handler must not be the first to touch a global.
    _ = isInterrupted
    _ = signal(SIGPIPE, SIG_IGN)
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      interruptFlag.store(true, ordering: .relaxed)
    }
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = handler
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    #else
      unsafe action.__sigaction_u.__sa_handler = handler
      action.sa_flags = SA_RESETHAND
    #endif
    _ = unsafe sigaction(SIGINT, &action, nil)
  }

  /// The value of an environment variable; nil when it is not set.
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Ends the program.
  static func exit(_ status: Int32) -> Never {
    leave(status)
  }

  /// What a path names, links followed; nil when it names nothing.
  static func kind(of path: String) -> FileKind? {
    unsafe path.withCString { unsafe kind(of: $0, in: AT_FDCWD) }
  }

  /// What a name in an open folder names.
  @unsafe
  private static func kind(of name: UnsafePointer<CChar>, in folder: Int32) -> FileKind? {
    var info = stat()
    guard unsafe fstatat(folder, name, &info, 0) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: break
    default: return .other
    }
    var link = stat()
    guard unsafe fstatat(folder, name, &link, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return link.st_mode & S_IFMT == S_IFLNK ? .linkedFolder : .folder
  }

  /// The size of a regular file, links followed; nil for anything else.
  static func sizeOfRegularFile(_ path: String) -> Int? {
    var info = stat()
    guard unsafe stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }

  /// What is in a folder, in no order, without hidden entries.
  static func entries(inFolder path: String) throws(SystemError) -> [FolderEntry] {
    guard let folder = unsafe opendir(path) else { throw SystemError() }
    defer { unsafe closedir(folder) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let number = unsafe dirfd(folder)
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = unsafe readdir(folder) {
      // The name may be longer than the field that C declares for it.
      let name = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      if unsafe name.pointee != CChar(bitPattern: UInt8(ascii: ".")) {
        unsafe entries.append(self.entry(name, in: number))
      }
      errno = 0
    }
    guard errno == 0 else { throw SystemError() }
    return entries
  }

  @unsafe
  private static func entry(_ name: UnsafePointer<CChar>, in folder: Int32) -> FolderEntry {
    let kind = unsafe kind(of: name, in: folder)
    guard let text = unsafe String(validatingCString: name) else {
      return FolderEntry(name: unsafe String(cString: name), kind: kind, isUTF8: false)
    }
    return FolderEntry(name: text, kind: kind, isUTF8: true)
  }
}

private func leave(_ status: Int32) -> Never {
  exit(status)
}
