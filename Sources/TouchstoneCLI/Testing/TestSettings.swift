import TouchstoneChecks

/// What every thread needs to know to test traces.
struct TestSettings: Sendable {
  /// What the command line changes about how traces are played.
  var options = GoldenOptions()
  /// Whether a run without any trace is no failure.
  var allowsEmpty = false
  var tolerances = Tolerances()
  var surroundings = Surroundings()
  /// The folder that paths are meant from.
  var currentFolder = "/"
  /// The folders that are tested, links followed, with a slash at their ends.
  var testedFolders: [String] = []
  /// How the work is cut into units; no result depends on it.
  var sizes = ReplaySizes()
}

extension TestSettings {
  /// The folders of operands: those that they name. A file alone is tested in the current folder, if it is
  /// below that, or in its own.
  static func testedFolders(of paths: [String], currentFolder: String) -> [String] {
    paths.map { path in
      if System.kind(of: path) != .file { return folder(System.resolved(path)) }
      let file = System.resolved(path)
      let current = folder(System.resolved(currentFolder))
      return current != "/" && file.hasPrefix(current) ? current : PathText.folder(of: file)
    }
  }

  private static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

  /// Whether a path leads to a file in a folder that is tested.
  func isTested(_ path: String) -> Bool {
    let file = System.resolved(path)
    return testedFolders.contains { file.hasPrefix($0) }
  }
}
