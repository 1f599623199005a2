import Testing

@testable import TouchstoneTraces

/// A small recording of our own in each format of lines, with what it gives.
struct ForeignSample: Sendable, CustomTestStringConvertible {
  let format: TraceFormat
  let text: String
  let lines: [String]

  var testDescription: String { format.name }
}

extension ForeignSample {
  static let all = [evemu, getevent, numbers, evtest, libinput, uiTouch]

  /// 781 units are 390 points: half a point each, from 10 on.
  private static let evemu = ForeignSample(
    format: .evemu,
    text: """
      # EVEMU 1.3
      # Input device name: "pad"
      N: pad
      I: 0018 0000 0000 0000
      P: 02 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 10 790 0 0 0
      A: 36 10 1570 0 0 0
      A: 39 0 65535 0 0 0
      L: 00 0
      S: 05 0
      E: 1700000000.500000 0003 0039 0006	# EV_ABS / ABS_MT_TRACKING_ID   6
      E: 1700000000.500000 0003 0035 0110	# EV_ABS / ABS_MT_POSITION_X    110
      E: 1700000000.500000 0003 0036 0210	# EV_ABS / ABS_MT_POSITION_Y    210
      E: 1700000000.500000 0001 014a 0001	# EV_KEY / BTN_TOUCH            1
      E: 1700000000.500000 0000 0000 0000	# ------------ SYN_REPORT (0) ----------
      E: 1700000000.580000 0003 0039 -001	# EV_ABS / ABS_MT_TRACKING_ID   -1
      E: 1700000000.580000 0001 014a 0000	# EV_KEY / BTN_TOUCH            0
      E: 1700000000.580000 0000 0000 0000	# ------------ SYN_REPORT (0) ----------

      """,
    lines: [
      "recording 'pad' in default", "0: began 6 (50.0, 100.0)", "80000000: ended 6 (50.0, 100.0)",
      "ended",
    ])

  /// 1080 units are 390 points: 216 are 78, and 540 are 195.
  private static let getevent = ForeignSample(
    format: .getevent,
    text: """
      add device 1: /dev/input/event2
        name:     "panel"
        events:
          KEY (0001): BTN_TOUCH
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max 1080, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_Y     : value 0, min 0, max 2340, fuzz 0, flat 0, resolution 0
        input props:
          INPUT_PROP_DIRECT
      add device 2: /dev/input/event0
        name:     "keys"
      [   24969.637831] /dev/input/event0: EV_KEY       KEY_POWER            DOWN
      [   24969.637831] /dev/input/event0: EV_SYN       SYN_REPORT           00000000
      [   24969.700000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000003
      [   24969.700000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000000d8
      [   24969.700000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    0000021c
      [   24969.700000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
      [   24969.700000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [   24969.790000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [   24969.790000] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
      [   24969.790000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000

      """,
    lines: [
      "recording 'panel' in default", "0: began 3 (78.0, 195.0)",
      "90000000: ended 3 (78.0, 195.0)", "ended",
    ])

  private static let numbers = ForeignSample(
    format: .getevent,
    text: """
      [ 1.000000] 0003 0039 00000003
      [ 1.000000] 0003 0035 00000010
      [ 1.000000] 0003 0036 0000001f
      [ 1.000000] 0000 0000 00000000
      [ 1.050000] 0003 0039 7fffffff
      [ 1.050000] 0000 0000 00000000

      """,
    lines: [
      "recording in default",
      "repaired lowFidelity: trace:4: "
        + "the ranges of the device's axes are not known; its units are treated as points",
      "0: began 3 (16.0, 31.0)", "50000000: ended 3 (16.0, 31.0)", "ended",
    ])

