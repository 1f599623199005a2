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
    check(text.split(separator: "\n"))
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

  @Test func whatTestsPrintIsOfTheSchema() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "same.json")
    try folder.write(TestFolder.tap(), to: "changed.json")
    _ = folder.test("--accept")
    try folder.write(TestFolder.tap(until: "0.3"), to: "changed.json")
    try folder.write(TestFolder.tap(#","expect":{"label":"pan"}"#), to: "wrong.json")
    try folder.write(TestFolder.tap(), to: "new.json")
    try folder.write("{", to: "broken.json")
    try folder.write("", to: "gone.expected.ndjson")
    let runs = [
      folder.test("--format", "ndjson"), folder.test("--pending"),
      folder.test("--format", "ndjson", "--accept", "--unreferenced", "delete"),
    ]
    let lines = runs.flatMap { $0.output.split(separator: "\n") }
    check(lines)
    let types: [OutputLine] = [.checkedCase, .difference, .accepted, .pending, .orphan, .totals]
    #expect(types.filter { type in !lines.contains { $0.hasPrefix(head(of: type)) } } == [])
  }

  @Test func whatComparisonsAndFindingsPrintIsOfTheSchema() {
    let files = [
      "a.json": TestFolder.tap(), "b.json": TestFolder.tap(until: "0.8"),
      "c.json": #"{"evnets":1,"events":[]}"#, "d.json": "[",
    ]
    for (command, type) in [
      ("diff --tolerance seconds=0.5 a.json b.json", OutputLine.difference),
      ("diff a.json a.json", .differences),
      ("diff a.json c.json", .difference), ("validate a.json b.json c.json d.json", .finding),
      ("validate a.json", .totals),
    ] {
      var console = MemoryConsole(files: files)
      let words = command.split(separator: " ").map(String.init)
      _ = CommandLineTool.run(arguments: words + ["--format", "ndjson"], console: &console)
      let lines = console.output.split(separator: "\n")
      check(lines)
      #expect(lines.contains { $0.hasPrefix(head(of: type)) }, "\(command)")
    }
  }

  private func head(of line: OutputLine) -> String { #"{"type":"\#(line.type)""# }

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
