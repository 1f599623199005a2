package import SafeJSON
import TouchstoneTraces

/// What is wrong with a command line.
package enum UsageError: Error, Equatable, Sendable {
  /// No option has this name, given as typed; the nearest one, when any is near.
  case unknownOption(String, nearest: String?)
  /// An option that takes a value is the last word, or another option follows it.
  case missingValue(option: String, placeholder: String)
  /// A flag was given a value.
  case unexpectedValue(option: String)
  /// The value is none of the words that the option takes.
  case unknownChoice(option: String, value: String, choices: [String])
  /// The value has not the form that the option takes; `expected` completes "takes …".
  case badValue(option: String, value: String, expected: String)
  /// The command needs more operands, files for instance.
  case missingOperand(placeholder: String)
  /// The command takes fewer operands.
  case unexpectedOperand(String)
  /// No command and no file has this name.
  case unknownCommand(String, nearest: String?)
  /// A scene has nothing of this name; the names that there are.
  case unknownName(option: String, what: String, name: String, names: [String])
  /// Anything else: options that exclude each other, for instance; a whole clause.
  case conflict(String)

  /// One sentence without the program's name and without a full stop.
  package var message: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "unknown option '\(option)'" + Self.hint(nearest)
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value: \(placeholder)"
    case .unexpectedValue(let option):
      "option '\(option)' takes no value"
    case .unknownChoice(let option, let value, let choices):
      "option '\(option)' takes \(Self.list(choices)), not '\(value)'"
        + Self.hint(Nearest.name(to: value, among: choices))
    case .badValue(let option, let value, let expected):
      "option '\(option)' takes \(expected), not '\(value)'"
    case .missingOperand(let placeholder):
      "\(placeholder) is missing"
    case .unexpectedOperand(let operand):
      "unexpected argument '\(operand)'"
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + Self.hint(nearest)
    case .unknownName(let option, let what, let name, let names):
      "option '\(option)': unknown \(what) '\(name)'" + Self.hint(name, names)
    case .conflict(let message):
      message
    }
  }

  /// The whole text for standard error: the message, and where help is. `command` is nil when
  /// none has been recognized yet.
  package func rendered(command: String?) -> PlainText {
    let help = command.map { "touchstone \($0) --help" } ?? "touchstone --help"
    return "touchstone: \(message)\nTry '\(help)'."
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    if let nearest = Nearest.name(to: name, among: names) { return hint(nearest) }
    return names.isEmpty ? "; there is none" : "; expected \(list(names))"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
