/// The inputs that paths stand for, found as they are asked for.
package struct InputWalk: Sequence, IteratorProtocol {
  /// A folder that is being walked.
  private struct Folder {
    let path: String
    var names: FolderNames

    /// The path in front of names.
    var prefix: String { path.hasSuffix("/") ? path : path + "/" }
  }

  private var paths: ArraySlice<String>
  private let picks: @Sendable (String) -> Bool
  private var folders: [Folder] = []

  /// The inputs for paths, which are not empty; `picks` says which names of files in folders count.
  init(_ paths: [String], picking picks: @escaping @Sendable (String) -> Bool = Input.isTrace) {
    self.paths = paths[...]
    self.picks = picks
  }

  package mutating func next() -> Input? {
    while let folder = folders.indices.last {
      let name: FolderNames.Name?
      do throws(SystemError) {
        name = try folders[folder].names.next()
      } catch {
        return unreadable(folders.removeLast().path, error.reason)
      }
      guard let name else {
        folders.removeLast()
        continue
      }
      let isFolder = name.text.hasSuffix("/")
      let text = folders[folder].prefix + name.text
      let path = isFolder ? String(text.dropLast()) : text
      if let reason = name.fault { return unreadable(path, reason) }
      guard isFolder else { return .found(path) }
      if let error = enter(path) { return error }
    }
    guard let path = paths.popFirst() else { return nil }
    if path == "-" { return .standardInput }
    switch System.kind(of: path) {
    case .folder, .linkedFolder: return enter(path) ?? next()
    case .file, .other, nil: return .file(path)
    }
  }

  /// Begins to walk a folder; returns what to say if it cannot be listed.
  private mutating func enter(_ folder: String) -> Input? {
    do throws(SystemError) {
      let names = try FolderNames(inFolder: folder, picking: picks)
      folders.append(Folder(path: folder, names: names))
      return nil
    } catch {
      return unreadable(folder, error.reason)
    }
  }

  private func unreadable(_ path: String, _ reason: String) -> Input {
    .unreadable(InputError(path: path, reason: reason))
  }
}
