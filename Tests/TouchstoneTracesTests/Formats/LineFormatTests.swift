import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// What holds for all formats of lines.
@Suite struct LineFormatTests {
  @Test(arguments: ForeignSample.all)
  func aRecordingIsKnownByItsContentAndRead(sample: ForeignSample) {
    #expect(TraceFormat.beginning(of: Array(sample.text.utf8)).format == sample.format)
    for size in Transcript.chunkSizes {
      #expect(Transcript.of(sample.text, chunkSize: size) == sample.lines)
    }
  }

  @Test(arguments: ForeignSample.all)
  func linesMayEndAsOnOtherSystems(sample: ForeignSample) {
    let text = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(Transcript.of(text) == sample.lines)
  }

  @Test func aReportIsToldBeforeAnotherLineIsRead() throws {
    let lines = [
      "[ 1.0] /dev/input/event1: EV_ABS ABS_MT_TRACKING_ID 00000001",
      "[ 1.0] /dev/input/event1: EV_ABS ABS_MT_POSITION_X 00000001",
      "[ 1.0] /dev/input/event1: EV_ABS ABS_MT_POSITION_Y 00000001",
      "[ 1.0] /dev/input/event1: EV_SYN SYN_REPORT 00000000",
      "[ 1.1] /dev/input/event1: EV_ABS ABS_MT_TRACKING_ID ffffffff",
      "[ 1.1] /dev/input/event1: EV_SYN SYN_REPORT 00000000",
    ]
    let counter = LineSource.Counter()
    var reader = TraceReader(LineSource(lines, counter: counter), scenes: SceneSource())
    var reads: [Int] = []
    while let item = try reader.next() {
      if case .frame = item { reads.append(counter.reads) }
    }
    #expect(reads == [4, 6])
  }

  /// An error, and the text that makes it.
  @Test(arguments: [
    (
      "N: pad\nP: 02\n",
      "1: a device description without events; expected a recording with 'E:' lines"
    ),
    ("E: 0.0 0001 001e 1\nE: 0.0 0000 0000 0\n", "1: no touches in this recording of a device"),
    ("E: 0.0 0003\n", "1: no event; expected 'E: seconds type code value'"),
    ("E: 99999999999.0 0003 0035 1\n", "1: no event; expected 'E: seconds type code value'"),
    ("N: pad\nhello\n", "2: no line of an evemu recording; expected 'E: seconds type code value'"),
    ("A: 35 0\n", "1: no axis; expected 'A: axis min max fuzz flat resolution'"),
    (
      "/dev/input/event1: EV_ABS ABS_X 00000001\n",
      "1: an event without a time; expected the output of 'getevent -lt', with '[seconds]'"
    ),
    (
      "[ 1.0] EV_KEY BTN_TOUCH DOW\n",
      "1: no event; expected a type, a code and a value behind the time"
    ),
    ("[ 1.0] EV_KEY KEY_A DOWN\n", "1: no touches in this output of getevent"),
    ("Event: time 1.0, type 3\n", "1: no event; expected a type, a code and a value"),
    (
      "log\n<UITouch: 0x1> phase: Began location in window: {1, 2}\n",
      "2: no time in front of the touch; expected a log with times, as 12:00:00.100"
    ),
    (
      "12:00:00.1 <UITouch: 0x1> phase: Began location in window: {1e10, 2}\n",
      "1: coordinate too large; expected within ±1000000000 points"
    ),
    (
      "version: 1\ndevices:\n- events:\n  - evdev:\n    - [0, 0, 3]\n",
      "5: no event; expected [seconds, microseconds, type, code, value]"
    ),
    ("version: 1\ndevices: &a\n- *a\n", "3: an alias; expected values where they are used"),
    ("version: 1\ndevices: [1\n", "3: not YAML: did not find expected ',' or ']'"),
  ])
  func whatCannotBeReadIsSaid(text: String, message: String) {
    #expect(Transcript.of(text).last == "error: trace:\(message)")
  }

  @Test func aTouchpadOfAnyKindIsIndirect() {
    let frames = KernelScript.events(["0: id 1, x 1, y 2, finger 1", "0.1: id -1"])
    for header in ["", "P: 01\n", "P: 0c\n", "B: 01 00 00 00 00 00 00 00 00\n"] {
      #expect(Transcript.of(header + frames).contains { $0.hasSuffix("(1.0, 2.0) indirect") })
    }
    #expect(!Transcript.of("P: 02\n" + frames).contains { $0.hasSuffix(" indirect") })
  }

