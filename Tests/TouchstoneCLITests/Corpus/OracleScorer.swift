import Foundation
import Testing

/// The script that scores an engine against UIKit's own reports. It stands beside the corpus; how
/// it finds UIKit's frames in a recording is long, and told there.
struct OracleScorer {
  private let python: String
  private let script: String
  private let tool: String
  private let recordings: String

  /// The scorer, if everything it takes is there.
  static let installed: OracleScorer? = {
    guard let recordings = Corpus.oracle, let folder = Corpus.folder,
      let python = found("python3"), let tool = BuiltProgram.path
    else { return nil }
    let script = folder.deletingLastPathComponent().appending(path: "bench/oracle_score.py").path
    guard FileManager.default.fileExists(atPath: script) else { return nil }
    return OracleScorer(python: python, script: script, tool: tool, recordings: recordings.path)
  }()

  private static func found(_ program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The line of totals that the script prints.
  func totals() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: python)
    let engine = "'\(tool)' replay --format ndjson --show transitions,touches"
    process.arguments = [script, "--engine", engine, "--corpus", recordings]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try #require(
      text.split(separator: "\n").first { $0.hasPrefix("all: ") }.map(String.init))
  }
}
