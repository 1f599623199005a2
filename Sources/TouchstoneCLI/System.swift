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

  /// What the last call in this thread has failed with, or what a number stands for.
  init(code: Int32 = errno) {
    self.code = code
    reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  /// Whether nothing reads the other end of a pipe any more.
  var isClosedPipe: Bool { code == EPIPE }

  /// Whether something has the name already.
  var isTaken: Bool { code == EEXIST }
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

  /// What distinguishes this process from all others that run.
  static var processID: Int32 { getpid() }

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

  /// The folder that relative paths are meant from; the root if it is not there any more.
  static var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Makes a folder below another one, and those between them, where they are missing. Links between
  /// them, which could lead elsewhere, are refused.
  static func makeFolder(_ path: String, below root: String) throws(SystemError) {
    try makeFolder(root)
    var folder = root
    for part in path.split(separator: "/") {
      folder += "/" + part
      if kind(of: folder) == .linkedFolder { throw SystemError(code: ELOOP) }
      try makeFolder(folder)
    }
  }

  /// Makes a folder and those above it, where they are missing.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard kind(of: path) == nil else { return }
    let parent = PathText.folder(of: path)
    if parent.count > 1 { try makeFolder(String(parent.dropLast())) }
    guard unsafe mkdir(path, 0o777) == 0 else {
      let error = SystemError()
      // Another process may have been faster.
      guard error.isTaken, kind(of: path) == .folder else { throw error }
      return
    }
  }

  /// The size of a regular file, links followed; nil for anything else.
  static func sizeOfRegularFile(_ path: String) -> Int? {
    var info = stat()
    guard unsafe stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }

  /// Where a path leads when its links are followed; the path itself when nothing is there.
  static func resolved(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(validatingCString: resolved) ?? path
  }

  /// Gives a file another name at once, also when something has that name.
  static func rename(_ path: String, to target: String) throws(SystemError) {
    guard systemRename(path, target) == 0 else { throw SystemError() }
  }

  /// Removes a file.
  static func remove(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 else { throw SystemError() }
  }

  /// Shows what is in a folder, in no order, without hidden entries. Names that come before `start`
  /// may be left out, unless it begins with them.
  static func visitEntries(
    inFolder path: String, from start: String, _ visit: (FolderEntry) -> Void
  ) throws(SystemError) {
    guard let folder = unsafe opendir(path) else { throw SystemError() }
    defer { unsafe closedir(folder) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let number = unsafe dirfd(folder)
    errno = 0
    while let entry = unsafe readdir(folder) {
      // The name may be longer than the field that C declares for it.
      let name = unsafe (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      let isHidden = unsafe name.pointee == CChar(bitPattern: UInt8(ascii: "."))
      if !isHidden, unsafe strcmp(name, start) >= 0 || strncmp(name, start, strlen(name)) == 0 {
        let type = unsafe Int32(entry.pointee.d_type)
        unsafe visit(self.entry(name, type: type, in: number))
      }
      errno = 0
    }
    guard errno == 0 else { throw SystemError() }
  }

  @unsafe
  private static func entry(
    _ name: UnsafePointer<CChar>, type: Int32, in folder: Int32
  ) -> FolderEntry {
    // Most file systems say in the folder what is a file; the others are asked.
    let kind = type == Int32(DT_REG) ? FileKind.file : unsafe kind(of: name, in: folder)
    guard let text = unsafe String(validatingCString: name) else {
      return FolderEntry(name: unsafe String(cString: name), kind: kind, isUTF8: false)
    }
    return FolderEntry(name: text, kind: kind, isUTF8: true)
  }
}

private func systemRename(_ path: String, _ target: String) -> Int32 {
  unsafe rename(path, target)
}

private func leave(_ status: Int32) -> Never {
  exit(status)
}
