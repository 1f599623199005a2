import Testing

@testable import TouchstoneTraces

/// R7: how rows that say one touch each become frames.
@Suite struct FlatRowsTests {
  /// The frames of rows, written as `time id phase x`, without the lines around them.
  private func frames(_ rows: String...) -> [String] {
    let lines = rows.map { row -> String in
      let words = row.split(separator: " ")
      return
        #"{"t": \#(words[0]), "id": \#(words[1]), "phase": "\#(words[2])", "x": \#(words[3]), "#
        + #""y": 0}"#
    }
    return Array(Transcript.of(lines.joined(separator: "\n")).dropFirst().dropLast())
  }

  /// R6: events of one time, which rows are not.
  @Test func eventsOfEqualTimeAreFramesInTheirOrder() {
    let text = #"""
      {"events":[{"t":1,"touches":[{"id":1,"phase":"began","x":1,"y":0}]},
       {"t":1,"touches":[{"id":1,"phase":"ended","x":2,"y":0}]}]}
      """#
    #expect(
      Transcript.of(text).dropFirst().dropLast() == [
        "1000000000: began 1 (1.0, 0.0)", "1000000000: ended 1 (2.0, 0.0)",
      ])
  }

  @Test func neighboursOfEqualTimeAreOneFrame() {
    #expect(
      frames(
        "0 1 began 1", "0 2 began 2", "0.0 3 began 3", "1 3 ended 3", "1 1 ended 1", "1 2 ended 2")
        == [
          "0: began 1 (1.0, 0.0), began 2 (2.0, 0.0), began 3 (3.0, 0.0)",
          "1000000000: ended 3 (3.0, 0.0), ended 1 (1.0, 0.0), ended 2 (2.0, 0.0)",
        ])
  }

  @Test func ofTwoMovesOfAFingerTheLaterOneCountsAtTheEarlierOnesPlace() {
    #expect(
      frames(
        "0 1 began 1", "0 2 began 2", "1 1 moved 3", "1 2 moved 4", "1 1 moved 5", "1 1 moved 6",
        "2 1 ended 6", "2 2 ended 4")
        == [
          "0: began 1 (1.0, 0.0), began 2 (2.0, 0.0)",
          "1000000000: moved 1 (6.0, 0.0), moved 2 (4.0, 0.0)",
          "2000000000: ended 1 (6.0, 0.0), ended 2 (4.0, 0.0)",
        ])
  }

  @Test(arguments: [
    ("began", "moved"), ("began", "ended"), ("began", "stationary"), ("began", "cancelled"),
  ])
  func anyOtherPairOpensAnotherFrame(first: String, second: String) {
    #expect(
      frames("0 1 \(first) 1", "0 1 \(second) 2").prefix(2)
        == ["0: \(first) 1 (1.0, 0.0)", "0: \(second) 1 (2.0, 0.0)"])
  }

  @Test func aMoveAndALiftOfEqualTimeAreTwoFrames() {
    #expect(
      frames("0 1 began 1", "1 1 moved 2", "1 1 ended 2", "1 1 began 9", "1 1 ended 9")
        == [
          "0: began 1 (1.0, 0.0)", "1000000000: moved 1 (2.0, 0.0)",
          "1000000000: ended 1 (2.0, 0.0)", "1000000000: began 1 (9.0, 0.0)",
          "1000000000: ended 1 (9.0, 0.0)",
        ])
  }

  @Test func twoRestsOrARestAndAMoveAreTwoFrames() {
    #expect(
      frames(
        "0 1 began 1", "1 1 stationary 1", "1 1 stationary 1", "1 1 moved 2", "1 1 stationary 2",
        "2 1 ended 2")
        == [
          "0: began 1 (1.0, 0.0)", "1000000000: stationary 1 (1.0, 0.0)",
          "1000000000: stationary 1 (1.0, 0.0)", "1000000000: moved 1 (2.0, 0.0)",
          "1000000000: stationary 1 (2.0, 0.0)", "2000000000: ended 1 (2.0, 0.0)",
        ])
  }

  @Test func theRowsBehindTheSecondFrameBelongToIt() {
    #expect(
      frames("0 1 began 1", "0 1 moved 2", "0 2 began 3", "1 1 ended 2", "1 2 ended 3")
        == [
          "0: began 1 (1.0, 0.0)", "0: moved 1 (2.0, 0.0), began 2 (3.0, 0.0)",
          "1000000000: ended 1 (2.0, 0.0), ended 2 (3.0, 0.0)",
        ])
  }

  @Test func eventsEndAFrameOfRows() {
    let text = """
      {"t": 0, "id": 1, "phase": "began", "x": 1, "y": 0}
      {"t": 0, "touches": [{"id": 2, "phase": "began", "x": 2, "y": 0}]}
      {"t": 0, "id": 1, "phase": "ended", "x": 1, "y": 0}
      {"t": 0}
      {"t": 0, "id": 2, "phase": "ended", "x": 2, "y": 0}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 1 (1.0, 0.0)", "0: began 2 (2.0, 0.0)",
        "0: ended 1 (1.0, 0.0)", "0:", "0: ended 2 (2.0, 0.0)", "ended",
      ])
  }
}
