/// The inputs that paths stand for, found as they are asked for: of a folder of many files only the
/// names are kept.
package struct InputWalk: Sequence, IteratorProtocol {
  /// A folder that is being walked.
  private struct Folder {
    /// The path in front of names.
    let prefix: String
    /// The names, the next one last; those of folders end in a slash.
    var names: [String]
  }

  private var paths: ArraySlice<String>
  private var folders: [Folder] = []

  /// The inputs for paths, which are not empty.
  init(_ paths: [String]) {
    self.paths = paths[...]
  }

  package mutating func next() -> Input? {
    while let folder = folders.indices.last {
      guard let name = folders[folder].names.popLast() else {
        folders.removeLast()
        continue
      }
      let path = folders[folder].prefix + name
      guard name.hasSuffix("/") else { return .found(path) }
      if let error = enter(String(path.dropLast())) { return error }
    }
    guard let path = paths.popFirst() else { return nil }
    if path == "-" { return .standardInput }
    guard let kind = System.kind(of: path), kind != .file else { return .file(path) }
    return enter(path) ?? next()
  }

  /// Begins to walk a folder; returns what to say if it cannot be listed.
  private mutating func enter(_ folder: String) -> Input? {
    let names: [String]
    do {
      names = try System.names(inFolder: folder)
    } catch {
      return .unreadable(InputError(path: folder, reason: error.reason))
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    // A folder's slash counts, so that everything comes in the bytewise order of whole paths.
    let wanted = names.compactMap { Self.wanted($0, in: prefix) }
      .sorted { $1.utf8.lexicographicallyPrecedes($0.utf8) }
    folders.append(Folder(prefix: prefix, names: wanted))
    return nil
  }

  /// A name as it is kept; nil when it is left out.
  private static func wanted(_ name: String, in prefix: String) -> String? {
    guard !name.hasPrefix(".") else { return nil }
    switch System.kind(of: prefix + name) {
    case .folder: return name + "/"
    case .file: return Input.isTrace(name) ? name : nil
    // A link to a folder could lead back up.
    case .linkedFolder, nil: return nil
    }
  }
}
