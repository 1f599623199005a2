import Testing
import TouchstoneCLI

@Suite struct OptionParserTests {
  @Test func keepsTheDefaultsWithoutArguments() throws {
    #expect(try SampleOptions.parsed() == SampleOptions())
  }

  @Test(arguments: [
    ["--format", "json"], ["--format=json"], ["-f", "json"], ["-fjson"], ["-sfjson"],
  ])
  func readsAValueInEverySpelling(arguments: [String]) throws {
    var options = SampleOptions()
    #expect(try SampleOptions.table.parse(arguments, into: &options) == .run)
    #expect(options.format == .json)
  }

  @Test func readsGroupedFlags() throws {
    let options = try SampleOptions.parsed("-sq")
    #expect(options.strict)
    #expect(!options.loud)
  }

  @Test func takesOptionsAndOperandsInAnyOrder() throws {
    let options = try SampleOptions.parsed("a.json", "--strict", "b.json")
    #expect(options.paths == ["a.json", "b.json"])
    #expect(options.strict)
  }

  @Test func endsOptionsAtTwoHyphens() throws {
    let options = try SampleOptions.parsed("--", "--strict", "--")
    #expect(options.paths == ["--strict", "--"])
    #expect(!options.strict)
  }

  @Test func takesOneHyphenAsAnOperandAndAsAValue() throws {
    #expect(try SampleOptions.parsed("-").paths == ["-"])
    #expect(try SampleOptions.parsed("--scene", "-").shared.scene == "-")
  }

  @Test func lastOccurrenceWins() throws {
    #expect(try SampleOptions.parsed("-fjson", "--format", "ndjson").format == .ndjson)
  }

  @Test func repeatableOccurrencesAddUp() throws {
    #expect(try SampleOptions.parsed("--set", "a=1", "--set=b=2").settings == ["a=1", "b=2"])
    #expect(try SampleOptions.parsed("--only=a,b", "--only", "c").shared.only == ["a", "b", "c"])
  }

  @Test func aListReplacesItsDefault() throws {
    #expect(try SampleOptions.parsed("--show=touches").show == [.touches])
    #expect(
      try SampleOptions.parsed("--show=touches", "--show=transforms,transitions").show
        == [.touches, .transforms, .transitions])
  }

  @Test func aValueMayBeginWithAHyphenOrBeEmpty() throws {
    #expect(try SampleOptions.parsed("--scene", "-x").shared.scene == "-x")
    #expect(try SampleOptions.parsed("--scene", "--x").shared.scene == "--x")
    #expect(try SampleOptions.parsed("--scene=").shared.scene == "")
    #expect(try SampleOptions.parsed("--scene=--strict").shared.scene == "--strict")
  }

  @Test(arguments: [["--help"], ["-h"], ["-sh"], ["--strict", "--help", "--wrong"]])
  func helpWinsOverWhatFollows(arguments: [String]) throws {
    var options = SampleOptions()
    #expect(try SampleOptions.table.parse(arguments, into: &options) == .help)
  }

  @Test func refusedArgumentsLeaveTheOptionsAlone() {
    var options = SampleOptions()
    #expect(throws: UsageError.unknownOption("--wrong", nearest: nil)) {
      try SampleOptions.table.parse(["--strict", "--wrong"], into: &options)
    }
    #expect(options == SampleOptions())
  }
}
