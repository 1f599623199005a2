import Testing

@testable import TouchstoneTraces

/// Recordings of evemu, worked out by hand: a point is 127000 units.
@Suite struct EvemuWriterTests {
  private static func write(_ events: String, _ header: String = device) throws -> WrittenRecording
  {
    try WrittenRecording(#"{\#(header),"events":[\#(events)]}"#, by: EvemuWriter())
  }

  private static let device = #""device":{"width":100,"height":200}"#

  /// The events without what stands in front of each.
  private static func events(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("E: ") }.map { String($0.dropFirst(3)) }
  }

  @Test func aTouchscreenIsDescribed() throws {
    let text = try Self.write("", #""name":"my\nscreen",\#(Self.device)"#).text
    #expect(
      text == """
        # EVEMU 1.3
        N: my\u{FFFD}screen
        I: 0006 0000 0000 0000
        P: 02 00 00 00 00 00 00 00
        B: 00 0b 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 04 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 01 00 00 00 00 00 00 00 00
        B: 03 03 00 00 01 00 80 e1 06
        A: 00 0 12700000 0 0 815000
        A: 01 0 25400000 0 0 815000
        A: 18 0 1000000 0 0 0
        A: 2f 0 63 0 0 0
        A: 30 0 25400000 0 0 815000
        A: 35 0 12700000 0 0 815000
        A: 36 0 25400000 0 0 815000
        A: 37 0 15 0 0 0
        A: 39 0 65535 0 0 0
        A: 3a 0 1000000 0 0 0

        """)
  }

