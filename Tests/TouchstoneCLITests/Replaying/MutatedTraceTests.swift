import Foundation
import Testing
import TouchstoneCLI

/// Traces broken at random, from seeds: nothing traps, and whatever is wrong is said.
@Suite struct MutatedTraceTests {
  /// A source of numbers that is the same on every system.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, sides)
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[roll(choices.count)] }
  }

  private static let traces: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../traces").standardizedFileURL
    return ChunkingTests.traces.compactMap { name in
      try? String(contentsOf: root.appending(path: "\(name)/trace.json"), encoding: .utf8)
    }
  }()

  private static let words = [
    "0", "-1", "1e9", "-1000000000", "1e308", "9223372036.854775807", "-9223372036.854775808",
    "9007199254740992", "-9223372036854775808", "1e-400", "0.1", "null", "true", "[]", "{}",
    #""began""#, #""moved""#, #""stationary""#, #""ended""#, #""cancelled""#, #""x""#, #""ms""#,
    #"{"views": {"id": "w", "multipleTouchEnabled": true}}"#, #""uikit-simultaneous""#,
  ]

  /// Puts another word in the place of a value, or breaks the text.
  private static func mutate(_ text: String, _ dice: inout Dice) -> String {
    var parts = text.split(separator: ": ", omittingEmptySubsequences: false).map { String($0) }
    for _ in 0...dice.roll(3) {
      let index = 1 + dice.roll(parts.count - 1)
      let end = parts[index].firstIndex { ",}]\n".contains($0) } ?? parts[index].endIndex
      switch dice.roll(8) {
      case 0: parts.remove(at: index)
      case 1: parts[index].append(contentsOf: parts[index])
      case 2: parts[index] = String(parts[index].dropLast(dice.roll(9)))
      default: parts[index].replaceSubrange(..<end, with: dice.pick(words))
      }
    }
    return parts.joined(separator: ": ")
  }

  private static let options = [
    [], ["--scene", "uikit"], ["--scene", "uikit-simultaneous"], ["--at-end", "cancel"],
    ["--at-end", "stop"], ["--strict"], ["--set", "coalesce-hz=60"], ["--format", "text"],
    ["--format", "json"], ["--simultaneous", "all"],
  ]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func nothingTrapsAndWhatIsWrongIsSaid(seed: UInt64) {
    var dice = Dice(state: seed)
    for _ in 0..<10 {
      let text = Self.mutate(dice.pick(Self.traces), &dice)
      var console = MemoryConsole()
      console.input = text
      let status = CommandLineTool.run(
        arguments: ["replay", "--format", "ndjson", "--show", "all"] + dice.pick(Self.options)
          + ["-"],
        console: &console)
      #expect(status == .done || status == .badInput, "\(console.errors)\n\(text)")
      let complaints = console.errors.split(separator: "\n").filter {
        $0.hasPrefix("standard input:") && !$0.contains(" warning: ")
      }
      #expect(complaints.isEmpty == (status == .done), "\(console.errors)\n\(text)")
    }
  }
}
