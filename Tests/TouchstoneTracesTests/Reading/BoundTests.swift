import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// What would cost more than its size is refused, with the bound: time and memory of everything else are measured
/// by `make bench-growth`.
@Suite struct BoundTests {
  private static func error(_ text: String) -> String {
    Transcript.of(text).last { $0.hasPrefix("error: ") } ?? "none"
  }

  private static func touches(_ range: Range<Int>) -> String {
    range.map { #"{"id":\#($0),"phase":"began","x":1,"y":1}"# }.joined(separator: ",")
  }

  @Test func fingersAtOnce() {
    let inOneEvent = { (count: Int) in #"{"t":0,"touches":["# + Self.touches(0..<count) + "]}" }
    #expect(Self.error(inOneEvent(256)) == "none")
    #expect(
      Self.error(inOneEvent(257))
        == "error: trace:1: touches[0]: 257 touches at once; expected at most 256")
    let oneByOne = (0..<300).map { #"{"t":\#($0),"touches":["# + Self.touches($0..<$0 + 1) + "]}" }
    let lines = Transcript.of(oneByOne.joined(separator: "\n"))
    #expect(
      lines.last == "error: trace:257: touches[0]: 257 touches at once; expected at most 256")
    // What came before is given.
    #expect(lines.count { $0.contains(": began ") } == 256)
  }

  @Test func samplesThatAreMadeUp() {
    let moves = { (count: Int) in
      #"{"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":["#
        + #"{"type":"pointerDown"},"#
        + Array(repeating: #"{"type":"pointerMove","duration":600000,"x":1,"y":2}"#, count: count)
        .joined(separator: ",") + #",{"type":"pointerUp"}]}]}"#
    }
    // Ten minutes are 36,000 moves.
    var reader = TraceReader(MemorySource(Array(moves(2).utf8)), scenes: SceneSource())
    #expect(throws: Never.self) { while try reader.next() != nil {} }
    #expect(
      Self.error(moves(3))
        == "error: trace:1: actions[0].actions[3]: more than 100000 samples at once; expected fewer"
    )
  }

  @Test func positionsOfOneEvent() {
    let event = { (count: Int) in
      #"[{"type":3,"timestamp":5,"data":{"source":6,"positions":["#
        + Array(repeating: #"{"x":1,"y":1,"timeOffset":0}"#, count: count).joined(separator: ",")
        + "]}}]"
    }
    #expect(
      Self.error(event(100_001))
        == "error: trace: [0].data.positions: 100001 positions in one event; expected at most 100000"
    )
  }

  @Test func recognizers() {
    let scene = { (count: Int) in
      #"{"scene":{"views":{"id":"w"},"recognizers":["#
        + (0..<count).map { #"{"id":"r\#($0)","type":"tap"}"# }.joined(separator: ",") + "]}}"
    }
    #expect(Self.error(scene(4096)) == "none")
    #expect(
      Self.error(scene(4097))
        == "error: trace:1: scene.recognizers: expected at most 4096 recognizers, found a list of 4097"
    )
  }

  @Test func keys() {
    let line = { (count: Int) in
      #"{"t":0,"\#(String(repeating: "k", count: count))":1,"touches":[]}"#
    }
    #expect(Self.error(line(1 << 16)) == "none")
    #expect(
      Self.error(line((1 << 16) + 1)).hasPrefix(
        "error: trace:1:8: key too long; expected at most 65536 bytes"))
    // Foreign formats and documents alike.
    #expect(
      Self.error(#"[{"type":"touchstart",\#(line((1 << 16) + 1).dropFirst())]"#)
        .contains("key too long; expected at most 65536 bytes"))
  }

  /// The first requirement that closes a cycle is found among many, wherever it stands.
  @Test func aCycleIsFoundInAChainOfRequirements() {
    let chain = (0..<3000).map { Policy.Pair($0, $0 + 1) }
    #expect(RequirementGraph(chain, count: 3001).firstCycle == nil)
    for place in [0, 1, 1500, 3000] {
      var requirements = chain
      requirements.insert(Policy.Pair(3000, 0), at: place)
      let cycle = RequirementGraph(requirements, count: 3001).firstCycle
      #expect(cycle?.index == 3000)
      #expect(cycle?.members.count == 3001)
    }
    let short = [Policy.Pair(0, 1), Policy.Pair(1, 0), Policy.Pair(2, 3), Policy.Pair(3, 2)]
    let cycle = RequirementGraph(short, count: 4).firstCycle
    #expect(cycle?.index == 1)
    #expect(cycle?.members == [1, 0])
  }
}