  @Test func onlyWhatChangesIsTold() throws {
    let written = try Self.write(
      #"""
      {"t":3,"touches":[{"id":7,"phase":"began","x":1,"y":2}]},
      {"t":3.0000015,"touches":[{"id":7,"phase":"moved","x":3,"y":2},{"id":8,"phase":"began","x":4,"y":5,"force":0.5,"radius":1.5}]},
      {"t":4,"touches":[{"id":7,"phase":"ended","x":3,"y":2}]},
      {"t":5,"touches":[{"id":8,"phase":"ended","x":4,"y":6,"force":0}]},
      {"t":6,"touches":[{"id":"thumb","phase":"began","x":3,"y":2}]},
      {"t":7,"touches":[{"id":"thumb","phase":"ended","x":3,"y":2}]}
      """#)
    #expect(
      Self.events(written.text) == [
        "0.000000 0003 0039 0007",
        "0.000000 0003 0035 127000",
        "0.000000 0003 0036 254000",
        "0.000000 0001 014a 0001",
        "0.000000 0003 0000 127000",
        "0.000000 0003 0001 254000",
        "0.000000 0000 0000 0000",
        "0.000002 0003 0035 381000",
        "0.000002 0003 002f 0001",
        "0.000002 0003 0039 0008",
        "0.000002 0003 0035 508000",
        "0.000002 0003 0036 635000",
        "0.000002 0003 0030 381000",
        "0.000002 0003 003a 500000",
        "0.000002 0003 0000 381000",
        "0.000002 0000 0000 0000",
        // The second finger is now the oldest one.
        "1.000000 0003 002f 0000",
        "1.000000 0003 0039 -001",
        "1.000000 0003 0000 508000",
        "1.000000 0003 0001 635000",
        "1.000000 0003 0018 500000",
        "1.000000 0000 0000 0000",
        "2.000000 0003 002f 0001",
        "2.000000 0003 0036 762000",
        "2.000000 0003 0030 0000",
        "2.000000 0003 003a 0000",
        "2.000000 0003 0039 -001",
        "2.000000 0001 014a 0000",
        "2.000000 0003 0018 0000",
        "2.000000 0000 0000 0000",
        // Its slot was there before: the place is told nevertheless.
        "3.000000 0003 002f 0000",
        "3.000000 0003 0039 0000",
        "3.000000 0003 0035 381000",
        "3.000000 0003 0036 254000",
        "3.000000 0001 014a 0001",
        "3.000000 0003 0000 381000",
        "3.000000 0003 0001 254000",
        "3.000000 0000 0000 0000",
        "4.000000 0003 0039 -001",
        "4.000000 0001 014a 0000",
        "4.000000 0000 0000 0000",
      ])
    #expect(written.losses == ["1 time is rounded to whole microseconds, by at most 0.5 µs"])
  }

  @Test func aCancelledTouchIsAPalmAndThenGone() throws {
    let written = try Self.write(
      #"""
      {"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1,"type":"pencil"}]},
      {"t":1,"touches":[{"id":1,"phase":"cancelled","x":1,"y":1}]},
      {"t":2,"touches":[{"id":1,"phase":"began","x":1,"y":1}]}
      """#)
    #expect(
      Self.events(written.text) == [
        "0.000000 0003 0039 0001",
        "0.000000 0003 0037 0001",
        "0.000000 0003 0035 127000",
        "0.000000 0003 0036 127000",
        "0.000000 0001 014a 0001",
        "0.000000 0003 0000 127000",
        "0.000000 0003 0001 127000",
        "0.000000 0000 0000 0000",
        "1.000000 0003 0037 0002",
        "1.000000 0000 0000 0000",
        "1.000000 0003 0039 -001",
        "1.000000 0001 014a 0000",
        "1.000000 0000 0000 0000",
        "2.000000 0003 0039 0001",
        "2.000000 0003 0037 0000",
        "2.000000 0003 0035 127000",
        "2.000000 0003 0036 127000",
        "2.000000 0001 014a 0001",
        "2.000000 0000 0000 0000",
        // What is still down at the end is taken away.
        "2.000000 0003 0037 0002",
        "2.000000 0000 0000 0000",
        "2.000000 0003 0039 -001",
        "2.000000 0001 014a 0000",
        "2.000000 0000 0000 0000",
      ])
    #expect(
      written.losses == [
        "1 cancelled touch is written as a palm, which some readers take for a lift"
      ])
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let written = try Self.write(
      #"""
      {"t":0,"touches":[{"id":1,"phase":"began","x":1.0000005,"y":1}]},
      {"t":1,"touches":[{"id":1,"phase":"moved","x":-1,"y":1,"force":3,"maximumForce":4}]},
      {"t":2,"touches":[{"id":1,"phase":"moved","x":-1,"y":1,"force":3,"maximumForce":4}]},
      {"t":3,"touches":[{"id":1,"phase":"moved","x":1000000,"y":1}]},
      {"t":4,"remoteControl":{"subtype":"play"}},
      {"t":5,"interruption":true}
      """#, #""scene":"default""#)
    // The farthest place is 2147483647 units.
    #expect(
      written.losses == [
        "'scene' of the recording is left out",
        "the recording does not say how large its screen is; the device has 4096 by 4096 points",
        "2 places are rounded, by at most 983090.679945 points",
        "3 places beside the screen are beyond the ranges of the axes",
        "2 forces are written as parts of the largest one",
        "1 sample in which nothing changes is left out",
        "1 interruption is written as cancelled touches",
        "1 event of motion or remote control is left out",
      ])
  }

  @Test func thereIsRoomForSixtyFourFingers() throws {
    let touches = (0..<70).map { #"{"id":\#($0),"phase":"began","x":1,"y":1}"# }
    let written = try Self.write(#"{"t":0,"touches":[\#(touches.joined(separator: ","))]}"#)
    #expect(Self.events(written.text).contains("0.000000 0003 002f 0063"))
    #expect(!written.text.contains("0003 002f 0064"))
    #expect(written.losses == ["6 touches beyond the 64th at once are left out"])
  }

  @Test func noSlotIsBeyondTheLastOneWhereOneLiftsAsAnotherLands() throws {
    let touches = (0..<64).map { #"{"id":\#($0),"phase":"began","x":1,"y":1}"# }
    let written = try Self.write(
      #"""
      {"t":0,"touches":[\#(touches.joined(separator: ","))]},
      {"t":1,"touches":[{"id":5,"phase":"ended","x":1,"y":1},{"id":70,"phase":"began","x":1,"y":1}]}
      """#)
    #expect(!written.text.contains("0003 002f 0064"))
    #expect(written.losses == ["1 touch beyond the 64th at once is left out"])
  }
}
