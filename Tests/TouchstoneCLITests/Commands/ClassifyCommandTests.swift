import Testing
import TouchstoneCLI

/// The command as people and scripts use it.
@Suite struct ClassifyCommandTests {
  private static let files = [
    "a.json": Classified.tap, "b.json": Classified.broken,
    "c.ndjson": Classified.pan + "\n" + Classified.tap + "\n", "d.json": Classified.slip,
  ]

  private func classify(
    _ arguments: String..., console: MemoryConsole = MemoryConsole(files: files)
  ) -> (status: TouchstoneCLI.ExitStatus, output: String, errors: String) {
    var console = console
    let status = CommandLineTool.run(arguments: ["classify"] + arguments, console: &console)
    return (status, console.output, console.errors)
  }

  private static let tapLine =
    #""label":"tap","gestures":[{"recognizer":"tap","kind":"tap","began":0.45,"ended":0.45,"#
    + #""state":"ended","touches":1,"taps":1}],"gestureCount":1,"events":2,"duration":0.1,"repairs":[]}"#
  private static let panLine =
    #""name":"down","label":"pan","gestures":[{"recognizer":"pan","kind":"pan","began":0.25,"#
    + #""ended":0.5,"state":"ended","touches":1,"translation":{"x":0,"y":10}}],"#
    + #""gestureCount":1,"events":3,"duration":0.5,"repairs":[]}"#
  private static let brokenMessage = "unexpected character '}'; expected a value"

