import Testing
import TouchstoneTraces

@Suite struct ResearchKitItemsTests {
  private static func item(_ time: String, _ phase: Int, _ index: Int, _ x: Int) -> String {
    #"{"timestamp":\#(time),"phase":\#(phase),"index":\#(index),"x":\#(x),"y":0,"width":300,"height":200}"#
  }

  /// When the first finger lifts, the second one gets its index.
  @Test func fingersAreToldApartByWhereTheyWere() {
    let items = [
      Self.item("812.5", 0, 0, 10), Self.item("812.5", 0, 1, 100),
      Self.item("812.6", 1, 0, 98), Self.item("812.6", 1, 1, 12),
      Self.item("812.7", 3, 0, 12), Self.item("812.8", 1, 0, 90), Self.item("812.9", 4, 0, 91),
    ].joined(separator: ",")
    #expect(
      Transcript.of(#"{"items":[\#(items)]}"#) == [
        "recording in default",
        "repaired fingersMatched: trace: items[0]: touches have no ids; "
          + "fingers are told apart by where they were",
        "0: began 1 (10.0, 0.0), began 2 (100.0, 0.0)",
        "100000000: moved 2 (98.0, 0.0), moved 1 (12.0, 0.0)",
        "200000000: ended 1 (12.0, 0.0)", "300000000: moved 2 (90.0, 0.0)",
        "400000000: cancelled 2 (91.0, 0.0)", "ended",
      ])
  }

  @Test func aPhaseBeyondFourIsRefused() {
    #expect(
      Transcript.of(#"{"items":[\#(Self.item("1", 5, 0, 1))]}"#)
        == ["error: trace: items[0].phase: expected a number from 0 to 4, found 5"])
  }
}
