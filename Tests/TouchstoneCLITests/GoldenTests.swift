import Foundation
import SafeJSON
import Testing
import TouchstoneCLI

/// The bundled traces print what lies beside them. `make goldens` rewrites that for review; a run
/// of the tests never does.
@Suite struct GoldenTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let writes = ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_GOLDENS"] == "1"

  private static let names: [String] = {
    let folder = root.appending(path: "traces").path(percentEncoded: false)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter { !$0.contains(".") }.sorted()
  }()

  @Test func everyBundledTraceIsFound() {
    #expect(Self.names.count >= 35)
  }

  @Test(arguments: names)
  func bundledTracesPrintWhatLiesBesideThem(name: String) throws {
    let text = try replay(name, format: "text", show: try shown(of: name))
    try compare(text, with: "traces/\(name)/trace.expected.txt")
  }

  @Test func bundledTracesPassTheirOwnTest() throws {
    let folder = Self.root.appending(path: "traces").path(percentEncoded: false)
    if Self.writes { try Self.names.forEach(beginGolden) }
    var console = MemoryConsole()
    let mode = Self.writes ? "--accept" : "--ci"
    let status = CommandLineTool.run(arguments: ["test", mode, folder], console: &console)
    #expect(status == .done, "\(console.output)")
    #expect(console.errors == "")
  }

  /// Gives a new trace the first line of its golden, behind which `test --accept` writes the rest.
  private func beginGolden(of name: String) throws {
    let file = Self.root.appending(path: "traces/\(name)/trace.expected.ndjson")
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    let options = #"["--show","transitions,transforms,touches"]"#
    let line = #"{"type":"golden","version":1,"options":\#(options)}"# + "\n"
    try Data(line.utf8).write(to: file)
  }

  /// What a trace's text shows: a trace that is about more than gestures says so in its metadata.
  private func shown(of name: String) throws -> String {
    let metadata = try trace(name)["metadata"] as? [String: Any]
    return metadata?["show"] as? String ?? "transitions,transforms"
  }

  private func trace(_ name: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: contents("traces/\(name)/trace.json"))
        as? [String: Any])
  }

  private func replay(_ name: String, format: String, show: String) throws -> String {
    let path = "traces/\(name)/trace.json"
    let text = String(decoding: try contents(path), as: UTF8.self)
    var console = MemoryConsole(files: [path: text])
    let status = CommandLineTool.run(
      arguments: ["replay", path, "--format", format, "--show", show], console: &console)
    #expect(status == .done)
    #expect(console.errors == "")
    return console.output
  }

  private func compare(_ output: String, with path: String) throws {
    if Self.writes {
      try Data(output.utf8).write(to: Self.root.appending(path: path))
    } else {
      let expected = String(decoding: try contents(path), as: UTF8.self)
      #expect(output == expected, "different from \(path); 'make goldens' rewrites it for review")
    }
  }

  private func contents(_ path: String) throws -> Data {
    try Data(contentsOf: Self.root.appending(path: path))
  }
}
