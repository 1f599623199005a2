/// Paths as texts: nothing is looked up.
enum PathText {
  /// A path's folder with the slash at its end; empty for what is in the current folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A path's last part.
  static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }

  /// A path that is meant from a folder.
  static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : folder + path
  }

  /// The way from a folder to a path, both meant from the current folder.
  static func way(from folder: String, to path: String, in current: String) -> String {
    let start = parts(of: folder, in: current)
    let end = parts(of: path, in: current)
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up: [Substring] = Array(repeating: "..", count: start.count - common)
    return (up + end[common...]).joined(separator: "/")
  }

  /// The names on the way from the root, without `.` and `..`.
  private static func parts(of path: String, in current: String) -> [Substring] {
    let whole = path.hasPrefix("/") ? path : current + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
