import Foundation
import Testing

@testable import TouchstoneCLI

/// What shells make of the scripts: each completes lines in a folder with two entries.
@Suite struct ShellCompletionTests {
  /// A line that somebody types, and what is offered for it.
  struct Typed: Sendable {
    let line: String
    let offered: [String]

    init(_ line: String, _ offered: String...) {
      self.line = line
      self.offered = offered.sorted()
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let installed = Shell.allCases.filter { Executable.path($0.name) != nil }

  static let lines = [
    Typed("touchstone che", "check"),
    Typed("touchstone al", "alpha.json"),
    Typed("touchstone --vers", "--version"),
    Typed("touchstone --sho", "--show"),
    Typed("touchstone check --sho"),
    Typed("touchstone check o", "one", "other"),
    Typed("touchstone check al"),
    Typed("touchstone replay --format ", "text", "ndjson", "json"),
    Typed("touchstone replay -f n", "ndjson"),
    Typed("touchstone replay --format=t", "text"),
    Typed("touchstone replay -ft", "-ftext"),
    Typed("touchstone replay -qft", "-qftext"),
    Typed("touchstone replay --jobs "),
    Typed("touchstone replay --show transitions,to", "transitions,touches"),
    Typed("touchstone replay --show=transitions,to", "transitions,touches"),
    Typed("touchstone replay --set pan.hysteresis=14 al", "alpha.json"),
    Typed("touchstone replay -- al", "alpha.json"),
    Typed("touchstone replay -- --fo"),
    Typed("touchstone check --scene u", "uikit"),
    Typed("touchstone check --scene al", "alpha.json"),
    Typed("touchstone check -s al", "alpha.json"),
    Typed("touchstone check --scene=be", "beta folder"),
    Typed("touchstone check --artifacts ", "beta folder"),
    Typed("touchstone check --report junit=a.xml,t", "a.xml,tap"),
    Typed("touchstone check --report junit=al", "alpha.json"),
  ]

  @Test(arguments: installed, lines)
  func offersWhatFits(shell: Shell, typed: Typed) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      shell.script(for: SampleTool.descriptions), to: "scripts/touchstone.\(shell.name)")
    try folder.write("", to: "place/alpha.json")
    try folder.write("", to: "place/beta folder/gamma")
    let output = try Executable.run(
      try #require(Executable.path(shell.name)),
      (shell == .zsh ? ["-f"] : []) + [
        Self.root.appending(path: "Shells/complete.\(shell.name)").path, script, typed.line,
      ], in: folder.path + "/place")
    #expect(Self.offered(in: output) == typed.offered)
  }

  /// Some shells repeat what stands in front of a value, quote it, or mark folders.
  private static func offered(in output: String) -> [String] {
    let values = output.split(separator: "\n").map { line in
      let match = line.prefix { $0 != "\t" }.replacing("\\", with: "")
      let value = match.lastIndex(of: "=").map { match[match.index(after: $0)...] } ?? match[...]
      return String(value.hasSuffix("/") ? value.dropLast() : value)
    }
    // zsh tries some files twice.
    return Set(values).subtracting([""]).sorted()
  }

  @Test(arguments: installed)
  func theScriptOfTheProgramIsWellFormed(shell: Shell) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(
      shell.script(for: CommandLineTool.standard.descriptions), to: "script")
    let program = try #require(Executable.path(shell.name))
    #expect(try Executable.run(program, ["-n", script], in: folder.path) == "")
    // zsh can only load it where someone types.
    guard shell != .zsh else { return }
    #expect(try Executable.run(program, [script], in: folder.path) == "")
  }
}
