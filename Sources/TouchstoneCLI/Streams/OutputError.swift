/// Why no more output can be written.
package enum OutputError: Error, Equatable, Sendable {
  /// Nothing reads it any more; the program ends quietly.
  case closedPipe
  /// The system refuses; `name` is `standard output` or a path in quotes.
  case failed(name: String, reason: String)

  init(_ error: SystemError, name: String) {
    self = error.isClosedPipe ? .closedPipe : .failed(name: name, reason: error.reason)
  }

  /// One clause without the program's name and without a full stop.
  package var message: String {
    switch self {
    case .closedPipe: "no program reads the output"
    case .failed(let name, let reason): "cannot write \(name): \(reason)"
    }
  }
}
