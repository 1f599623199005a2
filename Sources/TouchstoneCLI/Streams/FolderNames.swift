/// The names in a folder that count, in the bytewise order of paths.
///
/// So many of them are kept at a time, and the folder is read again for those behind them: memory does
/// not grow with the number of files.
struct FolderNames {
  /// A name, and why what it names cannot be read.
  struct Name: Equatable {
    /// The name; that of a folder ends in a slash, which counts in the order.
    let text: String
    let fault: String?
  }

  /// How many names are kept at least, unless there are fewer.
  static let kept = 8192

  private let path: String
  private let kept: Int
  private let picks: @Sendable (String) -> Bool
  /// The names, the next one last.
  private var names: [Name] = []
  /// The last name of those that were kept; nil before the folder was read.
  private var last: String?
  private var hasMore = true

  /// The names in a folder; `picks` says which of those that are no folders count.
  init(
    inFolder path: String, keeping kept: Int = kept,
    picking picks: @escaping @Sendable (String) -> Bool
  ) throws(SystemError) {
    self.path = path
    self.kept = kept
    self.picks = picks
    try readOn()
  }

  /// The next name; nil behind the last one.
  mutating func next() throws(SystemError) -> Name? {
    if names.isEmpty, hasMore { try readOn() }
    return names.popLast()
  }

  /// Finds the names that come next.
  private mutating func readOn() throws(SystemError) {
    hasMore = false
    var found: [Name] = []
    try System.visitEntries(inFolder: path, from: last ?? "") { entry in
      guard let name = wanted(entry), last.map({ Self.precedes($0, name.text) }) ?? true else {
        return
      }
      found.append(name)
      if found.count >= 2 * kept { cut(&found) }
    }
    cut(&found)
    last = found.last?.text ?? last
    names = found.reversed()
  }

  /// Leaves the first names only. Those that are spelled the same stay together: what is no UTF-8 in
  /// names is replaced.
  private mutating func cut(_ found: inout [Name]) {
    found.sort { Self.precedes($0.text, $1.text) }
    guard found.count > kept else { return }
    let end = found[kept...].firstIndex { $0.text != found[kept - 1].text } ?? found.count
    guard end < found.count else { return }
    found.removeSubrange(end...)
    hasMore = true
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// A name as it is kept; nil when it is left out.
  private func wanted(_ entry: System.FolderEntry) -> Name? {
    let fault = entry.isUTF8 ? nil : "its name is not UTF-8"
    switch entry.kind {
    case .folder: return Name(text: entry.name + "/", fault: fault)
    case .file: return picks(entry.name) ? Name(text: entry.name, fault: fault) : nil
    case nil:
      return picks(entry.name) ? Name(text: entry.name, fault: fault ?? "nothing is there") : nil
    // A link to a folder could lead back up, and a pipe would be waited for.
    case .linkedFolder, .other: return nil
    }
  }
}
