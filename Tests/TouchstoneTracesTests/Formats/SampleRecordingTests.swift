import Testing
import TouchstoneTraces

/// What holds for every format.
@Suite struct SampleRecordingTests {
  static let expected = Array(zip(SampleRecording.all, SampleRecording.transcripts))

  @Test(arguments: expected)
  func isReadWithoutBeingToldTheFormat(_ sample: SampleRecording, _ lines: [String]) {
    #expect(Transcript.of(sample.text) == lines)
  }

  @Test(arguments: expected)
  func isReadFromAPipeInAnyPieces(_ sample: SampleRecording, _ lines: [String]) {
    for size in Transcript.chunkSizes {
      #expect(Transcript.of(sample.text, chunkSize: size, canRewind: false) == lines)
    }
  }

  @Test(arguments: expected)
  func isReadWhenTheFormatIsForced(_ sample: SampleRecording, _ lines: [String]) {
    var imports = ImportOptions()
    imports.format = sample.format
    #expect(Transcript.of(sample.text, imports: imports) == lines)
  }

  @Test(arguments: SampleRecording.all, TraceFormat.allCases)
  func forcedToBeAnotherItNeverTraps(_ sample: SampleRecording, _ format: TraceFormat) {
    var imports = ImportOptions()
    imports.format = format
    #expect(Transcript.of(sample.text, imports: imports).count < 100)
  }

  @Test(arguments: SampleRecording.all)
  func itIsTheSameAsANativeTrace(_ sample: SampleRecording) throws {
    let native = try WrittenRecording(sample.text, by: NativeWriter(isStream: true)).text
    // What was repaired has been written as it is now.
    let isOfTouches = { (line: String) in !line.hasPrefix("repaired") }
    #expect(
      Transcript.of(native).filter(isOfTouches) == Transcript.of(sample.text).filter(isOfTouches))
    #expect(try WrittenRecording(native, by: NativeWriter(isStream: true)).text == native)
  }
}
