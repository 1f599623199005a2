import Foundation
import Testing
import TouchstoneCLI

/// What commands say on standard error about a trace that they read all the same.
@Suite struct ReplayMessagesTests {
  private static let misspelled = """
    {"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1,"preasure":1}]}
    {"t":0.05,"touchs":[{"id":1,"phse":"moved","x":9,"y":1}]}
    {"t":0.1,"touches":[{"id":1,"phase":"ended","x":1,"y":1,"raduis":3,"zz":1}]}
    {"t":0.2,"touchs":[]}

    """

  private static func errors(_ arguments: [String], _ files: [String: String]) -> [String] {
    var console = MemoryConsole(files: files)
    _ = CommandLineTool.run(arguments: arguments, console: &console)
    return console.errors.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ["replay", "a"], ["replay", "-f", "ndjson", "a"], ["explain", "a"], ["classify", "a"],
    ["classify", "-j", "1", "-f", "csv", "a"],
  ])
  func aMisspelledKeyIsNamedOnceWithTheOneThatIsMeant(arguments: [String]) {
    #expect(
      Self.errors(arguments, ["a": Self.misspelled]) == [
        "a:2: touchs: warning: unknown key 'touchs' is ignored; did you mean 'touches'?",
        "a:3: touches[0].raduis: warning: unknown key 'raduis' is ignored; did you mean 'radius'?",
      ])
  }

  /// Each file by itself, whichever thread reads it.
  @Test(arguments: ["1", "4"])
  func eachFileNamesItsOwn(jobs: String) {
    let files = ["a": Self.misspelled, "b": Self.misspelled]
    for command in ["replay", "classify"] {
      let lines = Self.errors([command, "-j", jobs, "a", "b"], files)
      #expect(lines.map { $0.prefix(1) } == ["a", "a", "b", "b"])
    }
  }

  @Test func whatNobodyCanHaveMeantIsNotNamed() {
    let text = #"{"t":0,"ts":5,"zz":1,"x-mine":2,"metadata":{},"entirelyDifferent":1,"touches":[]}"#
    #expect(Self.errors(["replay", "a"], ["a": text]).isEmpty)
  }
}
