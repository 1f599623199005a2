import Testing

@testable import TouchstoneTraces

@Suite struct EvtestTraceTests {
  private static let touch = """
    Event: time 5.000000, type 3 (Absolute), code 57 (?), value 4
    Event: time 5.000000, type 3 (Absolute), code 53 (?), value 10
    Event: time 5.000000, type 3 (Absolute), code 54 (?), value 20
    Event: time 5.000000, -------------- Report Sync ------------
    Event: time 5.010000, -------------- Config Sync ------------
    Event: time 5.080000, type 3 (Absolute), code 57 (?), value -1
    Event: time 5.080000, -------------- Report Sync ------------

    """
  private static let frames = [
    "0: began 4 (10.0, 20.0)", "80000000: ended 4 (10.0, 20.0)", "ended",
  ]

  @Test func theSeparatorsOfOldVersionsAreRead() {
    #expect(Transcript.of(Self.touch).suffix(3) == Self.frames)
  }

  /// Without a device evtest asks for one; its list looks like lines of getevent.
  @Test func aCopyOfTheTerminalIsRead() {
    let question = """
      No device specified, trying to scan all of /dev/input/event*
      Available devices:
      /dev/input/event0:\tPower Button
      /dev/input/event4:\tTouchscreen
      Select the device event number [0-4]: 4
      Input driver version is 1.0.1

      """
    #expect(TraceFormat.beginning(of: Array(question.utf8)).format == .evtest)
    #expect(Transcript.of(question + Self.touch).suffix(3) == Self.frames)
  }
}