  @Test func positionsThatAreNoPointsAreScaledDown() {
    let frames = KernelScript.events(["0: id 1, x 22496, y 32767", "0.1: id -1"])
    let lines = Transcript.of(frames)
    #expect(
      lines[1] == "repaired lowFidelity: trace:4: "
        + "the ranges of the device's axes are not known; they are taken to end at 32767")
    #expect(lines[2].hasSuffix(", 390.0)"))
  }

  @Test func pressureIsForceWhereItsRangeIsKnown() throws {
    let text =
      KernelScript.header + "A: 3a 0 200 0 0\n"
      + KernelScript.events(["0: id 1, x 1, y 2, pressure 50", "0.1: pressure 100"])
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    var forces: [Double] = []
    while let item = try reader.next() {
      if case .frame(let frame) = item { forces += frame.samples.map(\.details.force) }
    }
    #expect(forces == [0.25, 0.5])
  }

  /// 781 units are 390 points: half of an area of 40 units is 20 of them, and 10 points.
  @Test func theLengthOfAContactIsTwiceTheRadius() throws {
    let text =
      KernelScript.header.replacing("35 0 390", with: "35 10 790").replacing(
        "36 0 780", with: "36 10 1570")
      + KernelScript.events([
        "0: id 1, x 110, y 210, major 40", "0.1: x 112, major 0", "0.2: x 114, major 20",
        "0.3: major 30", "0.4: x 115",
      ])
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    var radii: [[Double]] = []
    while let item = try reader.next() {
      if case .frame(let frame) = item { radii.append(frame.samples.map(\.details.radius)) }
    }
    // A touch whose area alone changes does not move.
    #expect(radii == [[10], [0], [5], [], [7.5]])
  }

  /// What tells fingers apart that have no ids is a repair like others.
  @Test(arguments: [
    KernelScript.header
      + KernelScript.events([
        "0: x 1, y 2, block, x 90, y 80, block", "0.1: x 2, y 2, block, x 90, y 80, block",
      ]),
    #"{"items":[{"timestamp":1,"phase":0,"index":0,"x":1,"y":2},"#
      + #"{"timestamp":1,"phase":0,"index":1,"x":90,"y":80}]}"#,
    #"[{"type":3,"timestamp":9,"data":{"source":2,"type":7,"id":1,"x":10,"y":20}}]"#,
  ])
  func fingersWithoutIDsAreAnErrorIfStrict(text: String) {
    #expect(Transcript.of(text).contains { $0.hasPrefix("repaired fingersMatched") })
    #expect(Transcript.of(text, isStrict: true).contains { $0.hasPrefix("error: ") })
  }

  @Test func onlyTheFirstDeviceWithTouchesIsRead() {
    func frame(_ time: Double, _ device: Int, _ id: String, _ key: String) -> String {
      let head = "[ \(time)] /dev/input/event\(device): "
      return head + "EV_ABS ABS_MT_TRACKING_ID \(id)\n" + head
        + "EV_ABS ABS_MT_POSITION_X 00000005\n"
        + head + "EV_ABS ABS_MT_POSITION_Y 00000006\n" + head + "EV_KEY BTN_TOUCH \(key)\n" + head
        + "EV_SYN SYN_REPORT 00000000\n"
    }
    let text =
      frame(1, 4, "00000001", "DOWN") + frame(1.1, 5, "00000002", "DOWN")
      + frame(1.2, 5, "ffffffff", "UP") + frame(1.3, 4, "ffffffff", "UP")
    #expect(
      Transcript.of(text).dropFirst(2) == [
        "0: began 1 (5.0, 6.0)",
        "repaired dropped: trace:9: /dev/input/event5 has touches too; "
          + "only those of /dev/input/event4 are read",
        "300000000: ended 1 (5.0, 6.0)", "ended",
      ])
  }

  @Test func aClockWithoutDatesPassesMidnight() {
    let lines = Transcript.of(
      """
      23:59:59.900 <UITouch: 0x1> phase: Began location in window: {1, 2}
      00:00:00.100 <UITouch: 0x1> phase: Ended location in window: {1, 2}
      """)
    #expect(lines.dropFirst().first == "0: began '0x1' (1.0, 2.0)")
    #expect(lines.contains("200000000: ended '0x1' (1.0, 2.0)"))
  }
}
