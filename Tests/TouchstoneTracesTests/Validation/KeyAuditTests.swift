import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// Keys of native traces that nobody reads.
@Suite struct KeyAuditTests {
  private static func found(_ text: String) -> [String] {
    let both = Lane.allCases.map { lane in
      var reader = TraceReader(
        MemorySource(Array(text.utf8)), scenes: SceneSource(), lane: lane)
      var frame = Frame(time: .zero)
      while true {
        while reader.nextPlainFrameInMemory(into: &frame) || reader.readPlainFrame(into: &frame) {}
        guard (try? reader.next()) != nil else { break }
      }
      return reader.takeUnreadKeys().filter { !$0.isKnown }.map {
        "\($0.line) \($0.path): \($0.message)"
      }
    }
    #expect(both[0] == both[1])
    return both[0]
  }

  @Test func whatIsReadIsNotTold() {
    #expect(
      Self.found(
        #"{"format":"touchstone-trace","version":1,"x-own":1,"device":{"width":1,"height":1},"#
          + #""events":[{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1,"force":1,"#
          + #""coalesced":[{"t":0,"x":1,"y":1}]}]},{"t":1,"interruption":true}],"metadata":{"a":1}}"#
      ) == [])
    #expect(Self.found(#"{"t":0,"id":1,"phase":"began","x":1,"y":1}"#) == [])
  }

  @Test func eachKeyIsToldOnceWithItsPlace() {
    let text = """
      {"scen":"default","device":{"widht":390},"events":[
      {"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1,"forze":1}]},
      {"t":1,"touchs":[],"touches":[{"id":1,"phase":"ended","x":1,"y":1,"forze":2}]}],
      "nmae":"x"}
      """
    #expect(
      Self.found(text) == [
        "1 scen: unknown key 'scen' is ignored; did you mean 'scene'?",
        "1 device.widht: unknown key 'widht' is ignored; did you mean 'width'?",
        "2 events[0].touches[0].forze: unknown key 'forze' is ignored; did you mean 'force'?",
        "3 events[1].touchs: unknown key 'touchs' is ignored; did you mean 'touches'?",
        "4 nmae: unknown key 'nmae' is ignored; did you mean 'name'?",
      ])
  }

  @Test func linesOfAStreamAreChecked() {
    #expect(
      Self.found(
        "{\"name\":\"a\"}\n{\"t\":0,\"touches\":[],\"colour\":1}\n{\"t\":1,\"id\":1,\"X\":2}")
        == [
          "2 colour: unknown key 'colour' is ignored",
          "3 X: unknown key 'X' is ignored; did you mean 'x'?",
        ])
  }

}
