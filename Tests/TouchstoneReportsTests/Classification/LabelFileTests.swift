import SafeJSON
import Testing

@testable import TouchstoneReports

@Suite struct LabelFileTests {
  private func file(_ text: String) throws(LabelFileError) -> LabelFile {
    try LabelFile(bytes: Array(text.utf8))
  }

  @Test func findsARecordingByItsPath() throws {
    var labels = try file("source,label\na/1.json,pan\na/2.json,tap\n")
    #expect(labels.take(source: "a/2.json", index: 0) == "tap")
    #expect(labels.take(source: "a/1.json", index: 0) == "pan")
    #expect(labels.take(source: "a/3.json", index: 0) == nil)
  }

  @Test func columnsStandInAnyOrderAmongOthers() throws {
    var labels = try file("note,label,source\nx,pan,1.json\n")
    #expect(labels.take(source: "1.json", index: 0) == "pan")
  }

  @Test func anIndexChoosesTheRecordingAndARowWithoutOneIsAboutTheRest() throws {
    var labels = try file("source,index,label\nb,1,tap\nb,,pan\n")
    #expect(labels.take(source: "b", index: 0) == "pan")
    #expect(labels.take(source: "b", index: 1) == "tap")
    #expect(labels.take(source: "b", index: 2) == "pan")
  }

  @Test func findsARecordingByItsFileName() throws {
    var labels = try file("source,label\n1.json,pan\n/home/me/2.json,tap\n")
    #expect(labels.take(source: "data/1.json", index: 0) == "pan")
    #expect(labels.take(source: "2.json", index: 0) == "tap")
  }

  @Test func aFileNameThatTwoSourcesHaveFindsNeither() throws {
    var labels = try file("source,label\na/1.json,pan\nb/1.json,tap\n")
    #expect(labels.take(source: "c/1.json", index: 0) == nil)
    #expect(labels.take(source: "b/1.json", index: 0) == "tap")
  }

  @Test func aFileNameFindsOnlyOneOfTwoRecordings() throws {
    var labels = try file("source,label\n1.json,pan\n")
    #expect(labels.take(source: "a/1.json", index: 0) == "pan")
    #expect(labels.take(source: "b/1.json", index: 0) == nil)
    #expect(labels.take(source: "a/1.json", index: 1) == "pan")
  }

  @Test func countsLabelsThatNobodyAskedFor() throws {
    var labels = try file("source,label\na,pan\nb,tap\nc,none\n")
    #expect(labels.unusedCount == 3)
    _ = labels.take(source: "b", index: 0)
    _ = labels.take(source: "b", index: 1)
    #expect(labels.unusedCount == 2)
  }

  @Test func readsQuotedFieldsAndEveryLineEnd() throws {
    var labels = try file(
      "\u{FEFF}source,label\r\n\"a,\"\"b\"\".json\",\"pan,tap\"\r\n\r\n\"two\nlines\",none\nc,tap")
    #expect(labels.take(source: "a,\"b\".json", index: 0) == "pan,tap")
    #expect(labels.take(source: "two\nlines", index: 0) == "none")
    #expect(labels.take(source: "c", index: 0) == "tap")
  }

  @Test(arguments: [
    ("", 1, "the file is empty; a header with 'source' and 'label' is expected"),
    ("source,gesture\n", 1, "there is no column 'label'; the columns are 'source', 'gesture'"),
    ("\nsource,label,label\n", 2, "there are two columns 'label'"),
    ("source,label\na,pan\nb\n", 3, "the row has 1 fields; the header has 2"),
    ("source,label\n,pan\n", 2, "the source is empty"),
    (
      "source,label\n\na,\n", 3,
      "the label is empty; a recording without gestures is labelled 'none'"
    ),
    (
      "source,index,label\na,-1,pan\n", 2,
      "the index is '-1'; a whole number from 0 is expected"
    ),
    ("source,label\na,pan\nb,tap\na,tap\n", 4, "'a' has its label on line 2 already"),
    ("source,label\na\"b,pan\n", 2, "a quote stands inside a field without quotes"),
    (
      "source,label\n\"a\nb\"c,pan\n", 3,
      "a comma or the end of the line is expected after a closing quote"
    ),
    ("source,label\na,pan\n\"b,tap\n\n", 3, "a quoted field is never closed"),
  ])
  func saysWhatIsWrongOnWhichLine(text: String, line: Int, message: String) {
    #expect(throws: LabelFileError(line: line, message: message)) { try file(text) }
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes = Array("source,label\na,".utf8) + [0xFF, 0x0A]
    #expect(throws: LabelFileError(line: 2, message: "a field is not UTF-8")) {
      try LabelFile(bytes: bytes)
    }
  }

  @Test func anErrorNamesTheFile() {
    let error = LabelFileError(line: 4, message: "the source is empty")
    #expect(error.rendered(source: "labels.csv").text == "labels.csv:4: the source is empty")
  }

  @Test(
    arguments: [
      ("0", 0), ("1", 1), ("0.95", 0.95), (".5", 0.5), ("95%", 0.95), ("100%", 1), ("12.5%", 0.125),
    ] as [(String, Double)])
  func readsALimit(text: String, share: Double) {
    #expect(AccuracyLimit(text)?.share == share)
  }

  @Test(arguments: ["", "%", "1.1", "101%", "-0.5", "nan", "1e-1", "0x1", "0.5 ", "half"])
  func refusesWhatIsNoShare(text: String) {
    #expect(AccuracyLimit(text) == nil)
  }
}
