import Foundation
import Testing
import TouchstoneCLI

/// Lines as the `jsonschema` that others have written finds them: `make readers` fetches it.
@Suite(.enabled(if: OutputReader.isThere, "'make readers' has not fetched the readers"))
struct OutputReaderTests {
  @Test func everyLineIsOfThePrintedSchema() throws {
    var lines = ""
    for name in BundledTraces.names {
      let text = try BundledTraces.text(name)
      for command in [["replay", "--show", "all"], ["explain"], ["classify"]] {
        lines += OutputReader.output(
          of: command + ["--format", "ndjson", "a.json"], files: ["a.json": text])
      }
    }
    lines += OutputReader.output(
      of: ["replay", "--format", "ndjson", "a.json"], files: ["a.json": "{]"])
    #expect(lines.contains(#"{"type":"error""#) && lines.contains(#"{"type":"limit""#))
    #expect(try OutputReader.faults(in: lines) == "")
  }

  @Test func whatIsNotOfItIsFound() throws {
    for line in [
      #"{"type":"reset","t":"0.5","recognizer":"tap"}"#, #"{"type":"reset","t":0.5}"#,
      #"{"type":"reset","t":0.5,"recognizer":"tap","x":1}"#, #"{"type":"unknown"}"#,
    ] { #expect(try OutputReader.faults(in: line) != "") }
  }
}

/// Runs Python's reader, where `make readers` has put it.
enum OutputReader {
  private static let home = BundledTraces.root.appending(path: ".build/readers").path

  static var isThere: Bool { FileManager.default.fileExists(atPath: home + "/complete") }

  /// What a command prints.
  static func output(of arguments: [String], files: [String: String] = [:]) -> String {
    var console = MemoryConsole(files: files)
    _ = CommandLineTool.run(arguments: arguments, console: &console)
    return console.output
  }

  /// What the reader finds wrong with lines.
  static func faults(in lines: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      component: "touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (schema, file) = (folder.appending(path: "schema"), folder.appending(path: "lines"))
    try Data(output(of: ["schema", "output"]).utf8).write(to: schema)
    try Data(lines.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: home + "/bin/python")
    process.arguments = [
      BundledTraces.root.appending(path: "Tests/Readers/check_lines.py").path, schema.path,
      file.path,
    ]
    process.environment = ["PYTHONUTF8": "1"]
    let printed = Pipe()
    process.standardOutput = printed
    try process.run()
    let bytes = printed.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the reader fails")
    return String(decoding: bytes, as: UTF8.self)
  }
}
