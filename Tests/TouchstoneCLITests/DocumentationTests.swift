import Foundation
import Testing
import TouchstoneCLI

/// Every transcript in the documents is true: the commands behind `$` in their `console` blocks
/// print what stands below them.
@Suite struct DocumentationTests {
  /// A command of a document with what the document says it prints.
  struct Example: CustomTestStringConvertible, Sendable {
    let document: String
    let command: String
    var output: String

    var testDescription: String { "\(document): \(command)" }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let examples: [Example] = {
    let pages = ["Documentation", "Documentation/Demonstrations"].flatMap(pages(in:))
    return (["README.md", "traces/README.md"] + pages).flatMap(examples(in:))
  }()

  private static func pages(in folder: String) -> [String] {
    let path = root.appending(path: folder).path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func examples(in document: String) -> [Example] {
    guard let text = try? String(contentsOf: root.appending(path: document), encoding: .utf8)
    else { return [] }
    var examples: [Example] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        let command = String(line.dropFirst(2))
        examples.append(Example(document: document, command: command, output: ""))
      } else if isInside, let last = examples.indices.last {
        examples[last].output += line + "\n"
      }
    }
    return examples
  }

  @Test func theDocumentsHaveExamples() {
    #expect(Self.examples.count >= 2)
  }

  @Test(arguments: examples)
  func examplesPrintWhatTheDocumentSays(_ example: Example) throws {
    var console = MemoryConsole()
    var words = example.command.split(separator: " ").map(String.init)
    if words.first == "cat", let bar = words.firstIndex(of: "|") {
      console.input = try words[1..<bar].map(contents).joined()
      words.removeSubrange(...bar)
    }
    try #require(words.first == "touchstone", "the test runs touchstone and nothing else")
    for word in words.dropFirst() where (try? contents(word)) != nil {
      console.files[word] = try contents(word)
    }
    _ = CommandLineTool.run(arguments: Array(words.dropFirst()), console: &console)
    #expect(console.errors + console.output == example.output)
  }

  private func contents(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }
}
