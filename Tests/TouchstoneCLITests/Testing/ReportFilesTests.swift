import Foundation
import Testing
import TouchstoneChecks
import TouchstoneCLI

@Suite struct ReportFilesTests {
  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private let failed = CheckedCase(
    name: "a.json", path: "a.json", line: 2, outcome: .failed, message: "differs")

  @Test func writesEachReportToItsPlace() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out.tap"
    var console = MemoryConsole()
    var files = try ReportFiles([ReportTarget(.tap, path: path), ReportTarget(.github)])
    try files.add(CheckedCase(name: "b", path: "b"), console: &console)
    try files.add(failed, console: &console)
    #expect(text(path) == nil)
    try files.finish(CheckTotals(passed: 1, failed: 1), console: &console)
    #expect(
      text(path) == """
        TAP version 14
        ok 1 - b
        not ok 2 - a.json
          ---
          outcome: failed
          message: "differs"
          file: "a.json"
          line: 2
          ...
        1..2

        """)
    #expect(console.output == "::error file=a.json,line=2,title=a.json::differs\n")
  }

  @Test func anUnfinishedRunLeavesTheOldReport() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "out.xml")
    do {
      var console = MemoryConsole()
      var files = try ReportFiles([ReportTarget(.junit, path: path)])
      try files.add(failed, console: &console)
    }
    #expect(text(path) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.xml"])
  }

  @Test func refusesAtOnceWhatItCannotWrite() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/missing/out.xml"
    let error = OutputError.failed(name: "'\(path)'", reason: "No such file or directory")
    #expect(throws: CommandError.output(error)) {
      try ReportFiles([ReportTarget(.junit, path: path)])
    }
    #expect(CommandError.output(error).exitStatus == .cannotWrite)
    #expect(
      throws: CommandError.usage(.conflict("'--report' writes to standard output twice"))
    ) {
      try ReportFiles([ReportTarget(.tap), ReportTarget(.junit)])
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskSpoilsNoOtherReport() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out.tap"
    var console = MemoryConsole()
    var files = try ReportFiles([
      ReportTarget(.junit, path: "/dev/full"), ReportTarget(.tap, path: path),
    ])
    #expect(
      throws: OutputError.failed(name: "'/dev/full'", reason: "No space left on device")
    ) { try files.finish(CheckTotals(), console: &console) }
    #expect(text(path) == "TAP version 14\n1..0\n")
  }
}
