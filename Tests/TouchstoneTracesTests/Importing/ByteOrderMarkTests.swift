import Testing

@testable import TouchstoneTraces

/// Editors put a mark in front of a text; it is none of it.
@Suite struct ByteOrderMarkTests {
  private static let mark = "\u{FEFF}"

  @Test(arguments: SampleRecording.all)
  func anyFormatIsReadBehindAMark(_ sample: SampleRecording) {
    let text = Self.mark + sample.text
    #expect(TraceFormat.beginning(of: Array(text.utf8)).format == sample.format)
    #expect(Transcript.of(text) == Transcript.of(sample.text))
  }

  @Test(arguments: ForeignSample.all)
  func anyFormatOfLinesIsReadBehindAMark(_ sample: ForeignSample) {
    let text = Self.mark + sample.text
    #expect(TraceFormat.beginning(of: Array(text.utf8)).format == sample.format)
    for size in Transcript.chunkSizes {
      #expect(Transcript.of(text, chunkSize: size) == sample.lines)
    }
  }
}
