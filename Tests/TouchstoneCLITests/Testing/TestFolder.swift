import Foundation
import TouchstoneCLI

/// A folder with traces for one test, and the command run on it.
struct TestFolder: ~Copyable {
  /// What a run ended with.
  struct Outcome {
    var status: ExitStatus
    /// Both with the folder's path taken out.
    var output: String
    var errors: String
  }

  /// A tap of the default scene; `expect` are more members of the document, as `,"expect":{…}`.
  static func tap(until time: String = "0.1", _ expect: String = "") -> String {
    #"{"events":[{"t":0,"touches":[{"id":1,"phase":"began","x":100,"y":100}]},"#
      + #"{"t":\#(time),"touches":[{"id":1,"phase":"ended","x":100,"y":100}]}]\#(expect)}"#
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var path: String { folder.path }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: name)
  }

  /// What a file holds; nil when it is not there.
  func read(_ name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// The names of all files, sorted.
  func names() -> [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).filter { $0.contains(".") }.sorted()
  }

  /// Runs `test` on the folder with more arguments.
  func test(_ arguments: String..., answers: String = "", isCI: Bool = false) -> Outcome {
    var console = MemoryConsole()
    console.input = answers
    console.surroundings.isCI = isCI
    let status = CommandLineTool.run(arguments: ["test", path] + arguments, console: &console)
    return Outcome(
      status: status, output: console.output.replacing(path, with: "."),
      errors: console.errors.replacing(path, with: "."))
  }
}
