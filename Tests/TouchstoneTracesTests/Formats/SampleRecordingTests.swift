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

  /// Cut anywhere, a recording is an error or a repair, behind what came before.
  @Test(arguments: SampleRecording.all)
  func cutAnywhereItGivesWhatCameBefore(_ sample: SampleRecording) {
    let all = Self.frames(Transcript.of(sample.text))
    let bytes = Array(sample.text.utf8)
    for count in 0..<bytes.count {
      let lines = Transcript.of(String(decoding: bytes[..<count], as: UTF8.self))
      let last = lines.last ?? "ended"
      #expect(last.hasPrefix("error: ") || last == "ended", "cut at \(count)")
      // A batch of moves that is missing may belong between what is there.
      guard sample.format != .rrweb else { continue }
      let frames = Self.frames(lines)
      #expect(frames == Array(all.prefix(frames.count)), "cut at \(count)")
    }
  }

  @Test(arguments: SampleRecording.all, TraceFormat.allCases)
  func forcedToBeAnotherItNeverTraps(_ sample: SampleRecording, _ format: TraceFormat) {
    var imports = ImportOptions()
    imports.format = format
    #expect(Transcript.of(sample.text, imports: imports).count < 100)
  }

  private static func frames(_ lines: [String]) -> [String] {
    lines.filter { $0.first?.isNumber == true }
  }
}
