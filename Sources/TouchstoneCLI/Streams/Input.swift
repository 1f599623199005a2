/// One thing to read that the operands of a command stand for.
package enum Input: Equatable, Sendable {
  /// Standard input.
  case standardInput
  /// A file, by its path; whether it exists shows when it is opened.
  case file(String)
  /// A file that was found in a folder: nobody said that it is a trace.
  case found(String)
  /// A folder that cannot be listed.
  case unreadable(InputError)

  /// The endings of names that are picked from folders.
  static let extensions = [".json", ".ndjson", ".jsonl"]
  /// The ending of expected results, which lie beside their traces.
  static let expectedResults = ".expected.ndjson"

  /// The inputs for paths: files as they are, `-` as standard input, folders with everything below
  /// them in the bytewise order of paths; hidden entries, links to folders and expected results are
  /// left out. No path at
  /// all means standard input.
  package static func inputs(for paths: [String]) -> [Input] {
    guard !paths.isEmpty else { return [.standardInput] }
    return paths.flatMap { path in
      if path == "-" { return [Input.standardInput] }
      guard let kind = System.kind(of: path), kind != .file else { return [.file(path)] }
      return inputs(inFolder: path).sorted { precedes($0.path, $1.path) }
    }
  }

  /// What messages and results call it.
  package var path: String {
    switch self {
    case .standardInput: "-"
    case .file(let path), .found(let path): path
    case .unreadable(let error): error.path ?? "-"
    }
  }

  private static func inputs(inFolder folder: String) -> [Input] {
    let names: [String]
    do {
      names = try System.names(inFolder: folder)
    } catch {
      return [.unreadable(InputError(path: folder, reason: error.reason))]
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [Input] in
      let path = prefix + name
      switch System.kind(of: path) {
      case .folder: return inputs(inFolder: path)
      case .file: return isTrace(name) ? [.found(path)] : []
      // A link to a folder could lead back up.
      case .linkedFolder, nil: return []
      }
    }
  }

  private static func isTrace(_ name: String) -> Bool {
    extensions.contains(where: name.hasSuffix) && !name.hasSuffix(expectedResults)
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
