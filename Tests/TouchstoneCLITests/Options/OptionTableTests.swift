import Testing
import TouchstoneCLI

@Suite struct OptionTableTests {
  @Test func describesItsOptionsInOrder() {
    #expect(
      SampleOptions.table.descriptions.map(\.name)
        == ["format", "strict", "quiet", "jobs", "set", "show", "scene", "only", "help"])
  }

  @Test func aDescriptionHoldsWhatAManualNeeds() throws {
    let format = try #require(SampleOptions.table.descriptions.first)
    #expect(format.short == "f")
    #expect(format.placeholder == "text|ndjson|json")
    #expect(format.choices == ["text", "ndjson", "json"])
    #expect(format.help == "How transitions are printed.")
    #expect(!format.isRepeatable)
  }

  @Test func knowsWhichOptionsAreRepeatable() {
    let repeatable = SampleOptions.table.descriptions.filter(\.isRepeatable)
    #expect(repeatable.map(\.name) == ["set", "show", "only"])
  }
}
