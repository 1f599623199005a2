import Testing
import TouchstoneTraces

@Suite struct AndroidFramesTests {
  @Test func pointersThatAreNullOrMissingHaveLifted() {
    let text = """
      {"frames":[{"t_ns":5,"pointers":[[1,0],[2,0]]},{"t_ns":6,"pointers":[null,[3,0]]},
       {"t_ns":7,"pointers":[[4,0]]},{"t_ns":8,"pointers":[[4,0]]}]}
      """
    #expect(
      Transcript.of(text).dropFirst(2) == [
        "0: began 0 (1.0, 0.0), began 1 (2.0, 0.0)", "1: ended 0 (1.0, 0.0), moved 1 (3.0, 0.0)",
        "2: began 0 (4.0, 0.0), ended 1 (3.0, 0.0)", "3: ended 0 (4.0, 0.0)", "ended",
      ])
  }
}
