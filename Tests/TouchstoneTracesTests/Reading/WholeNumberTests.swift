import Testing
import TouchstoneTraces

/// Any number of any input may be anything: it ends in an answer that can be written and read again, or
/// in an error with its place.
@Suite struct WholeNumberTests {
  /// The values that whole numbers go wrong with.
  private static let values = [
    "-9223372036854775808", "9223372036854775807", "9007199254740993", "-1", "0", "1e308", "-0.0",
    "0.5",
  ]

  /// Our own forms, with each member that is a whole number.
  private static let native = [
    SampleRecording(
      format: .browser,
      text: """
        {"format":"touchstone-trace","version":1,"timeUnit":"ms","events":[
        {"t":1,"touches":[{"id":1,"phase":"began","x":5,"y":6,"estimatedProperties":1,
          "estimationUpdateIndex":7,"tapCount":1,
          "coalesced":[{"t":1,"x":5,"y":6,"estimationUpdateIndex":7}],"predicted":[{"t":2,"x":5,"y":6}]}]},
        {"t":20,"remoteControl":{"subtype":"pause","phase":"began"}},
        {"t":30,"touches":[{"id":1,"phase":"ended","x":5,"y":6}]}]}
        """),
    SampleRecording(
      format: .browser,
      text: """
        {"format":"touchstone-trace","version":1}
        {"t":0,"touches":[{"id":1,"phase":"began","x":5,"y":6}]}
        {"t":1,"touches":[{"id":1,"phase":"ended","x":5,"y":6}]}
        """),
    SampleRecording(
      format: .browser,
      text: """
        {"t":0,"id":1,"phase":"began","x":5,"y":6}
        {"t":1,"id":1,"phase":"ended","x":5,"y":6}
        """),
  ]

  @Test(arguments: (native + TruncationTests.all).filter { $0.text.contains(/[0-9]/) })
  func anyNumberGivesAnAnswerOrAnErrorWithItsPlace(_ sample: SampleRecording) throws {
    let numbers = sample.text.ranges(of: /[-]?\b[0-9]+(\.[0-9]+)?\b/)
    for number in numbers {
      for value in Self.values {
        let text = sample.text.replacingCharacters(in: number, with: value)
        let comment = Comment(rawValue: text)
        let lines = Transcript.of(text)
        guard !lines.contains(where: { $0.hasPrefix("error: ") }) else {
          #expect(lines.allSatisfy { Self.hasPlace($0) }, comment)
          continue
        }
        let native = try WrittenRecording(text, by: NativeWriter(isStream: true)).text
        #expect(
          try WrittenRecording(native, by: NativeWriter(isStream: true)).text == native, comment)
      }
    }
  }

  private static func hasPlace(_ line: String) -> Bool {
    !line.hasPrefix("error: ") || line.contains(/^error: trace(:[0-9]+)*: ./)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
