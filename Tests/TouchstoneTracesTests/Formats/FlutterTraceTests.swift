import Testing
import TouchstoneTraces

@Suite struct FlutterTraceTests {
  @Test func fingersOfOneHardwareTimeAreOneMoment() {
    let text = """
      [{"ts":9,"events":[
        {"type":"PointerDownEvent","timeStamp":5,"pointer":1,"position":[1,2]},
        {"type":"PointerDownEvent","timeStamp":5,"pointer":2,"position":[3,4]},
        {"type":"PointerMoveEvent","timeStamp":8,"pointer":2,"position":[4,4]}]},
       {"ts":20,"events":[
        {"type":"PointerHoverEvent","timeStamp":11,"position":[9,9]},
        {"type":"PointerCancelEvent","timeStamp":12,"pointer":1,"position":[1,2]},
        {"type":"PointerUpEvent","timeStamp":12,"pointer":2,"position":[4,4]}]}]
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 1 (1.0, 2.0), began 2 (3.0, 4.0)",
        "3000: moved 2 (4.0, 4.0)", "7000: cancelled 1 (1.0, 2.0), ended 2 (4.0, 4.0)", "ended",
      ])
  }

  @Test func defaultsThatAreLeftOutAreFilledIn() {
    let text = """
      {"ts":7,"events":[{"type":"PointerDownEvent"},{"type":"PointerUpEvent"}]}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 0 (0.0, 0.0)", "0: ended 0 (0.0, 0.0)", "ended",
      ])
  }

  @Test func physicalPixelsAreDividedByTheRatioOfTheFile() {
    let text = """
      {"devicePixelRatio":3,"events":[{"change":4,"timeStamp":1,"physicalX":30,"physicalY":60},
       {"change":5,"timeStamp":2,"physicalX":33,"physicalY":60},{"timeStamp":3,"physicalX":33}]}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 0 (10.0, 20.0)", "1000: moved 0 (11.0, 20.0)",
        "2000: cancelled 0 (11.0, 0.0)", "ended",
      ])
  }

  @Test func anUnknownEventIsRefused() {
    let text = #"[{"type":"PointerDownEvent","timeStamp":1},{"type":"down"}]"#
    #expect(
      Transcript.of(text).last
        == "error: trace: [1].type: unknown type of event 'down'; expected one as PointerDownEvent")
  }

  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "9007199254740993", "-9007199254740993",
  ])
  func anIDBeyondWhatIsToldApartIsRefused(id: String) {
    let text = #"{"ts":20,"events":[{"change":4,"pointerIdentifier":\#(id),"physicalX":3}]}"#
    #expect(
      Transcript.of(text) == [
        "error: trace:1: events[0].pointerIdentifier: id beyond ±2^53; expected a smaller number"
      ])
  }
}
