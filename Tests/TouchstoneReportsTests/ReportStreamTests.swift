import Testing
import TouchstoneReports

@Suite struct ReportStreamTests {
  @Test(arguments: ReportFormat.allCases)
  func partsMakeTheSameReport(format: ReportFormat) {
    var whole = ReportStream(format.reporter(.init()))
    var joined = whole
    var part = ReportStream(format.reporter(.init()), isPart: true)
    var (expected, bytes): ([UInt8], [UInt8]) = ([], [])
    for _ in 0..<3 {
      part.restart()
      var fragment: [UInt8] = []
      for _ in 0..<2 {
        whole.begin(Sample.recording, into: &expected)
        whole.end(RecordingEnd(), into: &expected)
        part.begin(Sample.recording, into: &fragment)
        part.end(RecordingEnd(), into: &fragment)
      }
      part.finish(into: &fragment)
      joined.append(part: fragment, into: &bytes)
      joined.append(part: [], into: &bytes)
    }
    whole.finish(into: &expected)
    joined.finish(into: &bytes)
    #expect(bytes == expected)
  }
}
