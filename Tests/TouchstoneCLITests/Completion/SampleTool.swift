import Foundation

@testable import TouchstoneCLI

/// A second command for tests, with each kind of value that completions tell apart.
enum SampleTest: Command {
  struct Options {
    var words: [String] = []
    var reports: [ReportTarget] = []
    var artifacts: String?
    var scene: String?
    var isLoud = false
  }

  static let name = "check"
  static let summary = "checks 'one' or [all]: a sample"
  static let details = "Checks it."
  static let table = OptionTable<Options>(
    operands: Operands(
      "[WORD]", placeholder: "WORD", words: ["one", "other"], count: 0...1, into: \.words),
    [
      .reports(into: \.reports),
      .value(
        "artifacts", placeholder: "DIR", help: "Where [all] of it's put. More text.",
        into: \.artifacts),
      .value(
        "scene", "s", placeholder: "NAME|FILE", suggestions: ["default", "uikit"],
        help: "A scene as a:b or 1.5.", into: \.scene),
      .flag("loud", "l", help: "Makes noise\\sound.", into: \.isLoud),
    ])
  static var defaults: Options { Options() }
  static let exitStatuses: [TouchstoneCLI.ExitStatus] = [.done, .different]
  static let examples = [CommandExample("check one > .file", "'checks' it")]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> TouchstoneCLI.ExitStatus { .done }
}

/// A program of two commands.
enum SampleTool {
  static let descriptions = [SampleCommand.description, SampleTest.description]
}

/// Other people's programs, where they are installed.
enum Executable {
  /// The path of a program; nil when it is not installed.
  static func path(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program in a folder, which is its home as well; what it prints, messages included.
  static func run(_ path: String, _ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
