import SafeJSON

/// Reads the command line's `--simultaneous`, `--require-to-fail` and `--only`.
enum PolicyOverrides {
  /// Who may recognize together; nil when nothing is said. Groups add up, and `all` wins.
  static func simultaneity(
    _ texts: [String]
  ) throws(SceneError) -> PolicyDescription.Simultaneity? {
    guard !texts.isEmpty else { return nil }
    var groups: [[SceneReference]] = []
    for text in texts where text != "all" && text != "none" {
      groups.append(try group(text))
    }
    if texts.contains("all") { return .all }
    return groups.isEmpty ? PolicyDescription.Simultaneity.none : .groups(groups)
  }

  static func requirement(_ text: String) throws(SceneError) -> ReferencePair {
    let path = "--require-to-fail \(text)"
    let names = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard names.count == 2 else {
      throw SceneError(
        path: path, problem: .unexpected(expected: "WAITING:REQUIRED", found: "'\(text)'"))
    }
    return ReferencePair(
      first: SceneReference(name: String(names[0]), path: path),
      second: SceneReference(name: String(names[1]), path: path), path: path)
  }

  /// The names in lists joined by commas.
  static func references(_ texts: [String], option: String) -> [SceneReference] {
    texts.flatMap { text in
      text.split(separator: ",", omittingEmptySubsequences: false).map {
        SceneReference(name: String($0), path: "\(option) \(text)")
      }
    }
  }

  private static func group(_ text: String) throws(SceneError) -> [SceneReference] {
    let path = "--simultaneous \(text)"
    let group = references([text], option: "--simultaneous")
    guard group.count > 1 else {
      throw SceneError(
        path: path,
        problem: .unexpected(
          expected: "'all', 'none' or at least two ids joined by commas", found: "'\(text)'"))
    }
    try SceneReference.checkDistinct(group)
    return group
  }
}