  @Test func ndjsonHasOneLineForEachRecording() {
    let result = classify("-f", "ndjson", "a.json", "b.json", "c.ndjson", "d.json")
    #expect(result.status == .badInput)
    let lines = result.output.split(separator: "\n").map(String.init)
    let miss =
      #","nearestMiss":{"recognizer":"tap","kind":"tap","t":0.25,"reason":{"code":"movedTooFar","#
      + #""measured":50,"limit":45,"unit":"points","margin":-5}}}"#
    #expect(
      lines == [
        #"{"type":"classification","index":0,"source":"a.json","name":null,"# + Self.tapLine,
        #"{"type":"error","index":0,"source":"b.json","line":1,"column":64,"message":""#
          + Self.brokenMessage + #""}"#,
        #"{"type":"classification","index":0,"source":"c.ndjson","# + Self.panLine,
        #"{"type":"classification","index":1,"source":"c.ndjson","name":null,"# + Self.tapLine,
        #"{"type":"classification","index":0,"source":"d.json","name":null,"label":"none","#
          + #""gestures":[],"gestureCount":0,"events":3,"duration":0.5,"repairs":[]"# + miss,
      ])
    #expect(result.errors.hasPrefix("b.json:1:64: \(Self.brokenMessage)\n"))
  }

  @Test func jsonIsOneDocumentOfTheSameObjects() {
    let lines = classify("-f", "ndjson", "a.json", "c.ndjson").output.split(separator: "\n")
    let result = classify("-f", "json", "a.json", "c.ndjson")
    #expect(
      result.output == #"{"format":"touchstone-classification","version":1,"recordings":["# + "\n"
        + lines.joined(separator: ",\n") + "\n]}\n")
  }

  @Test func csvHasOneRowForEachRecording() {
    var console = MemoryConsole(files: Self.files)
    console.files["with \"quotes\", and commas"] = Classified.slip
    let result = classify(
      "-f", "csv", "b.json", "c.ndjson", "with \"quotes\", and commas", console: console)
    #expect(
      result.output == """
        source,index,part,id,name,label,gestures,start,duration,events,repairs,nearestMiss,error
        b.json,0,,,,,,,,,,,"line 1, column 64: unexpected character '}'; expected a value"
        c.ndjson,0,,,down,pan,"pan 0.250–0.500 s, translation (0, 10) pt",,0.5,3,,,
        c.ndjson,1,,,,tap,"tap at 0.450 s, 1 tap",,0.1,2,,,
        "with ""quotes"", and commas",0,,,,none,,,0.5,3,,tap: 50 points from where it came down; \
        45 are allowed: 5 too far,

        """)
  }

  @Test func textIsAlignedAndEndsWithATotal() {
    let result = classify("a.json", "b.json", "c.ndjson", "d.json")
    #expect(
      result.output == """
        tap                        a.json                                    tap at 0.450 s, 1 tap  2 events in 0.1 s
        error                      b.json                                    line 1, column 64: unexpected character '}'; expected a value
        pan                        c.ndjson                                  pan 0.250–0.500 s, translation (0, 10) pt  3 events in 0.5 s
        tap                 #1     c.ndjson                                  tap at 0.450 s, 1 tap  2 events in 0.1 s
        none                       d.json                                    nearest: tap: 50 points from where it came down; 45 are allowed: 5 too far  3 events in 0.5 s
        → 4 rows, 1 without a gesture, 1 error

        """)
  }

  @Test func repairsAreInTheRow() {
    let text = Classified.tap.replacing(#","t""#, with: #","t""#).replacing("began", with: "moved")
    let result = classify(
      "-f", "ndjson", "x", console: MemoryConsole(files: ["x": text]))
    #expect(
      result.output.contains(
        #""repairs":[{"code":"beganInferred","path":"events[0].touches[0]","message":"#
          + #""touch 1 never began; it begins here"}]"#))
    #expect(result.errors == "")
    #expect(result.status == .done)
  }

  @Test func anInputThatCannotBeReadIsARow() {
    let result = classify("-f", "ndjson", "a.json", "nothing.json", "a.json")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[1] == #"{"type":"error","index":0,"source":"nothing.json","message":""#
        + #"cannot read 'nothing.json': No such file or directory"}"#)
    #expect(
      result.errors
        == "touchstone: cannot read 'nothing.json': No such file or directory\n")
    #expect(result.status == .badInput)
  }

  @Test func filesOfFoldersThatAreNoTracesAreSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Classified.tap, to: "b/a.json")
    try folder.write(#"{"dependencies":{}}"#, to: "b/package.json")
    try folder.write(Classified.pan, to: "c.json")
    let result = classify("-f", "csv", folder.path)
    #expect(result.status == .done)
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(result.errors.contains("package.json"))
    #expect(result.errors.hasSuffix("; skipped\n"))
  }

  @Test func recordingsInTextAreReadFromFoldersAndOtherTextsSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      12:00:00.100 <UITouch: 0x1> phase: Began location in window: {1, 2}
      12:00:00.150 <UITouch: 0x1> phase: Ended location in window: {1, 2}

      """, to: "a.log")
    try folder.write("services:\n  version: 1\n", to: "b.yml")
    try folder.write("Q: why?\nA: because\n", to: "c.txt")
    try folder.write(#"{"t":0}"# + "\n{bad\n", to: "d.log")
    let result = classify("-f", "csv", folder.path)
    #expect(result.status == .badInput)
    #expect(result.output.split(separator: "\n").count == 3)
    let messages = result.errors.split(separator: "\n").filter { $0.hasPrefix(folder.path) }
    #expect(
      messages.map { $0.dropFirst(folder.path.count) } == [
        "/b.yml:1: none of the formats that are known; skipped",
        "/c.txt:1: none of the formats that are known; skipped",
        "/d.log:2:2: unexpected word 'bad'; expected a key in double quotes or '}'",
      ])
  }

  @Test(arguments: ["1", "2"])
  func withAnIDKeyEachLineOfAFoundFileIsARow(jobs: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"id":1,"a":2}"# + "\n7\n\n" + #"{"id":3,"events":[]}"#, to: "a.ndjson")
    let result = classify("--id-key", "id", "-f", "csv", "-j", jobs, folder.path)
    #expect(result.status == .badInput)
    let rows = result.output.split(separator: "\n").dropFirst().map { row in
      row.dropFirst(folder.path.count).split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(
      rows.map { $0[0...5].joined(separator: ",") } == [
        "/a.ndjson,0,,1,,", "/a.ndjson,1,,,,", "/a.ndjson,2,,3,,none",
      ])
    #expect(!result.errors.contains("skipped"))
  }

  @Test func aCommandLineThatFitsNoSceneIsWrongUsage() {
    let result = classify("--set", "nobody.hysteresis=3", "a.json", "c.ndjson")
    #expect(result.status == .usage)
    #expect(result.errors.contains("nobody"))
  }

  @Test func quietPrintsNothingButMessages() {
    let result = classify("-q", "-f", "json", "a.json", "b.json")
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("b.json:1:64"))
    #expect(result.status == .badInput)
  }

  @Test func standardInputIsADash() {
    var console = MemoryConsole()
    console.input = Classified.tap
    let result = classify("-", "-f", "ndjson", console: console)
    #expect(result.output.contains(#""source":"-""#))
    #expect(classify().status == .usage)
  }

  @Test func aClosedPipeEndsItQuietlyAndAFullDiskDoesNot() {
    var console = MemoryConsole(files: Self.files)
    console.failsAtOnce = true
    console.failure = .closedPipe
    let closed = classify("a.json", "b.json", console: console)
    #expect(closed.status == .done)
    #expect(closed.errors == "")
    console.failure = .failed(name: "standard output", reason: "No space left on device")
    let full = classify("a.json", "c.ndjson", console: console)
    #expect(full.status == .cannotWrite)
    #expect(
      full.errors == "touchstone: cannot write standard output: No space left on device\n")
  }

  @Test(arguments: ["0", "x", "1025"])
  func jobsAreANumber(_ jobs: String) {
    let result = classify("--jobs", jobs, "a.json")
    #expect(result.status == .usage)
    #expect(result.errors.contains("'--jobs' takes a whole number from 1 to 1024"))
  }

  @Test(arguments: ["2", "0s", "-1s", "ms", "2m", "nans", "1e99s"])
  func restsAreALengthOfTime(_ time: String) {
    let result = classify("--split-idle=\(time)", "a.json")
    #expect(result.status == .usage)
    #expect(result.errors.contains("'--split-idle' takes a time as 2s or 500ms, not '\(time)'"))
  }
}
