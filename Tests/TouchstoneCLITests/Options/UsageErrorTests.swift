import SafeJSON
import Testing
import TouchstoneCLI

@Suite struct UsageErrorTests {
  private static let hint = "Try 'touchstone replay --help'.\n"

  @Test func offersTheNearestOption() {
    #expect(
      SampleOptions.refusal(of: "--formt")
        == "touchstone: unknown option '--formt'; did you mean '--format'?\n" + Self.hint)
    #expect(
      SampleOptions.refusal(of: "--hlep=1")
        == "touchstone: unknown option '--hlep'; did you mean '--help'?\n" + Self.hint)
  }

  @Test func offersNothingWhenNothingIsNear() {
    #expect(
      SampleOptions.refusal(of: "--verbosity")
        == "touchstone: unknown option '--verbosity'\n" + Self.hint)
    #expect(SampleOptions.refusal(of: "-x") == "touchstone: unknown option '-x'\n" + Self.hint)
  }

  @Test func offersTheLongNameWhenAHyphenIsMissing() {
    #expect(
      SampleOptions.refusal(of: "-only")
        == "touchstone: unknown option '-o'; did you mean '--only'?\n" + Self.hint)
  }

  @Test func saysWhichValueIsMissing() {
    let text = "touchstone: option '--scene' needs a value: NAME|FILE\n" + Self.hint
    #expect(SampleOptions.refusal(of: "--scene") == text)
    #expect(SampleOptions.refusal(of: "--scene", "--strict") == text)
    #expect(
      SampleOptions.refusal(of: "-f")
        == "touchstone: option '-f' needs a value: text|ndjson|json\n" + Self.hint)
  }

  @Test func refusesAValueForAFlag() {
    #expect(
      SampleOptions.refusal(of: "--strict=yes")
        == "touchstone: option '--strict' takes no value\n" + Self.hint)
    #expect(
      SampleOptions.refusal(of: "--help=me")
        == "touchstone: option '--help' takes no value\n" + Self.hint)
  }

  @Test func listsTheChoicesAndOffersTheNearest() {
    #expect(
      SampleOptions.refusal(of: "--format", "jsn")
        == "touchstone: option '--format' takes text, ndjson or json, not 'jsn'; "
        + "did you mean 'json'?\n" + Self.hint)
    #expect(
      SampleOptions.refusal(of: "--show=touches,all")
        == "touchstone: option '--show' takes transitions, transforms or touches, not 'all'\n"
        + Self.hint)
  }

  @Test func saysWhichFormAValueMustHave() {
    #expect(
      SampleOptions.refusal(of: "-j0")
        == "touchstone: option '-j' takes a whole number of at least 1, not '0'\n" + Self.hint)
    #expect(
      SampleOptions.refusal(of: "--only=a,,b")
        == "touchstone: option '--only' takes names separated by commas, not 'a,,b'\n" + Self.hint)
  }

  @Test func countsOperands() {
    #expect(
      SampleOptions.refusal(of: "a", "b", "c")
        == "touchstone: unexpected argument 'c'\n" + Self.hint)
    var options = SampleOptions()
    let table = OptionTable<SampleOptions>(
      operands: Operands("FILE", placeholder: "FILE", count: 1...1, into: \.paths), [])
    #expect(throws: UsageError.missingOperand(placeholder: "FILE")) {
      try table.parse([], into: &options)
    }
    #expect(UsageError.missingOperand(placeholder: "FILE").message == "FILE is missing")
  }

  @Test func pointsToTheOverviewBeforeACommandIsKnown() {
    #expect(
      UsageError.unknownCommand("repaly", nearest: "replay").rendered(command: nil).text + "\n"
        == "touchstone: unknown command 'repaly'; did you mean 'replay'?\n"
        + "Try 'touchstone --help'.\n")
  }
}
