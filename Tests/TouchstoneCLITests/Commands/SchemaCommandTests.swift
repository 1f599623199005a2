import Foundation
import Testing
import TouchstoneCLI
import TouchstoneReports

@Suite struct SchemaCommandTests {
  private func run(_ arguments: String...) -> MemoryConsole {
    var console = MemoryConsole()
    _ = CommandLineTool.run(arguments: arguments, console: &console)
    return console
  }

  @Test func printsASchemaOfEachLine() throws {
    let output = run("schema", "output").output
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let lines = try #require(schema["oneOf"] as? [[String: Any]])
    #expect(lines.map { $0["title"] as? String } == OutputLine.allCases.map(\.type))
    let reset = try #require(lines.first { $0["title"] as? String == "reset" })
    #expect(reset["required"] as? [String] == ["type", "t", "recognizer"])
    let properties = try #require(reset["properties"] as? [String: [String: Any]])
    #expect(properties["type"]?["const"] as? String == "reset")
    #expect(properties["t"]?["type"] as? String == "number")
    #expect(
      properties["t"]?["description"] as? String == "When it happened. (s, at most 6 decimals)")
  }

  @Test func knowsOneSchema() {
    #expect(
      run("schema", "input").errors == """
        touchstone: unknown schema 'input'; expected output
        Try 'touchstone schema --help'.

        """)
    #expect(run("schema").errors.hasPrefix("touchstone: output is missing\n"))
  }

  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Documentation/Output.md")
    .standardizedFileURL

  /// With `TOUCHSTONE_WRITE_GOLDENS=1`, as `make goldens` sets it, the page is written first.
  @Test func thePageIsOfTheSchema() throws {
    let text = OutputPage.text
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_GOLDENS"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }
}
