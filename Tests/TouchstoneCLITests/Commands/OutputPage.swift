import TouchstoneReports

/// The page of the documentation that lists what is printed.
enum OutputPage {
  static var text: String {
    var text = """
      <!-- Made by `make goldens` from Sources/TouchstoneReports/Schema: change it there. -->

      # Output

      What commands print as NDJSON: a line for each thing that happens, an
      object whose first member is its `type`. The other members follow in the order of the tables.
      `touchstone schema output` prints the same as a JSON Schema (draft 2020-12), for validators.

      Numbers have at most so many decimals as the tables say, and none that are not needed.

      """
    for line in OutputLine.allCases { text += section(of: line) }
    return text
  }

  private static func section(of line: OutputLine) -> String {
    var text = "\n## \(line.type)\n\n\(line.help) Printed by: \(line.commands)."
    if let shown = Show.named.first(where: { $0.show == line.show }) {
      text += " Shown with `--show \(shown.name)`."
    }
    text += "\n\n| member | value | meaning |\n| --- | --- | --- |\n"
    return text + rows(of: OutputSchema.members(of: line), below: "")
  }

  private static func rows(of members: [OutputMember], below path: String) -> String {
    members.map { member in
      let key = path + member.key.name
      let optional = member.isOptional ? ", optional" : ""
      let row = "| `\(key)` | \(words(of: member.value))\(optional) | \(member.help) |\n"
      return row + inner(of: member.value, below: key)
    }.joined()
  }

  private static func inner(of value: OutputValue, below path: String) -> String {
    switch value {
    case .object(let members): rows(of: members, below: path + ".")
    case .array(.object(let members)): rows(of: members, below: path + "[].")
    default: ""
    }
  }

  private static func words(of value: OutputValue) -> String {
    switch value {
    case .string: "text"
    case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .bool: "true or false"
    case .whole: "whole number"
    case .number(let number): words(of: number)
    case .pair(let number): "`x` and `y`: \(words(of: number))"
    case .object: "object"
    case .array(let element): "array of: \(words(of: element))"
    case .numbers(let number, let count): "\(count) numbers: \(words(of: number))"
    case .null: "null"
    case .any: "anything"
    case .anyOf(let values): values.map { words(of: $0) }.joined(separator: " or ")
    }
  }

  private static func words(of number: OutputNumber) -> String {
    "\(number.unit), \(number.decimals) decimals"
  }
}
