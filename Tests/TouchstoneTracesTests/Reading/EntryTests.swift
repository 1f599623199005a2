import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// What an event may carry besides its touches, and what is ignored.
@Suite struct EntryTests {
  private func frames(_ text: String) -> [String] {
    Array(Transcript.of(text, isStrict: true).dropFirst().dropLast())
  }

  @Test(arguments: [
    "", #", "touches": []"#, #", "x-own": {"id": 1}"#, #", "unknown": [1, 2]"#,
    #", "metadata": {"t": "x"}"#,
  ])
  func anEntryWithoutTouchesMovesTheClock(keys: String) {
    #expect(frames(#"{"t": 1\#(keys)}"#) == ["1000000000:"])
    #expect(frames(#"{"events": [{"t": 1\#(keys)}]}"#) == ["1000000000:"])
  }

  @Test func eventsOfEqualTimeStayApart() {
    #expect(frames(#"{"t": 1}"# + "\n" + #"{"t": 1.0}"#) == ["1000000000:", "1000000000:"])
  }

  @Test func unknownKeysAreIgnored() {
    let text = """
      {"author": "me", "x-rig": [1], "events": [
        {"t": 0, "frame": 7, "touches": [
          {"id": 1, "phase": "began", "x": 1, "y": 2, "azimuth": "north", "t": 99, "x-raw": null}]},
        {"t": 1, "touches": [{"id": 1, "phase": "ended", "x": 1, "y": 2}]}], "summary": {}}
      """
    #expect(frames(text) == ["0: began 1 (1.0, 2.0)", "1000000000: ended 1 (1.0, 2.0)"])
  }

  @Test func allKeysOfATouchAreRead() {
    let text = """
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, "force": 0.5, \
      "maximumForce": 6.67, "radius": 21, "type": "pencil", "tapCount": 1, "view": "content", \
      "coalesced": [{"t": 0, "x": 1, "y": 2}], "predicted": [{"x": 1, "y": 2}]}]}
      {"t": 1, "touches": [{"id": 1, "phase": "ended", "x": 1, "y": 2, "type": "pencil"}]}
      """
    #expect(
      frames(text) == [
        "0: began 1 (1.0, 2.0) pencil on content", "1000000000: ended 1 (1.0, 2.0) pencil",
      ])
  }

  @Test(arguments: ["direct", "indirect", "pencil", "indirectPointer"])
  func everyTypeOfTouchIsRead(type: String) {
    let touch = #""id": 1, "x": 1, "y": 2, "type": "\#(type)""#
    let text = """
      {"t": 0, "touches": [{"phase": "began", \(touch)}]}
      {"t": 0, "touches": [{"phase": "ended", \(touch)}]}
      """
    let suffix = type == "direct" ? "" : " \(type)"
    #expect(frames(text) == ["0: began 1 (1.0, 2.0)\(suffix)", "0: ended 1 (1.0, 2.0)\(suffix)"])
  }

  @Test func aViewIsOneOfTheScenes() {
    let text = """
      {"scene": {"views": {"id": "w", "subviews": [{"id": "a"}, {"id": "b"}]}}, "events": [
        {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, "view": "b"}]},
        {"t": 0, "touches": [{"id": 1, "phase": "ended", "x": 1, "y": 2, "view": "a"}]}]}
      """
    #expect(
      Transcript.of(text) == [
        "recording in inline", "0: began 1 (1.0, 2.0) on b", "0: ended 1 (1.0, 2.0) on a", "ended",
      ])
  }

  @Test func theSceneThatIsGivenWins() throws {
    let description = try SceneText.window(#""subviews": [{"id": "mine"}]"#)
    let given = SceneSource(given: .init(name: "my.json", description: description))
    let text = """
      {"scene": "no such scene"}
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 0, "y": 0, "view": "mine"}]}
      """
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: given)
    guard case .began(let header) = try #require(try reader.next()) else {
      Issue.record("no recording")
      return
    }
    #expect(header.sceneName == "my.json")
    #expect(header.scene.viewNames == ["w", "mine"])
    guard case .frame(let frame) = try #require(try reader.next()) else {
      Issue.record("no frame")
      return
    }
    #expect(frame.samples.first?.view == 1)
  }

  @Test func theDeviceGivesTheWindowItsSize() throws {
    let text = """
      {"device": {"width": 320, "height": 480, "scale": 2}, "events": []}
      {"device": {"width": 390, "height": 844}, "events": []}
      {"events": []}
      """
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    var widths: [Double?] = []
    while let item = try reader.next() {
      if case .began(let header) = item { widths.append(header.scene.views[0].bounds?.size.width) }
    }
    #expect(widths == [320, 390, nil])
  }
}
