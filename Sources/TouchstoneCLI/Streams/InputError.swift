/// An input that cannot be read at all; what is wrong inside it is the reader's error.
package struct InputError: Error, Equatable, Sendable {
  /// The path; nil for standard input.
  package let path: String?
  /// The system's reason: `No such file or directory`.
  package let reason: String

  package init(path: String?, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// One clause without the program's name and without a full stop.
  package var message: String {
    let name = path.map { "'\($0)'" } ?? "standard input"
    return "cannot read \(name): \(reason)"
  }
}
