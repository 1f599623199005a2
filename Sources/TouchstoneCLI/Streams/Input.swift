import SafeJSON
import TouchstoneTraces

/// One thing to read that the operands of a command stand for.
package enum Input: Equatable, Sendable {
  /// Standard input.
  case standardInput
  /// A file, by its path; whether it exists shows when it is opened.
  case file(String)
  /// A file that was found in a folder: it may be no trace.
  case found(String)
  /// A folder that cannot be listed, or something in a folder that cannot be reached.
  case unreadable(InputError)

  /// The ending of expected results, which lie beside their traces; so may others, for people, under
  /// names such as `trace.expected.txt`.
  static let expectedResults = ".expected.ndjson"

  /// The inputs for paths: files as they are, `-` as standard input, folders with everything below
  /// them in the bytewise order of paths; hidden entries, links to folders, pipes, devices and
  /// expected results are left out. No path at all means standard input.
  package static func inputs(for paths: [String]) -> InputWalk {
    InputWalk(paths.isEmpty ? ["-"] : paths)
  }

  /// What messages and results call it.
  package var path: String {
    switch self {
    case .standardInput: "-"
    case .file(let path), .found(let path): path
    case .unreadable(let error): error.path ?? "-"
    }
  }

  /// Its name in messages about a place in it.
  var messageName: String {
    self == .standardInput ? "standard input" : path
  }

  /// Whether an error says only that a file, which was found in a folder, is no trace; `hasBegun` says
  /// that something has been read of it.
  func isPassedOver(_ error: TraceError, hasBegun: Bool) -> Bool {
    guard case .found(let path) = self else { return false }
    switch error {
    case .shape: return true
    case .syntax(let error):
      if case .unreadable = error.code { return false }
      // Files of other things end like recordings in text, and like nothing that is JSON.
      return !hasBegun && !TraceFormat.jsonEndings.contains(where: path.hasSuffix)
    case .meaning, .scene: return false
    }
  }

  /// What is said of a file that is passed over, on one line.
  static func passingOver(_ error: TraceError, _ name: String) -> PlainText {
    guard case .syntax(let fault) = error else {
      return "\(error.rendered(source: name)); skipped"
    }
    // The list of formats is for a file that was named, not for each one that was found.
    let isUnknown = if case .unknown = fault.code { true } else { false }
    let what = isUnknown ? "none of the formats that are known" : error.message
    return "\(name):\(error.line ?? 1): \(what); skipped"
  }

  /// Whether a file is picked from a folder.
  @Sendable static func isTrace(_ name: String) -> Bool {
    guard let ending = TraceFormat.fileEndings.first(where: name.hasSuffix) else { return false }
    return !name.dropLast(ending.count).hasSuffix(".expected")
  }
}
