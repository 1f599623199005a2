/// What `--help` prints, made from the tables.
package enum HelpText {
  private static let width = 80
  /// Where the help of an option begins; longer names get a line of their own.
  private static let column = 26

  /// The help of one command.
  package static func page(of command: CommandDescription) -> String {
    var lines = ["Usage: " + usage(of: command), ""]
    lines += wrapped(command.details, to: width)
    lines += ["", "Options:"]
    for option in command.options {
      lines += row(label(of: option), explanation(of: option), column: column)
    }
    lines += ["", "Exit status:"]
    for status in command.exitStatuses {
      lines += row("  \(status.rawValue)", status.meaning, column: 7)
    }
    return joined(lines)
  }

  /// The list of all commands. The first one is run when none is named.
  package static func overview(of commands: [CommandDescription]) -> String {
    var lines = ["Usage: touchstone COMMAND [ARGUMENT…]"]
    if let first = commands.first, first.operands.contains("PATH") {
      lines.append("       touchstone [PATH…|-]   (means: touchstone \(first.name))")
    }
    lines += ["", "Commands:"]
    for command in commands {
      lines += row("  \(command.name)", command.summary, column: 14)
    }
    lines += ["", "Options:"]
    lines += row("  -h, --help", "Prints this help.", column: 14)
    lines += row("  --version", "Prints the version.", column: 14)
    lines += ["", "'touchstone help COMMAND' explains a command."]
    return joined(lines)
  }

  /// One line: the command with its operands.
  package static func usage(of command: CommandDescription) -> String {
    let options = command.options == [.help] ? "" : "[OPTION…]"
    return ["touchstone", command.name, options, command.operands].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func label(of option: OptionDescription) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " \($0)" } ?? ""
    return "  \(short)--\(option.name)\(value)"
  }

  /// The help of an option, with its words and whether it adds up.
  static func explanation(of option: OptionDescription) -> String {
    var sentences = [option.help]
    // Where the words stand in the label already, they are not repeated.
    if !option.choices.isEmpty, option.placeholder != option.choices.joined(separator: "|") {
      sentences.append("Words: \(option.choices.joined(separator: ", ")).")
    }
    if option.isRepeatable { sentences.append("Repeatable.") }
    return sentences.joined(separator: " ")
  }

  private static func row(_ label: String, _ text: String, column: Int) -> [String] {
    let indent = String(repeating: " ", count: column)
    var lines = wrapped(text, to: width - column).map { indent + $0 }
    guard label.count + 2 <= column, let first = lines.first else { return [label] + lines }
    lines[0] = label + first.dropFirst(label.count)
    return lines
  }

  /// Lines of whole words.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func joined(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
