import TouchstoneReports

/// Prints the schema of what the program prints.
enum SchemaCommand: Command {
  /// What is asked for.
  struct Options {
    /// What the schema is of.
    var subjects: [String] = []
  }

  static let name = "schema"
  static let summary = "prints the JSON Schema of the output"
  static let details =
    "Prints a JSON Schema (draft 2020-12) of all lines that are printed as NDJSON, with the "
    + "units and decimals of their members."
  static let table = OptionTable<Options>(
    operands: Operands(
      "output", placeholder: "output", words: ["output"], count: 1...1, into: \.subjects), [])
  static var defaults: Options { Options() }
  static let exitStatuses: [ExitStatus] = [.done, .usage, .cannotWrite]
  static let examples = [
    CommandExample("schema output > output.schema.json", "writes the schema, for a validator")
  ]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let subject = options.subjects.first ?? ""
    guard subject == "output" else {
      throw .usage(.conflict("unknown schema '\(subject)'; expected output"))
    }
    try console.print(Array(OutputSchema.json.utf8))
    return .done
  }
}
