import Testing
import TouchstoneCLI

/// `touchstone test` on traces that say what should come of them.
@Suite struct TestExpectationTests {
  @Test func anExpectationIsEnough() throws {
    let folder = try TestFolder()
    try folder.write(
      TestFolder.tap(#","expect":{"label":"tap","touches":[{"id":1,"tapCount":1}]}"#),
      to: "tap.json")
    #expect(folder.test().output == "1 passed\n")
    #expect(folder.test("--accept").output == "1 passed\n")
    #expect(folder.names() == ["tap.json"])
  }

  @Test func anEmptyGoldenIsFilledForATraceWithAnExpectation() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(#","expect":{"label":"tap"}"#), to: "tap.json")
    try folder.write("", to: "tap.expected.ndjson")
    #expect(folder.test("--ci").status == .different)
    #expect(folder.test("--accept").status == .done)
    #expect(folder.read("tap.expected.ndjson")?.contains(#""label":"tap""#) == true)
  }

  @Test func aDisappointedExpectationFails() throws {
    let folder = try TestFolder()
    try folder.write(
      TestFolder.tap(#","expect":{"label":"pan","recognizers":{"tap":"none"}}"#), to: "tap.json")
    let outcome = folder.test()
    #expect(outcome.status == .different)
    #expect(
      outcome.output == """
        failed   ./tap.json
                 expected the label pan, found tap
                 expected tap not to be recognized: tap recognized at 0.45
        0 passed, 1 failed

        """)
    // There is nothing to accept about it.
    #expect(folder.test("--accept").status == .different)
    #expect(folder.names() == ["tap.json"])
  }

  @Test func aWrongExpectationIsBadInput() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(#","expect":{"recognizers":{"tab":"any"}}"#), to: "tap.json")
    let outcome = folder.test()
    #expect(outcome.status == .badInput)
    #expect(
      outcome.output == """
        broken   ./tap.json
                 ./tap.json: expect.recognizers.tab: unknown recognizer 'tab'; did you mean 'tap'?
        0 passed, 1 broken

        """)
  }
}
