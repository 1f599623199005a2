import Testing
import TouchstoneCLI

/// `touchstone validate`: what it finds, and what it ends with.
@Suite struct ValidateCommandTests {
  private static func validate(
    _ text: String, _ arguments: String...
  ) -> (status: TouchstoneCLI.ExitStatus, output: String) {
    var console = MemoryConsole(files: ["t.json": text])
    let status = CommandLineTool.run(
      arguments: ["validate", "t.json"] + arguments, console: &console)
    return (status, console.output + console.errors)
  }

  /// A file that was found in a folder and is no trace is passed over, and not counted.
  @Test func whatIsNoTraceIsNotCounted() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"t":0,"touches":[]}"#, to: "a.json")
    try folder.write(#"{"name":"package","version":"1.0.0"}"#, to: "b.json")
    var console = MemoryConsole()
    _ = CommandLineTool.run(arguments: ["validate", folder.path], console: &console)
    #expect(console.output == "1 input: 0 errors, 0 repairs, 0 doubts\n")
    #expect(console.errors == "\(folder.path)/b.json: no trace and no scene; skipped\n")
  }

  @Test func aGoodTraceHasNoFindings() {
    let (status, output) = Self.validate(TestFolder.tap())
    #expect(status == .done)
    #expect(output == "1 input: 0 errors, 0 repairs, 0 doubts\n")
  }

  @Test func errorsRepairsAndDoubtsHaveTheirPlaces() {
    let (status, output) = Self.validate(
      #"{"colour":1,"events":[{"t":0,"touches":[{"id":1,"phase":"moved","x":1.5,"y":1}]},"#
        + #"{"t":0.1,"touches":[{"id":1,"phase":"moved","x":9,"y":1}]},{"t":0.2,"touches":[{}]}]}"#)
    #expect(status == .different)
    #expect(
      output == """
        t.json: events[0].touches[0]: warning: touch 1 never began; it begins here
        t.json: events[2].touches[0].id: missing; expected a whole number or a string
        t.json:1: colour: doubt: unknown key 'colour' is ignored
        1 input: 1 error, 1 repair, 1 doubt

        """)
  }

  @Test func doubtsTellWhenTheyShow() {
    let (status, output) = Self.validate(
      #"{"events":[{"t":0,"touches":[{"id":1,"phase":"began","x":1.5,"y":1}]},"#
        + #"{"t":0.2,"touches":[{"id":1,"phase":"moved","x":5,"y":1}]},"#
        + #"{"t":0.25,"touches":[{"id":1,"phase":"ended","x":5,"y":1}]}]}"#)
    #expect(status == .different)
    #expect(
      output.hasPrefix("t.json: doubt at 0.2 s: 1 sample of moving fingers comes over 40 ms after"))
  }

  @Test func strictTakesRepairsForErrors() {
    let text = #"{"events":[{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1}]}]}"#
    #expect(Self.validate(text).output.hasSuffix("0 errors, 1 repair, 0 doubts\n"))
    #expect(Self.validate(text, "--strict").output.hasSuffix("1 error, 0 repairs, 0 doubts\n"))
  }

  @Test func scenesAreChecked() {
    let good = #"{"views":{"id":"window","frame":[0,0,390,844]},"recognizers":[]}"#
    #expect(Self.validate(good).status == .done)
    let (status, output) = Self.validate(
      #"{"views":{"id":"window"},"recognizers":[{"id":"a","type":"tap","taps":2}]}"#)
    #expect(status == .different)
    #expect(output.hasPrefix("t.json: recognizers[0].taps: unknown property"))
  }

  @Test func linesAreForPrograms() {
    let (_, output) = Self.validate(
      #"{"events":[{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1}]}]}"#, "-f", "ndjson")
    let lines = output.split(separator: "\n").map { String($0) }
    #expect(
      lines == [
        #"{"type":"finding","severity":"repair","code":"cancelledAtEnd","source":"t.json","index":0,"#
          + #""line":1,"path":"events[0]","message":"touch 1 is still down at the end; it is "#
          + #"cancelled at the last time"}"#,
        #"{"type":"totals","inputs":1,"recordings":1,"errors":0,"repairs":1,"doubts":0}"#,
      ])
  }

  @Test func whatCannotBeReadIsBadInput() {
    var console = MemoryConsole()
    let status = CommandLineTool.run(
      arguments: ["validate", "/nowhere.json"], console: &console)
    #expect(status == .badInput)
    #expect(console.output.contains("cannot read '/nowhere.json'"))
  }

  @Test func theBundledTracesHaveNeitherErrorsNorRepairs() {
    var console = MemoryConsole()
    _ = CommandLineTool.run(arguments: ["validate", "traces"], console: &console)
    #expect(console.output.contains(": 0 errors, "))
  }
}
