import Testing

@testable import TouchstoneTraces

/// What getevent says of devices, in the ways in which people run it.
@Suite struct GeteventDescriptionTests {
  /// 1080 units are 390 points: 216 are 78, and 540 are 195.
  private static let details = """
      events:
        KEY (0001): KEY_WAKEUP            BTN_TOOL_FINGER       BTN_TOUCH           
        ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_X     : value 0, min 0, max 1080, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 2340, fuzz 0, flat 0, resolution 0

    """
  private static let names = """
    add device 1: /dev/input/event0
      name:     "keys"
    add device 2: /dev/input/event2
      name:     "panel"

    """

  private static func tap(at path: String) -> String {
    [
      "[ 1.000000] \(path)EV_ABS ABS_MT_TRACKING_ID 00000003",
      "[ 1.000000] \(path)EV_KEY BTN_TOOL_FINGER DOWN",
      "[ 1.000000] \(path)EV_ABS ABS_MT_POSITION_X 000000d8",
      "[ 1.000000] \(path)EV_ABS ABS_MT_POSITION_Y 0000021c",
      "[ 1.000000] \(path)EV_SYN SYN_REPORT 00000000",
      "[ 1.090000] \(path)EV_ABS ABS_MT_TRACKING_ID ffffffff",
      "[ 1.090000] \(path)EV_SYN SYN_REPORT 00000000", "",
    ].joined(separator: "\n")
  }

  private static let scaled = [
    "recording 'panel' in default", "0: began 3 (78.0, 195.0)", "90000000: ended 3 (78.0, 195.0)",
    "ended",
  ]

  /// `getevent -lp; getevent -lt` lists all devices twice, the second time only by their names.
  @Test func theRangesOfADeviceThatIsListedAgainAreKept() {
    let listed = Self.names + Self.details + "  input props:\n    INPUT_PROP_DIRECT\n"
    #expect(Transcript.of(listed + Self.names + Self.tap(at: "/dev/input/event2: ")) == Self.scaled)
  }

  /// `getevent -lp; getevent -lt /dev/input/event2` has no paths in front of events.
  @Test func eventsWithoutAPathAreThoseOfTheOnlyDeviceWithTouches() {
    #expect(Transcript.of(Self.names + Self.details + Self.tap(at: "")) == Self.scaled)
  }

  /// Screens of many phones have the key of a finger too.
  @Test func aDeviceThatDoesNotListItsPropertiesIsAScreen() {
    let frames = Transcript.of(Self.names + Self.tap(at: "/dev/input/event2: "))
    #expect(frames.contains("0: began 3 (216.0, 540.0)"))
  }

  @Test func aDeviceThatListsOtherPropertiesIsATouchpad() {
    for properties in ["<none>", "INPUT_PROP_POINTER"] {
      let listed = Self.names + Self.details + "  input props:\n    \(properties)\n"
      let frames = Transcript.of(listed + Self.tap(at: "/dev/input/event2: "))
      #expect(frames.contains("0: began 3 (78.0, 195.0) indirect"))
    }
  }

  /// Old versions of adb give `\r\r\n`.
  @Test func linesMayEndWithSeveralCarriageReturns() {
    let text = Self.names + Self.details + Self.tap(at: "/dev/input/event2: ")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Transcript.of(lines.joined(separator: "\r\r\n")) == Self.scaled)
  }
}
