import SafeJSON
import Testing
import TouchstoneCLI
import TouchstoneReports
import TouchstoneTraces

/// Everything that is printed as lines of JSON is as the schema says.
@Suite struct OutputSchemaTests {
  @Test(arguments: BundledTraces.names)
  func recordedResultsAreOfTheSchema(name: String) throws {
    let text = try BundledTraces.text(name, "trace.expected.ndjson")
    // The first line says how the others were made.
    check(text.split(separator: "\n").drop { $0.hasPrefix(#"{"type":"golden""#) })
  }

  private static let commands = [
    ["replay", "--show", "all"], ["replay", "--show", "all", "--scene", "uikit-simultaneous"],
    ["explain"], ["explain", "--scene", "uikit"], ["classify"],
    ["classify", "--split-idle", "0.2s"],
  ]

  @Test(arguments: commands)
  func whatCommandsPrintIsOfTheSchema(command: [String]) throws {
    for name in BundledTraces.names {
      let path = "traces/\(name)/trace.json"
      var console = MemoryConsole(files: [path: try BundledTraces.text(name)])
      _ = CommandLineTool.run(
        arguments: command + ["--format", "ndjson", path], console: &console)
      check(console.output.split(separator: "\n"))
    }
  }

  @Test func errorsAreOfTheSchema() {
    for (command, text) in [("replay", "{\n]"), ("replay", #"{"events":7}"#), ("classify", "[")] {
      var console = MemoryConsole(files: ["a.json": text])
      _ = CommandLineTool.run(
        arguments: [command, "--format", "ndjson", "a.json"], console: &console)
      #expect(console.output.contains(#"{"type":"error""#))
      check(console.output.split(separator: "\n"))
    }
  }

  @Test func whatIsNotOfTheSchemaIsFound() {
    let line = #"{"type":"reset","t":0.5,"recognizer":"tap"}"#
    #expect(fault(in: line) == nil)
    #expect(fault(in: #"{"type":"reset","recognizer":"tap","t":0.5}"#) != nil)
    #expect(fault(in: #"{"type":"reset","t":0.5}"#) != nil)
    #expect(fault(in: #"{"type":"reset","t":"0.5","recognizer":"tap"}"#) != nil)
    #expect(fault(in: #"{"type":"reset","t":0.1234567,"recognizer":"tap"}"#) != nil)
    #expect(fault(in: #"{"type":"reset","t":0.5,"recognizer":"tap","x":1}"#) != nil)
    #expect(fault(in: #"{"type":"unknown"}"#) != nil)
  }

  private func check(_ lines: some Collection<Substring>) {
    #expect(!lines.isEmpty)
    for line in lines {
      if let fault = fault(in: String(line)) { Issue.record("\(fault): \(line)") }
    }
  }

  // MARK: Reading lines against the schema

  private func fault(in line: String) -> String? {
    guard case .object(let members) = JSONValue(text: line), members.first?.key == "type",
      let type = members.first?.value.text, let known = OutputLine(type: type)
    else { return "unknown type" }
    return fault(in: members.dropFirst(), of: OutputSchema.members(of: known))
  }

  private func fault(
    in members: ArraySlice<JSONMember>, of expected: [OutputMember]
  ) -> String? {
    var rest = members
    for member in expected {
      if let first = rest.first, first.key == member.key.name {
        guard isValue(first.value, member.value) else { return "wrong value of '\(first.key)'" }
        rest = rest.dropFirst()
      } else if !member.isOptional {
        return "no '\(member.key.name)' in its place"
      }
    }
    return rest.first.map { "unknown or misplaced member '\($0.key)'" }
  }

  private func isValue(_ value: JSONValue, _ expected: OutputValue) -> Bool {
    switch (expected, value) {
    case (.any, _), (.string, .string), (.bool, .bool), (.null, .null): true
    case (.whole, .number(.integer)): true
    case (.words(let words), .string(let word)): words.contains(word)
    case (.number(let kind), .number(let number)): decimals(of: number) <= kind.decimals
    case (.pair(let kind), .object(let members)):
      members.map(\.key) == ["x", "y"] && members.allSatisfy { isValue($0.value, .number(kind)) }
    case (.numbers(let kind, let count), .array(let elements)):
      elements.count == count && elements.allSatisfy { isValue($0, .number(kind)) }
    case (.object(let members), .object(let found)): fault(in: found[...], of: members) == nil
    case (.array(let element), .array(let elements)):
      elements.allSatisfy { isValue($0, element) }
    case (.anyOf(let choices), _): choices.contains { isValue(value, $0) }
    default: false
    }
  }

  private func decimals(of number: JSONNumber) -> Int {
    number.text.split(separator: ".").dropFirst().first?.count ?? 0
  }
}
