import Testing
import Touchstone

@testable import TouchstoneReports

@Suite struct TextRowTests {
  private static func text(
    _ subject: String, _ action: String, details: String = "", at nanoseconds: Int64 = 0,
    inColor: Bool = false
  ) -> String {
    var bytes: [UInt8] = []
    let row = TextRow(
      time: Timestamp(nanoseconds: nanoseconds), subject: subject, action: action, tone: .failed,
      details: details)
    row.append(subjectWidth: 6, inColor: inColor, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "pan", "größe", "re\u{301}el", "👩‍👩‍👧", "x\u{20D7}", "→…", "日本",
  ])
  func columnsBeginBehindAsManyCharacters(subject: String) {
    let padding = String(repeating: " ", count: 6 - subject.count)
    let expected = "   0.000 s     \(subject)\(padding)  began → ended      at 1\n"
    #expect(Self.text(subject, "began → ended", details: "at 1") == expected)
    let action = "\u{1B}[31mbegan → ended    \u{1B}[0m"
    let inColor = "   0.000 s     \(subject)\(padding)  \(action)  at 1\n"
    #expect(Self.text(subject, "began → ended", details: "at 1", inColor: true) == inColor)
  }

  @Test func nothingInATextDoesAnythingToATerminal() {
    let hostile = "a\u{1B}]0;x\u{7}\u{202E}\n"
    let shown = "a\u{FFFD}]0;x\u{FFFD}\u{FFFD}\u{FFFD}"
    #expect(
      Self.text(hostile, hostile, details: hostile)
        == "   0.000 s     \(shown)  \(shown)          \(shown)\n")
  }

  @Test func nothingStandsBehindTheLastColumn() {
    #expect(Self.text("pan", "reset") == "   0.000 s     pan     reset\n")
  }

  @Test(
    arguments: [
      (0, "   0.000 s   "), (1_500_000_000, "   1.500 s   "), (12_345_678_900, "  12.345679 s"),
      (123_456_789_000_000, "123456.789 s "), (-1_000_000, "  -0.001 s   "),
      (999_999_999_999, "1000.000 s   "),
    ] as [(Int64, String)])
  func timesHaveTheirPointsBelowEachOther(nanoseconds: Int64, column: String) {
    #expect(Self.text("pan", "reset", at: nanoseconds) == column + "  pan     reset\n")
  }
}
