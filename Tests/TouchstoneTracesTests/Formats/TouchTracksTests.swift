import Testing
import TouchstoneTraces

@Suite struct TouchTracksTests {
  private static func touch(_ phase: String, _ time: String, _ x: Int) -> String {
    #"{"phase":"\#(phase)","timestamp":\#(time),"location":[\#(x),0],"tapCount":1,"type":"direct"}"#
  }

  @Test func eachTrialIsARecording() {
    let trial =
      #"{"tracks":[{"touches":[\#(Self.touch("began", "5.5", 1)),\#(Self.touch("ended", "5.6", 1))]}],"events":[]}"#
    #expect(
      Transcript.of(#"{"deviceInfo":{"name":"x"},"task":{"list":[\#(trial),\#(trial)]}}"#) == [
        "recording in default", "0: began 1 (1.0, 0.0)", "100000000: ended 1 (1.0, 0.0)", "ended",
        "recording in default", "0: began 1 (1.0, 0.0)", "100000000: ended 1 (1.0, 0.0)", "ended",
      ])
  }

  @Test func tracksOfSeveralFingersAreOneSequenceOfMoments() {
    let first = [("began", "1.0", 1), ("moved", "1.1", 2), ("ended", "1.3", 2)]
    let second = [("began", "1.1", 8), ("ended", "1.2", 8)]
    let tracks = [first, second].map { track in
      #"{"rawTouches":[\#(track.map { Self.touch($0.0, $0.1, $0.2) }.joined(separator: ","))]}"#
    }
    #expect(
      Transcript.of(#"[{"rawTouchTracks":[\#(tracks.joined(separator: ","))]}]"#) == [
        "recording in default", "0: began 1 (1.0, 0.0)",
        "100000000: moved 1 (2.0, 0.0), began 2 (8.0, 0.0)", "200000000: ended 2 (8.0, 0.0)",
        "300000000: ended 1 (2.0, 0.0)", "ended",
      ])
  }
}
