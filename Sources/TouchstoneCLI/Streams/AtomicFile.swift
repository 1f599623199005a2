/// A file that is there completely or not at all, whenever the program ends: it is written under
/// another name in the same folder, and takes its own name with `commit()`. Until then, what had
/// that name stays as it is. Dropped without `commit()`, it leaves nothing behind.
package final class AtomicFile {
  // What walks folders leaves hidden files out. The target's name is not in it: it may be as long
  // as names can be.
  private static let prefix = ".touchstone-"
  private static let suffix = ".tmp"
  private static let mostAttempts = 10_000

  private let writer: OutputWriter
  private let name: String
  private let target: String
  /// What has been written so far; nil when it has its place, or when there is none but that.
  private var temporary: String?

  /// Begins to write a file, in place of the one at `path` if there is one; the permissions of that
  /// one are kept. A path that a user has named may be a link, which is followed, or a pipe or a device,
  /// which is written to directly; any other path only gets a new file.
  package init(replacing path: String, namedByUser: Bool = true) throws(OutputError) {
    name = "'\(path)'"
    target = namedByUser ? System.resolved(path) : path
    switch System.kind(of: path) {
    case .folder, .linkedFolder: throw .failed(name: name, reason: "Is a directory")
    case .other where namedByUser: writer = try OutputWriter(creating: path)
    // A device's name may lead to a file that someone else writes to.
    case .file where namedByUser && path.hasPrefix("/dev/"):
      writer = try OutputWriter(creating: path)
    case .file, .other, nil:
      do throws(SystemError) {
        var path = ""
        writer = OutputWriter(try Self.create(for: target, at: &path), name: name)
        temporary = path
      } catch {
        throw OutputError(error, name: name)
      }
    }
  }

  /// Writes a whole file that no user has named. A link there is replaced, and what it leads to stays.
  static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let file = try AtomicFile(replacing: path, namedByUser: false)
    try file.write(bytes)
    try file.commit()
  }

  deinit {
    removeTemporary()
  }

  /// Adds bytes.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    try writer.write(bytes)
  }

  /// Gives the file its name, once everything is on the disk. Nothing is written after that.
  package func commit() throws(OutputError) {
    guard let temporary else { return try writer.flush() }
    try writer.synchronize()
    do {
      try System.rename(temporary, to: target)
      self.temporary = nil
    } catch {
      throw OutputError(error, name: name)
    }
  }

  private func removeTemporary() {
    guard let temporary else { return }
    do {
      try System.remove(temporary)
    } catch {
      // Someone was faster.
    }
  }

  /// A new file beside the target. The names that a killed program or another thread has taken
  /// are passed over.
  private static func create(
    for target: String, at path: inout String
  ) throws(SystemError) -> FileDescriptor {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var attempt = 0
    while true {
      path = "\(folder)\(prefix)\(System.processID)-\(attempt)\(suffix)"
      do {
        return try FileDescriptor.creatingNew(path, like: target)
      } catch {
        attempt += 1
        guard error.isTaken, attempt < mostAttempts else { throw error }
      }
    }
  }
}
