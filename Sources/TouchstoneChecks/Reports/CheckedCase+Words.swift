extension CheckedCase.Outcome {
  /// The word for it in reports.
  package var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .new: "new"
    case .broken: "broken"
    }
  }
}

extension CheckedCase {
  /// The folder of the trace; nil when the path has none, as that of standard input.
  var folder: String? {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }

  /// The name inside the folder.
  var nameInFolder: String {
    guard let slash = path.lastIndex(of: "/"), name.hasPrefix(path[...slash]) else { return name }
    return String(name.dropFirst(path[...slash].count))
  }

  /// The place that a reader should look at, as compilers write it: `a.json:3:7`; nil without a
  /// line.
  var place: String? {
    guard let line else { return nil }
    return "\(path):\(line)" + (column.map { ":\($0)" } ?? "")
  }

  /// The details behind the place, if there is one.
  var placedDetails: [String] {
    (place.map { [$0] } ?? []) + details
  }
}
