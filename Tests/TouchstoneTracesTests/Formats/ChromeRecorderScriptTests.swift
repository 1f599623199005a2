import Testing
import TouchstoneTraces

@Suite struct ChromeRecorderScriptTests {
  @Test func aDoubleClickIsTwoTaps() {
    let text = """
      {"title":"t","steps":[{"type":"navigate","url":"u"},{"type":"keyDown","key":"a"},
       {"type":"doubleClick","offsetX":1,"offsetY":2,"duration":30}]}
      """
    let lines = Transcript.of(text)
    #expect(
      lines[1] == "repaired dropped: trace: steps[1]: steps of the type 'keyDown' are no touches; "
        + "left out")
    #expect(
      lines.filter { $0.first?.isNumber == true } == [
        "0: began 1 (1.0, 2.0)", "30000000: ended 1 (1.0, 2.0)", "130000000: began 1 (1.0, 2.0)",
        "160000000: ended 1 (1.0, 2.0)",
      ])
  }
}
