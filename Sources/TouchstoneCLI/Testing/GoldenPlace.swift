import TouchstoneTraces

/// Where the golden of a trace lies: beside it, under the name of the trace without `.json` and the like.
/// Other endings stay: notes about a trace may well be called as it is, but for `.txt`.
struct GoldenPlace: Equatable {
  /// The ending of results that wait for a decision, behind the golden's own.
  static let pendingEnding = ".new"

  /// The golden.
  let path: String

  /// The golden of a trace.
  init(ofTrace trace: String) {
    path = Self.stem(of: trace) + Input.expectedResults
  }

  /// The golden that a golden's, or a pending result's, path names; nil when it is neither.
  init?(named path: String) {
    let golden =
      path.hasSuffix(Self.pendingEnding) ? String(path.dropLast(Self.pendingEnding.count)) : path
    guard golden.hasSuffix(Input.expectedResults) else { return nil }
    self.path = golden
  }

  /// A result that may take the golden's place.
  var pending: String { path + Self.pendingEnding }

  /// The folder with a slash at its end; empty for the current one.
  var folder: String { PathText.folder(of: path) }

  /// The traces that exist and have this golden.
  var traces: [String] {
    (TraceFormat.jsonEndings.map { stem + $0 } + [stem]).filter { System.kind(of: $0) == .file }
  }

  private var stem: String { String(path.dropLast(Input.expectedResults.count)) }

  private static func stem(of trace: String) -> String {
    let ending = TraceFormat.jsonEndings.first { trace.hasSuffix($0) } ?? ""
    return String(trace.dropLast(ending.count))
  }
}
