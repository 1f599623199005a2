import Foundation
import Testing
import TouchstoneCLI
import TouchstoneReference

/// Numbers that are near enough pass, others do not, and nothing but numbers is ever near enough.
@Suite struct ToleranceTests {
  private static let names = [
    "tap", "two-finger-tap", "swipe-left", "edge-pan", "pinch-out", "photo",
  ]

  private static let traces = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../traces").standardizedFileURL

  /// The differences that `test` reports when the golden of a trace is changed line by line.
  private func differences(
    _ name: String, tolerance: String, _ change: (Int, Substring) throws -> String
  ) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    let source = Self.traces.appending(path: name)
    let golden = try String(
      contentsOf: source.appending(path: "trace.expected.ndjson"), encoding: .utf8)
    let lines = golden.split(separator: "\n")
    let changed = try lines.enumerated().map { try $0 == 0 ? String($1) : change($0, $1) }
    try folder.write(changed.joined(separator: "\n") + "\n", to: "trace.expected.ndjson")
    try folder.write(
      String(contentsOf: source.appending(path: "trace.json"), encoding: .utf8), to: "trace.json")
    var console = MemoryConsole()
    let status = CommandLineTool.run(
      arguments: [
        "test", "--ci", "--format", "ndjson", "--tolerance", tolerance, folder.path,
      ], console: &console)
    let found = try console.output.split(separator: "\n")
      .compactMap { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
      .filter { $0["type"] as? String == "difference" }
    #expect(status == (found.isEmpty ? .done : .different))
    return found
  }

  @Test(arguments: names, 1...4 as ClosedRange<UInt64>)
  func noiseWithinTheToleranceNeverFails(name: String, seed: UInt64) throws {
    var noise = GoldenNoise(seed: seed, strength: 0...0.9, addsTurns: true)
    let found = try differences(name, tolerance: GoldenNoise.tolerance) { try noise.changed($1) }
    #expect(noise.count > 20)
    #expect(found.isEmpty, "\(found.first ?? [:])")
  }

  /// The last printed digit is enough without a tolerance.
  @Test(arguments: names) func withoutAToleranceItFails(name: String) throws {
    var noise = GoldenNoise(seed: 1, strength: 0.9...0.9)
    #expect(try !differences(name, tolerance: "points=0") { try noise.changed($1) }.isEmpty)
  }

  /// One number too far off is found, whichever it is, and told as the only difference.
  @Test(arguments: names, 1...6 as ClosedRange<UInt64>)
  func noiseBeyondTheToleranceAlwaysFails(name: String, seed: UInt64) throws {
    var counting = GoldenNoise(seed: 0, strength: 0...0)
    _ = try differences(name, tolerance: "points=0") { try counting.changed($1) }
    var random = SplitMix64(seed: seed)
    let target = Int.random(in: 0..<counting.count, using: &random)
    var noise = GoldenNoise(seed: seed, strength: 1.1...1.2, target: target)
    var (place, isZero) = (0, false)
    let found = try differences(name, tolerance: GoldenNoise.tolerance) { index, line in
      let changed = try noise.changed(line)
      let same = try PlainComparison.line(JSONSerialization.jsonObject(with: Data(line.utf8)))
      if place == 0, noise.count > target {
        place = index
        isZero =
          try same == PlainComparison.line(JSONSerialization.jsonObject(with: Data(changed.utf8)))
      }
      return changed
    }
    // A part of nothing is nothing.
    #expect(found.count == (isZero ? 0 : 1), "line \(place + 1): \(found)")
    let kind = found.first?["kind"] as? String
    #expect(isZero || kind == "changed" || kind == "member")
  }

  @Test(arguments: names, 1...4 as ClosedRange<UInt64>)
  func whatIsNoNumberIsNeverTolerated(name: String, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let everything = "points=1e9,seconds=1e9,velocity=1e9,scale=1e9,rotation=1e9,matrix=1e9"
    #expect(try differences(name, tolerance: everything) { String($1) }.isEmpty)
    let target = Int.random(in: 0..<14, using: &random)
    var transitions = 0
    let found = try differences(name, tolerance: everything) { _, line in
      guard line.contains(#""type":"transition""#) else { return String(line) }
      defer { transitions += 1 }
      guard transitions == target % (name == "edge-pan" ? 3 : 14) else { return String(line) }
      return Self.another(String(line), Int.random(in: 0..<4, using: &random))
    }
    #expect(!found.isEmpty)
  }

  /// The same line with another state, reason, recognizer or number of touches.
  private static func another(_ line: String, _ choice: Int) -> String {
    switch choice {
    case 0:
      line.replacing(/"to":"[a-z]+"/) {
        $0.output == #""to":"ended""# ? #""to":"failed""# : #""to":"ended""#
      }
    case 1: line.replacing(/"view":"/) { _ in #""view":"other-"# }
    case 2: line.replacing(/"recognizer":"/) { _ in #""recognizer":"other-"# }
    default: line.replacing(/"touches":\d+/) { $0.output + "0" }
    }
  }
}
