import Foundation
import Testing
import Touchstone

/// The examples of the README and of the reference are compiled and run here, and stand there word
/// for word.
struct ExampleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func print(_ values: Any...) {
    printed.append(values.map { "\($0)" }.joined(separator: " "))
  }

  private final class Printed {
    var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
  }

  private let printed = Printed()

  @Test func theExampleBeginsAPan() throws {
    // example
    let scene = TouchScene(
      window: Size2D(width: 390, height: 844), recognizers: [("pan", GestureSettings(.pan))])
    var (replay, events) = (Replay(scene), ReplayEvents())
    for (phase, time, x) in [(TouchPhase.began, 0, 100.0), (.moved, 0.016, 112)] {
      let finger = TouchSample(id: TouchID(1), phase: phase, location: Point2D(x: x, y: 300))
      try replay.process(Frame(time: Timestamp(seconds: time), samples: [finger]), into: &events)
    }
    for case .transition(let pan) in events { print(pan.to.name, pan.reason?.margin ?? 0) }
    // end
    #expect(printed.lines == ["began 2.0"])
  }

  @Test(arguments: ["README.md", "Sources/Touchstone/Touchstone.docc/Touchstone.md"])
  func theExampleStandsInTheDocuments(document: String) throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// example") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// end") })
    let example = lines[(start + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    let text = try String(
      contentsOf: Self.root.appending(path: document), encoding: .utf8)
    #expect(text.contains("```swift\nimport Touchstone\n\n\(example)\n```"))
  }
}
