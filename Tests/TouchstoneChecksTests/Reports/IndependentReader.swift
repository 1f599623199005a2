import Foundation
import Testing
import TouchstoneChecks

/// A case as junitparser finds it.
struct ReadCase: Decodable {
  var name: String
  var folder: String
  var kind: String
  var outcome: String?
  var message: String?
  var text: String?

  /// What junitparser calls an outcome.
  static func kind(of outcome: CheckedCase.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed, .new: "failure"
    case .broken: "error"
    }
  }
}

/// A suite as junitparser finds it.
struct ReadSuite: Decodable {
  var name: String
  /// Tests, failures, errors.
  var counts: [Int]
  var cases: [ReadCase]
}

/// A line as tap.py finds it: the version, a result or the plan.
struct ReadLine: Decodable {
  /// What stands below a result.
  struct Diagnostics: Decodable {
    var message: String
    var file: String
    var line: Int?
    var details: [String]?
  }

  var version: Int?
  var plan: Int?
  var number: Int?
  var isPassed: Bool?
  /// Whether it is to be skipped, or not expected to pass.
  var isDirected: Bool?
  var description: String?
  var diagnostics: Diagnostics?
}

/// Runs Python's readers, where `make readers` has put them.
enum IndependentReader {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let home = root.appending(path: ".build/readers").path

  static var isThere: Bool { FileManager.default.fileExists(atPath: home + "/complete") }

  static func junit(_ report: String) throws -> [ReadSuite] {
    try read(report, "junit", home + "/junit-10.xsd")
  }

  static func tap(_ report: String) throws -> [ReadLine] {
    try read(report, "tap")
  }

  private static func read<Found: Decodable>(
    _ report: String, _ form: String, _ more: String...
  ) throws -> Found {
    let file = FileManager.default.temporaryDirectory.appending(
      component: "touchstone-\(UUID().uuidString)")
    try Data(report.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: home + "/bin/python")
    let script = root.appending(path: "Tests/Readers/read_report.py").path
    process.arguments = [script, form, file.path] + more
    process.environment = ["PYTHONUTF8": "1"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the reader refuses the report")
    return try JSONDecoder().decode(Found.self, from: bytes)
  }
}
