import Foundation

/// The traces of the project, a folder for each demonstration.
enum BundledTraces {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  /// The folders' names.
  static let names: [String] = {
    let path = root.appending(path: "traces").path(percentEncoded: false)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.filter { !$0.contains(".") }.sorted()
  }()

  /// The text of a file in one of the folders.
  static func text(_ name: String, _ file: String = "trace.json") throws -> String {
    try String(contentsOf: root.appending(path: "traces/\(name)/\(file)"), encoding: .utf8)
  }
}
