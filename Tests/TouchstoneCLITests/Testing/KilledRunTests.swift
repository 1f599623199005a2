import Foundation
import Testing
import TouchstoneReference

/// A run that is killed at any moment leaves whole goldens behind, old or new, and is in nobody's way.
@Suite(.enabled(if: BuiltProgram.path != nil)) struct KilledRunTests {
  private static let count = 24

  private static let tap = """
    {"events": [{"t": 0, "touches": [{"id": 1, "phase": "began", "x": 100, "y": 100}]},
      {"t": 0.1, "touches": [{"id": 1, "phase": "ended", "x": 100, "y": 100}]}]}
    """

  private func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltProgram.path))
    process.arguments = ["test"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  private func run(_ arguments: [String]) throws -> Int32 {
    let process = try process(arguments)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func golden(_ number: Int, in folder: borrowing TemporaryFolder) -> String {
    folder.path + "/\(number / 5)/t\(number).expected.ndjson"
  }

  private func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  private func writeTraces(to folder: borrowing TemporaryFolder) throws {
    for number in 0..<Self.count { try folder.write(Self.tap, to: "\(number / 5)/t\(number).json") }
  }

  /// Gives every other trace the old golden, and takes that of the others away.
  private func reset(_ folder: borrowing TemporaryFolder, to old: [Data]) throws {
    for number in 0..<Self.count {
      let path = golden(number, in: folder)
      if number.isMultiple(of: 2) {
        try old[number].write(to: URL(filePath: path))
      } else if contents(path) != nil {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// What a run to the end writes.
  private func goldens(_ options: [String]) throws -> [Data] {
    let folder = try TemporaryFolder()
    try writeTraces(to: folder)
    #expect(try run(["--accept", folder.path] + options) == 0)
    return try (0..<Self.count).map { try #require(contents(golden($0, in: folder))) }
  }

  @Test(.timeLimit(.minutes(5))) func everyGoldenIsWhole() throws {
    let old = try goldens(["--show", "touches"])
    let new = try goldens(["--show", "transitions"])
    for data in old + new {
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      #expect(lines.first?.hasPrefix(#"{"type":"golden","version":1,"#) == true)
      #expect(lines.last?.hasPrefix(#"{"type":"summary","#) == true)
    }
    let folder = try TemporaryFolder()
    try writeTraces(to: folder)
    var random = SplitMix64(seed: 7)
    var cutShort = 0
    for _ in 0..<20 {
      try reset(folder, to: old)
      try killRun(in: folder, &random)
      var written = 0
      for number in 0..<Self.count {
        let golden = contents(golden(number, in: folder))
        let before = number.isMultiple(of: 2) ? old[number] : nil
        #expect(golden == before || golden == new[number])
        if golden == new[number] { written += 1 }
      }
      if written < Self.count { cutShort += 1 }
    }
    #expect(cutShort > 0)
    // What it has left lies where it was, and the next runs do as ever.
    #expect(try run(["--accept", "--show", "transitions", folder.path]) == 0)
    #expect(try run(["--ci", "--unreferenced", "fail", folder.path]) == 0)
    for number in 0..<Self.count { #expect(contents(golden(number, in: folder)) == new[number]) }
  }

  /// Kills a run once a golden that was not there, and that chance has chosen, is written.
  private func killRun(
    in folder: borrowing TemporaryFolder, _ random: inout SplitMix64
  ) throws {
    let awaited = 2 * Int.random(in: 0..<Self.count / 2 - 4, using: &random) + 1
    // Chance also says how long the run still has.
    let looks = Int.random(in: 0...40, using: &random)
    let path = golden(awaited, in: folder)
    let process = try process(["--accept", "--jobs", "2", "--show", "transitions", folder.path])
    try process.run()
    while process.isRunning, !FileManager.default.fileExists(atPath: path) {}
    for _ in 0..<looks { _ = contents(path) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
