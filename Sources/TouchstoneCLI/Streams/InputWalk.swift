/// The inputs that paths stand for, found as they are asked for: of a folder of many files only the
/// names are kept.
package struct InputWalk: Sequence, IteratorProtocol {
  /// A folder that is being walked.
  private struct Folder {
    /// The path in front of names.
    let prefix: String
    /// The names, the next one last; those of folders end in a slash.
    var names: [String]
    /// Why some of them cannot be read, by their places.
    let faults: [Int: String]
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
      guard let name = folders[folder].names.popLast() else {
        folders.removeLast()
        continue
      }
      let path = folders[folder].prefix + name
      if let reason = folders[folder].faults[folders[folder].names.count] {
        let shown = name.hasSuffix("/") ? String(path.dropLast()) : path
        return .unreadable(InputError(path: shown, reason: reason))
      }
      guard name.hasSuffix("/") else { return .found(path) }
      if let error = enter(String(path.dropLast())) { return error }
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
    let entries: [System.FolderEntry]
    do {
      entries = try System.entries(inFolder: folder)
    } catch {
      return .unreadable(InputError(path: folder, reason: error.reason))
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    // A folder's slash counts, so that everything comes in the bytewise order of whole paths.
    let wanted = entries.compactMap(wanted)
      .sorted { $1.name.utf8.lexicographicallyPrecedes($0.name.utf8) }
    var faults: [Int: String] = [:]
    for (place, entry) in wanted.enumerated() { faults[place] = entry.fault }
    folders.append(Folder(prefix: prefix, names: wanted.map(\.name), faults: faults))
    return nil
  }

  /// A name as it is kept, and why what it names cannot be read; nil when it is left out.
  private func wanted(_ entry: System.FolderEntry) -> (name: String, fault: String?)? {
    let fault = entry.isUTF8 ? nil : "its name is not UTF-8"
    switch entry.kind {
    case .folder: return (entry.name + "/", fault)
    case .file: return picks(entry.name) ? (entry.name, fault) : nil
    case nil: return picks(entry.name) ? (entry.name, fault ?? "nothing is there") : nil
    // A link to a folder could lead back up, and a pipe would be waited for.
    case .linkedFolder, .other: return nil
    }
  }
}
