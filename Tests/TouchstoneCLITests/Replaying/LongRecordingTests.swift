import Testing
import TouchstoneReports

@testable import TouchstoneCLI

/// Summaries and rows of long recordings list the first gestures.
@Suite struct LongRecordingTests {
  private static let scene =
    #"{"scene":{"views":{"id":"w","frame":[0,0,300,600]},"#
    + #""recognizers":[{"id":"tap","type":"tap","view":"w"}]}}"#

  /// Taps after each other.
  private static func taps(_ count: Int) -> String {
    var lines = [scene]
    for number in 0..<count {
      for (time, phase) in [("\(number)", "began"), ("\(number).05", "ended")] {
        lines.append(#"{"t":\#(time),"touches":[{"id":1,"phase":"\#(phase)","x":9,"y":9}]}"#)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func replay(
    _ input: String, _ format: ReportFormat, show: [ShownKind] = []
  ) throws -> String {
    var console = MemoryConsole()
    console.input = input
    var options = ReplayCommand.defaults
    (options.format, options.show) = (format, show)
    _ = try ReplayCommand.run(options, console: &console)
    return console.output
  }

  private func classify(_ input: String, _ format: ClassificationFormat) throws -> String {
    var console = MemoryConsole()
    console.input = input
    var options = ClassifyCommand.defaults
    (options.paths, options.format) = (["-"], format)
    _ = try ClassifyCommand.run(options, console: &console)
    return console.output
  }

  private static let label = Array(repeating: "tap", count: 256).joined(separator: ",")

  @Test func theSummaryListsTheFirstGesturesAndCountsAll() throws {
    let whole = try #require(try replay(Self.taps(256), .ndjson).split(separator: "\n").last)
    #expect(whole.contains(#""label":"\#(Self.label)","gestures":["#))
    #expect(whole.contains(#"}],"gestureCount":256,"events":512,"#))

    let long = try #require(try replay(Self.taps(300), .ndjson).split(separator: "\n").last)
    #expect(long.contains(#""label":"\#(Self.label),…","gestures":["#))
    #expect(long.contains(#""ended":255.05,"#))
    #expect(!long.contains(#""ended":256.05,"#))
    #expect(long.contains(#"}],"gestureCount":300,"truncated":true,"events":600,"#))
  }

  @Test(arguments: ReportFormat.allCases)
  func everyFormatSaysThatGesturesAreLeftOut(format: ReportFormat) throws {
    let output = try replay(Self.taps(300), format)
    #expect(output.contains(Self.label + ",…"))
    #expect(output.contains(format == .text ? "; and 44 more)" : #""truncated":true"#))
  }

  @Test(arguments: ClassificationFormat.allCases)
  func everyRowSaysThatGesturesAreLeftOut(format: ClassificationFormat) throws {
    let output = try classify(Self.taps(300), format)
    #expect(output.contains(Self.label + ",…"))
    switch format {
    case .text, .csv: #expect(output.contains("; and 44 more"))
    case .ndjson, .json: #expect(output.contains(#""gestureCount":300,"truncated":true"#))
    }
  }

  @Test func gesturesAreStreamedWhenTheyAreOver() throws {
    let gestures = ShownKind.kinds(in: .gestures)
    let lines = try replay(Self.taps(300), .ndjson, show: gestures).split(separator: "\n")
    #expect(lines.count == 302)
    let last: Substring = """
      {"type":"gesture","recognizer":"tap","kind":"tap","began":299.05,"ended":299.05,\
      "state":"ended","touches":1,"taps":1}
      """
    #expect(lines[300] == last)
    let text = try replay(Self.taps(2), .text, show: gestures)
    #expect(text.contains("1.050 s     tap  gesture            at 1.050 s, 1 tap"))
  }
}
