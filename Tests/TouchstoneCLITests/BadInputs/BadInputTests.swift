import Testing
import TouchstoneCLI

@Suite struct BadInputTests {
  @Test(arguments: BadInput.all)
  func saysWhereItIsWrongAndWhatWasExpected(_ input: BadInput) {
    var console = MemoryConsole()
    console.binaryFiles["bad.json"] = input.bytes
    let status = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson", "bad.json"], console: &console)
    #expect(console.errors == input.errors)
    #expect(console.output.hasSuffix("\n" + input.line) || console.output == input.line)
    #expect(status == .badInput)
  }

  @Test(arguments: BadInput.all.filter { $0.opening != .nothing })
  func whatWasRecognizedBeforeIsPrinted(_ input: BadInput) {
    var console = MemoryConsole()
    console.binaryFiles["bad.json"] = input.bytes
    _ = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson", "bad.json"], console: &console)
    let lines = console.output.split(separator: "\n")
    #expect(lines.contains { line in input.opening.recognized.allSatisfy(line.contains) })
  }

  @Test func namesAreUnique() {
    #expect(Set(BadInput.all.map(\.name)).count == BadInput.all.count)
    #expect(BadInput.all.count >= 70)
  }

  @Test func everyMessageStartsWithItsPlaceAndIsOneSentence() {
    for input in BadInput.all {
      let first = input.errors.prefix { $0 != "\n" }
      #expect(first.hasPrefix("bad.json:"), "\(input.name)")
      #expect(!first.hasSuffix("."), "\(input.name)")
    }
  }
}