  /// 20 units in a millimetre, and 163 points in an inch of 25.4 millimetres: 1016 units are 2 inches.
  private static let evtest = ForeignSample(
    format: .evtest,
    text: """
      Input driver version is 1.0.1
      Input device name: "screen"
      Supported events:
        Event type 1 (EV_KEY)
          Event code 330 (BTN_TOUCH)
        Event type 3 (EV_ABS)
          Event code 53 (ABS_MT_POSITION_X)
            Value      0
            Min        0
            Max     4064
            Resolution 20
          Event code 54 (ABS_MT_POSITION_Y)
            Value      0
            Min        0
            Max     4064
            Resolution 20
      Properties:
        Property type 1 (INPUT_PROP_DIRECT)
      Testing ... (interrupt to exit)
      Event: time 1418829327.001628, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 0
      Event: time 1418829327.001628, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1016
      Event: time 1418829327.001628, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 0
      Event: time 1418829327.001628, type 4 (EV_MSC), code 4 (MSC_SCAN), value 9000a
      Event: time 1418829327.001628, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 1418829327.001628, -------------- SYN_REPORT ------------
      Event: time 1418829327.101628, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 1418829327.101628, -------------- SYN_REPORT ------------

      """,
    lines: [
      "recording 'screen' in default", "0: began 0 (326.0, 0.0)",
      "100000000: ended 0 (326.0, 0.0)", "ended",
    ])

  private static let libinput = ForeignSample(
    format: .libinput,
    text: """
      # libinput record
      version: 1
      ndevices: 1
      devices:
      - node: /dev/input/event1
        evdev:
          # Name: pad
          name: "pad"
          id: [24, 1739, 52542, 256]
          codes:
            1: [325, 330] # EV_KEY
          absinfo:
            53: [0, 780, 0, 0, 0]
            54: [0, 390, 0, 0, 0]
          properties: [0, 2]
        udev:
          properties:
          - ID_INPUT=1
        quirks:
        events:
        - evdev:
          - [  0,      0,   3,  57,    2194] # EV_ABS / ABS_MT_TRACKING_ID
          - [  0,      0,   3,  53,     206] # EV_ABS / ABS_MT_POSITION_X
          - [  0,      0,   3,  54,     311] # EV_ABS / ABS_MT_POSITION_Y
          - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ----------
        - evdev:
          - [  1, 207905,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID
          - [  1, 207905,   0,   0,       0] # ------------ SYN_REPORT (0) ----------

      """,
    lines: [
      "recording 'pad' in default",
      "repaired indirectDevice: trace:25: "
        + "the device is a touchpad: its touches are indirect, and their places are those on the pad",
      "0: began 2194 (206.0, 311.0) indirect", "1207905000: ended 2194 (206.0, 311.0) indirect",
      "ended",
    ])

  private static let uiTouch = ForeignSample(
    format: .uiTouch,
    text: """
      2024-02-29 23:59:59.900000+0800 App[1:1] starting
      2024-02-29 23:59:59.950000+0800 App[1:1] <UITouch: 0xa1> phase: Began tap count: 1 force: 0.500 \
      window: <UIWindow: 0x1; frame = (0 0; 375 812)> location in window: {10.5, 20} \
      previous location in window: {10.5, 20}
      2024-03-01 00:00:00.050000+0800 App[1:1] touches {(
          <UITouch: 0xa1> phase: Moved tap count: 1 location in window: {11, 20},
          <UITouch: 0xa2> phase: Began tap count: 1 location in window: {90, 80}
      )}
      2024-03-01 00:00:00.060000+0800 App[1:1] <UITouch: 0xa1> phase: Ended location in window: {11, 20}
      2024-03-01 00:00:00.070000+0800 App[1:1] <UITouch: 0xa2> phase: Cancelled \
      location in window: {90, 80}

      """,
    lines: [
      "recording in default", "0: began '0xa1' (10.5, 20.0)",
      "100000000: moved '0xa1' (11.0, 20.0), began '0xa2' (90.0, 80.0)",
      "110000000: ended '0xa1' (11.0, 20.0)", "120000000: cancelled '0xa2' (90.0, 80.0)", "ended",
    ])
}
