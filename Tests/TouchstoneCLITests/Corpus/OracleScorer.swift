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
      let python = found("python3"), let tool
    else { return nil }
    let script = folder.deletingLastPathComponent().appending(path: "bench/oracle_score.py").path
    guard FileManager.default.fileExists(atPath: script) else { return nil }
    return OracleScorer(python: python, script: script, tool: tool, recordings: recordings.path)
  }()

  /// The program, beside the bundle of the tests that run.
  private static let tool: String? = {
    let bundles =
      CommandLine.arguments.map { URL(filePath: $0) } + Bundle.allBundles.map { $0.bundleURL }
    let products = bundles.compactMap { url -> URL? in
      let parts = url.pathComponents
      guard let index = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { return nil }
      return parts[index...].reduce(url) { url, _ in url.deletingLastPathComponent() }
    }
    return products.map { $0.appending(path: "touchstone").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
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
