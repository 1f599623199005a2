/// All that a command's arguments can be. Parsing, help, manual and completions read it.
package struct OptionTable<Options>: Sendable {
  /// What a well-formed command line asks for.
  package enum Request: Equatable, Sendable {
    /// The command is to run.
    case run
    /// Its help is to be printed.
    case help
  }

  /// The arguments that are no options.
  package let operands: Operands<Options>
  /// The options in the order of the help text.
  package let entries: [OptionEntry<Options>]

  package init(operands: Operands<Options> = .none, _ entries: [OptionEntry<Options>]) {
    self.operands = operands
    self.entries = entries
  }

  /// Reads arguments into options that hold the defaults. `--help` wins over what follows it.
  package func parse(
    _ arguments: [String], into options: inout Options
  ) throws(UsageError) -> Request {
    var parser = OptionParser(table: self, arguments: arguments, options: options)
    let request = try parser.parse()
    options = parser.options
    return request
  }

  /// This table with the options of another one behind its own; the other's operands are left out.
  package func including<Part>(
    _ table: OptionTable<Part>, in part: any WritableKeyPath<Options, Part> & Sendable
  ) -> Self {
    Self(operands: operands, entries + table.entries.map { $0.lifted(into: part) })
  }

  /// The options as help, manual and completions see them, `--help` included.
  package var descriptions: [OptionDescription] {
    entries.map(\.description) + [.help]
  }
}
