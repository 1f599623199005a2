import Testing
import TouchstoneReports

@testable import TouchstoneCLI

/// Rows held against the labels that they should have: of three one is wrong, one recording has no
/// label, and two labels have no result.
@Suite struct LabelComparisonTests {
  private static let files = [
    "a.json": Classified.tap, "b.json": Classified.broken,
    "c.ndjson": Classified.pan + "\n" + Classified.tap + "\n", "d.json": Classified.slip,
    "good.json": Classified.tap,
    "labels.csv": """
    source,index,label
    a.json,,tap
    b.json,,pan
    c.ndjson,0,pan
    c.ndjson,1,pan
    z.json,,tap

    """,
    "right.csv": "label,source\ntap,a.json\n",
  ]

  private static let line =
    #"{"type":"confusion","compared":3,"correct":2,"accuracy":0.666667,"unlabelled":1,"missing":2,"#
    + #""classes":[{"label":"pan","expected":2,"got":1,"correct":1,"precision":1,"recall":0.5,"#
    + #""f1":0.666667},{"label":"tap","expected":1,"got":2,"correct":1,"precision":0.5,"recall":1,"#
    + #""f1":0.666667}],"cells":[{"expected":"pan","got":"pan","count":1},"#
    + #"{"expected":"pan","got":"tap","count":1},{"expected":"tap","got":"tap","count":1}]}"#

  private static let table = """
    label  expected  got  correct  precision   recall      F1
    pan           2    1        1    100.0 %   50.0 %  66.7 %
    tap           1    2        1     50.0 %  100.0 %  66.7 %

    expected \\ got  [1]  [2]
    [1] pan           1    1
    [2] tap           ·    1

    accuracy 66.7 %: 2 of 3 right, 1 without a label, 2 labels without a result

    """

  private static let inputs = ["a.json", "b.json", "c.ndjson", "d.json"]

  private func classify(
    _ arguments: [String], _ inputs: [String] = inputs, interrupted: Bool = false,
    extra: [String: String] = [:]
  ) -> (status: TouchstoneCLI.ExitStatus, output: String, errors: String) {
    var console = MemoryConsole(files: Self.files.merging(extra) { $1 })
    console.isInterrupted = interrupted
    let status = CommandLineTool.run(
      arguments: ["classify"] + arguments + inputs, console: &console)
    return (status, console.output, console.errors)
  }

  @Test(arguments: [1, 4])
  func linesEndWithTheMatrix(jobs: Int) {
    let plain = classify(["-f", "ndjson"])
    let result = classify(["-f", "ndjson", "--labels", "labels.csv", "-j", "\(jobs)"])
    #expect(result.output == plain.output + Self.line + "\n")
    #expect(result.errors == plain.errors)
    #expect(result.status == .badInput)
  }

  @Test func aDocumentHasTheMatrixAsAMember() {
    let plain = classify(["-f", "json"]).output
    let result = classify(["-f", "json", "--labels", "labels.csv"]).output
    #expect(result == plain.dropLast(2) + ",\"confusion\":" + Self.line + "}\n")
  }

  @Test func textEndsWithTheTable() {
    let plain = classify([]).output
    #expect(classify(["--labels", "labels.csv"]).output == plain + "\n" + Self.table)
  }

  @Test func aTableOfRowsStaysOneAndTheMatrixIsAMessage() {
    let plain = classify(["-f", "csv"])
    let result = classify(["-f", "csv", "--labels", "labels.csv"])
    #expect(result.output == plain.output)
    #expect(result.errors == plain.errors + Self.table)
  }

  @Test func quietComparesAndPrintsNothing() {
    for format in ["text", "csv"] {
      let result = classify(["-q", "-f", format, "--labels", "right.csv"], ["a.json"])
      #expect(result.output == "")
      #expect(result.errors == "")
      #expect(result.status == .done)
    }
  }

  @Test func anInterruptedRunHasNoMatrix() {
    let options = ["-f", "ndjson", "--labels", "labels.csv", "--fail-under", "1"]
    let result = classify(options, ["a.json"], interrupted: true)
    #expect(result.output == "")
    #expect(result.errors == "")
    #expect(result.status == .interrupted)
  }

  @Test func whatIsUnderTheLimitFails() {
    let inputs = ["a.json", "c.ndjson", "d.json"]
    let options = ["-q", "--labels", "labels.csv", "--fail-under"]
    let failed = classify(options + ["67%"], inputs)
    #expect(failed.status == .different)
    #expect(
      failed.errors
        == "touchstone: accuracy 66.7 %: 2 of 3 right, 1 without a label, 2 labels without a "
        + "result; at least 67% is wanted\n")
    #expect(classify(options + ["0.66"], inputs).status == .done)
    #expect(classify(options + ["0.66"], inputs).errors == "")
  }

  @Test func aBrokenRecordingIsWorseThanTheLimit() {
    let result = classify(["-q", "--labels", "labels.csv", "--fail-under", "1"])
    #expect(result.status == .badInput)
    #expect(result.errors.hasSuffix("; at least 1 is wanted\n"))
  }

  @Test func nothingComparedIsUnderEveryLimit() {
    let result = classify(["--labels", "right.csv", "--fail-under=0"], ["good.json"])
    #expect(result.status == .different)
    #expect(
      result.errors
        == "touchstone: accuracy –: 0 of 0 right, 1 without a label, 1 label without a result; "
        + "at least 0 is wanted\n")
  }

  @Test func rowsOfAnEarlierOutputAreCompared() {
    let options = ["-f", "ndjson", "--labels", "labels.csv"]
    let lines = classify(options).output.split(separator: "\n").map { "\($0)\n" }
    for count in 0...lines.count {
      let earlier = lines[..<count].joined()
      let result = classify(options + ["--resume", "out"], extra: ["out": earlier])
      // The matrix of a complete output comes once more.
      let rest = count == lines.count ? lines.last ?? "" : lines[count...].joined()
      #expect(result.output == rest)
    }
  }

  @Test(arguments: [
    ("labels", "labels:1: there is no column 'source'; the columns are 'labels'\n", "labels\n"),
    ("twice", "twice:3: 'a' has its label on line 2 already\n", "source,label\na,b\na,c\n"),
    ("empty", "empty:1: the file is empty; a header with 'source' and 'label' is expected\n", ""),
  ])
  func aBrokenFileOfLabelsSaysWhere(name: String, message: String, text: String) {
    let result = classify(["--labels", name], extra: [name: text])
    #expect(result.output == "")
    #expect(result.errors == message)
    #expect(result.status == .badInput)
  }

  @Test func aFileOfLabelsThatIsNotThereIsAnError() {
    let result = classify(["--labels", "nowhere.csv"])
    #expect(
      result.errors == "touchstone: cannot read 'nowhere.csv': No such file or directory\n")
    #expect(result.status == .badInput)
  }

  @Test(arguments: [
    (["--fail-under", "1"], "'--fail-under' needs '--labels FILE'"),
    (
      ["--labels", "right.csv", "--split-idle", "1s"],
      "'--labels' knows no parts: it excludes '--split-idle'"
    ),
    (
      ["--labels", "right.csv", "--fail-under", "95"],
      "option '--fail-under' takes a share from 0 to 1, as 0.95 or 95%, not '95'"
    ),
  ])
  func whatDoesNotFitIsWrongUsage(options: [String], message: String) {
    let result = classify(options)
    #expect(result.status == .usage)
    #expect(result.errors.hasPrefix("touchstone: \(message)\n"))
  }
}
