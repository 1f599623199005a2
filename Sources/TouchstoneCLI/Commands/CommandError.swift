package import SafeJSON

/// Why a command ends before its work is done.
package enum CommandError: Error, Equatable, Sendable {
  /// The arguments are wrong in a way that the table could not see.
  case usage(UsageError)
  /// The only input cannot be read.
  case input(InputError)
  /// An input that everything depends on is broken; the whole message.
  case broken(PlainText)
  /// The output cannot be written.
  case output(OutputError)
  /// We made a mistake; what went wrong.
  case fault(String)

  /// The status that the program ends with.
  package var exitStatus: ExitStatus {
    switch self {
    case .usage: .usage
    case .input, .broken: .badInput
    case .output(.closedPipe): .done
    case .output(.failed): .cannotWrite
    case .fault: .fault
    }
  }

  /// The whole text for standard error; empty when the program ends quietly. `command` is the
  /// one that the hint names.
  package func rendered(command: String?) -> PlainText {
    switch self {
    case .usage(let error): error.rendered(command: command)
    case .input(let error): "touchstone: \(error.message)"
    case .broken(let message): message
    case .fault(let message):
      "touchstone: a fault of this program: \(message)\n"
        + "Please report it with the input, the command line and 'touchstone --version'."
    case .output(.closedPipe): ""
    case .output(let error): "touchstone: \(error.message)"
    }
  }
}

extension Console {
  /// Adds lines to standard output, for commands that end when that fails.
  package mutating func print(_ text: PlainText) throws(CommandError) {
    try print { $0.append(lines: text) }
  }

  /// Adds bytes to standard output, for commands that end when that fails.
  package mutating func print(_ bytes: [UInt8]) throws(CommandError) {
    do throws(OutputError) {
      try write(bytes)
    } catch {
      throw .output(error)
    }
  }

  /// Adds what is appended to standard output, for commands that end when that fails.
  mutating func print(_ append: (inout [UInt8]) -> Void) throws(CommandError) {
    do throws(OutputError) {
      try write(append)
    } catch {
      throw .output(error)
    }
  }
}
