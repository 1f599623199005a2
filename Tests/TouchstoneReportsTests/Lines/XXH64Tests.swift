import Foundation
import Testing

@testable import Touchstone
@testable import TouchstoneReports

@Suite struct XXH64Tests {
  private func hash(_ bytes: [UInt8], pieces: [Int] = []) -> String {
    var hash = XXH64()
    var start = 0
    for piece in pieces + [bytes.count] {
      let end = min(bytes.count, start + piece)
      hash.add(bytes.span.extracting(start..<end))
      start = end
    }
    return hash.text
  }

  /// The bytes of the self-test that the algorithm is published with.
  private static let sanity: [UInt8] = {
    var generator: UInt64 = 2_654_435_761
    return (0..<222).map { _ in
      defer { generator = generator &* 11_400_714_785_074_694_797 }
      return UInt8(generator >> 56)
    }
  }()

  @Test(arguments: [
    (0, "ef46db3751d8e999"), (1, "e934a84adb052768"), (14, "8282dcc4994e35c8"),
    (222, "b641ae8cb691c174"),
  ])
  func givesThePublishedValues(count: Int, expected: String) {
    #expect(hash(Array(Self.sanity.prefix(count))) == expected)
  }

  @Test(arguments: [("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999")])
  func hashesText(text: String, expected: String) {
    #expect(hash(Array(text.utf8)) == expected)
  }

  @Test func piecesDoNotMatter() {
    let whole = hash(Self.sanity)
    for size in 1...70 {
      #expect(hash(Self.sanity, pieces: Array(repeating: size, count: 222 / size)) == whole)
    }
  }

  /// What `grep` finds in a report and `xxhsum` makes of it is the hash in the summary.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xxhsum")))
  func xxhsumGivesTheHashOfAReport() throws {
    let tap = Sample.transition(.tap, at: 1, to: .ended, values: .tap(taps: 1))
    let transform = TransformReport(time: .zero, view: 1, transform: .identity)
    let text = Sample.document(
      .ndjson, .init(show: .all),
      [[.transition(tap), .transform(transform)], [Sample.change(.hidden(true))]])
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(#"{"type":"trans"#) }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touchstone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: path)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xxhsum")
    process.arguments = ["-H64", path.path]
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(lines.count == 2)
    #expect(text.contains("\"hash\":\"\(output.prefix(16))\""))
  }
}
