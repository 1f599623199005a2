import Foundation

/// The program itself, for tests that have to run it as a process.
enum BuiltProgram {
  /// Where it was built, beside the bundle of the tests that run; nil when it was not.
  static let path: String? = {
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
}
