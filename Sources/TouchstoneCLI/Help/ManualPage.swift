import TouchstoneTraces

/// The manual page, made from the tables, in the macros that all programs called man know.
package enum ManualPage {
  /// The page for the program with these commands. The first one is meant when none is named.
  package static func text(for commands: [CommandDescription]) -> String {
    let first = commands.first?.name ?? ""
    let sections = [
      // The page has no date: the same program prints the same bytes.
      ".TH TOUCHSTONE 1 \"\" \"touchstone \(CommandLineTool.version)\" \"User Commands\"",
      ".SH NAME",
      "touchstone \\- replays recorded touches and tells what recognizers made of them",
      ".SH SYNOPSIS",
      ".B touchstone\n.I COMMAND\n.RI [ ARGUMENT " + roff("…") + "]",
      ".br\n.B touchstone\n" + roff(commands.first?.operands ?? ""),
      ".SH DESCRIPTION",
      paragraph(
        "Runs recorded touches through a deterministic re-implementation of UIKit's touch and "
          + "gesture system, without a screen. Results go to standard output, words about problems "
          + "to standard error."),
      ".PP",
      paragraph("Without a command, '\(first)' is meant. '-' is standard input."),
      ".SH COMMANDS",
    ]
    let ends = [exitStatus, environment, files, examples(of: commands)]
    return (sections + commands.map(subsection) + ends).map { $0 + "\n" }.joined()
  }

  private static func subsection(of command: CommandDescription) -> String {
    let usage = [command.options.isEmpty ? "" : "[OPTION…]", command.operands]
    var lines = [
      ".SS \(command.name)",
      ".B touchstone \(roff(command.name))",
    ]
    lines.append(roff(usage.filter { !$0.isEmpty }.joined(separator: " ")))
    lines += [".PP", paragraph(command.details)]
    lines += command.options.map { tagged(label(of: $0), HelpText.explanation(of: $0)) }
    return lines.joined(separator: "\n")
  }

  private static func label(of option: OptionDescription) -> String {
    let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.placeholder.map { " \\fI\(roff($0))\\fR" } ?? ""
    return "\(short)\\fB\\-\\-\(roff(option.name))\\fR\(value)"
  }

  private static var exitStatus: String {
    let rows = ExitStatus.allCases.map { tagged("\\fB\($0.rawValue)\\fR", $0.meaning) }
    return ([".SH EXIT STATUS"] + rows).joined(separator: "\n")
  }

  private static var environment: String {
    let rows = EnvironmentVariable.allCases.map {
      tagged("\\fB\($0.rawValue)\\fR", $0.meaning)
    }
    let rule = paragraph("A variable counts when it is set and not empty.")
    return ([".SH ENVIRONMENT", rule] + rows).joined(separator: "\n")
  }

  private static var files: String {
    let traces = TraceFormat.fileEndings.map { "\\fB*\(roff($0))\\fR" }.joined(separator: ", ")
    return [
      ".SH FILES",
      tagged(traces, "What is read as a trace in a folder."),
      tagged(
        "\\fIname\\fB\(roff(Input.expectedResults))\\fR",
        "The results that are expected of the trace with that name, beside it."),
    ].joined(separator: "\n")
  }

  private static func examples(of commands: [CommandDescription]) -> String {
    let rows = commands.flatMap(\.examples).map {
      tagged("\\fBtouchstone \(roff($0.line))\\fR", $0.meaning)
    }
    return ([".SH EXAMPLES"] + rows).joined(separator: "\n")
  }

  private static func tagged(_ tag: String, _ text: String) -> String {
    ".TP\n\(tag)\n\(paragraph(text))"
  }

  /// Text in lines that fit a terminal, in which nothing is treated as a request.
  private static func paragraph(_ text: String) -> String {
    HelpText.wrapped(roff(text), to: 80)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }.joined(separator: "\n")
  }

  /// Text whose characters stand for themselves, whatever the page's encoding is.
  private static func roff(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      // Hyphens and quotes that can be copied to a command line.
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "…": escaped += "..."
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default: escaped += "\\[u\(hexadecimal(scalar))]"
      }
    }
    return escaped
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
