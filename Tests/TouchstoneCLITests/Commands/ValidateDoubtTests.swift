import Foundation
import Testing
import TouchstoneCLI
import TouchstoneTraces

/// Every doubt of `touchstone validate`, and a recording like it without.
@Suite struct ValidateDoubtTests {
  /// One finger: times in milliseconds, and where it is.
  private static func trace(_ samples: [(Double, Double)], y: Double = 0.5) -> String {
    let events = samples.enumerated().map { index, sample in
      let phase = index == 0 ? "began" : index == samples.count - 1 ? "ended" : "moved"
      return
        #"{"t":\#(sample.0),"touches":[{"id":1,"phase":"\#(phase)","x":\#(sample.1),"y":\#(y)}]}"#
    }
    return #"{"timeUnit":"ms","events":["# + events.joined(separator: ",") + "]}"
  }

  /// A log of a browser: one finger at some times in milliseconds.
  private static func log(_ times: [Int]) -> String {
    times.enumerated().map { index, time in
      let type = index == 0 ? "touchstart" : index == times.count - 1 ? "touchend" : "touchmove"
      return #"{"type":"\#(type)","timeStamp":\#(time),"changedTouches":[{"identifier":1,"#
        + #""clientX":\#(Double(index) + 0.5),"clientY":2}]}"#
    }.joined(separator: "\n")
  }

  private static func steps(_ step: Double, _ way: Double) -> [(Double, Double)] {
    (0..<8).map { (Double($0) * step, Double($0) * way) }
  }

  private static let unlifted = trace(steps(10, 1.5)).replacing("ended", with: "moved")

  static let cases: [(code: Doubt.Code, doubtful: String, other: String)] = [
    (.suspectedUnit, trace(steps(0.01, 1.5)), trace(steps(10, 1.5))),
    (
      .wrappingClock, log([950, 966, 982, 998, 14, 30, 46]), log([950, 966, 982, 998, 400, 30, 46])
    ),
    (.constantTime, trace(steps(0, 1.5)), trace(steps(8, 1.5))),
    (
      .duplicateTimes, trace([(0, 0.5), (10, 2), (10, 3), (20, 4.5)]),
      trace([(0, 0.5), (10, 2), (11, 3), (20, 4.5)])
    ),
    (.sparseSamples, trace(steps(41, 1.5)), trace(steps(40, 1.5))),
    (.wholeCoordinates, trace(steps(10, 2), y: 7), trace(steps(10, 2), y: 7.5)),
    (.missingMoves, trace(steps(10, 10.5)), trace(steps(10, 9.5))),
    (.missingLifts, unlifted, trace(steps(10, 1.5))),
  ]

  @Test(arguments: cases)
  func isFoundWhereItIsAndNowhereElse(_ code: Doubt.Code, _ doubtful: String, _ other: String)
    throws
  {
    #expect(try Self.doubts(doubtful).contains(code.rawValue))
    #expect(try !Self.doubts(other).contains(code.rawValue))
    var console = MemoryConsole(files: ["t": doubtful])
    let status = CommandLineTool.run(arguments: ["validate", "t"], console: &console)
    #expect(status == .different)
    #expect(console.output.contains("doubt"))
  }

  @Test func allDoubtsAreHere() {
    #expect(Self.cases.map(\.code) == Doubt.Code.allCases)
  }

  /// Doubts are no repairs: strict or not, they are doubts.
  @Test(arguments: cases.filter { ![.wrappingClock, .missingLifts].contains($0.code) })
  func strictMakesNoErrorOfIt(_ code: Doubt.Code, _ doubtful: String, _ other: String) throws {
    #expect(try Self.doubts(doubtful, "--strict").contains(code.rawValue))
  }

  @Test func aClockThatWrapsIsToldWithItsPlace() {
    var console = MemoryConsole(files: ["t": Self.log([950, 966, 982, 998, 14, 30, 46])])
    _ = CommandLineTool.run(arguments: ["validate", "t"], console: &console)
    #expect(
      console.output.contains(
        "t:5: doubt: the times fall from 998 ms to 14 ms while a finger is down: is it a clock that "
          + "wraps at 1000 (milliseconds within a second)?"))
    var other = MemoryConsole(files: ["t": Self.log([950, 998, 14, 990, 3, 46])])
    _ = CommandLineTool.run(arguments: ["validate", "t", "-f", "ndjson"], console: &other)
    #expect(
      other.output.contains(
        #"{"type":"finding","severity":"doubt","code":"wrappingClock","source":"t","index":0,"line":3,"#
          + #""message":"the times fall from 998 ms to 14 ms while a finger is down (2 times in all)"#
      ))
  }

  /// The codes of the doubts about a text, each with its line for programs and where it shows.
  private static func doubts(_ text: String, _ arguments: String...) throws -> [String] {
    var console = MemoryConsole(files: ["t": text])
    _ = CommandLineTool.run(
      arguments: ["validate", "t", "--format", "ndjson"] + arguments, console: &console)
    return try console.output.split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["severity"] as? String == "doubt" ? object?["code"] as? String : nil
    }
  }
}
