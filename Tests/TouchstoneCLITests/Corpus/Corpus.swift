import Foundation

/// A folder of real recordings that is not part of the package: `TOUCHSTONE_CORPUS`, or a folder
/// named `corpus` in one beside the package. Whoever has none runs the other tests.
enum Corpus {
  /// The folder; nil when there is none.
  static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["TOUCHSTONE_CORPUS"]
    if let named { return existing(URL(filePath: named)) }
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = package.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    return names.sorted().lazy
      .compactMap { existing(beside.appending(path: "\($0)/corpus")) }.first
  }()

  /// The bug reports of others, retold as touches with what they should give.
  static let bugs: [URL] = files(in: "bugs")

  /// What UIKit itself reported, beside the touches.
  static let oracle: URL? = files(in: "uikit-oracle").first?.deletingLastPathComponent()

  private static func files(in name: String) -> [URL] {
    guard let folder = folder?.appending(path: name) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
  }

  private static func existing(_ url: URL) -> URL? {
    FileManager.default.fileExists(atPath: url.appending(path: "bugs").path)
      || FileManager.default.fileExists(atPath: url.appending(path: "uikit-oracle").path)
      ? url : nil
  }
}
