import Foundation

/// A folder for one test, removed with it.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      component: "touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}
