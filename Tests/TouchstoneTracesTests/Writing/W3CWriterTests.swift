import Testing

@testable import TouchstoneTraces

/// W3C actions, worked out by hand.
@Suite struct W3CWriterTests {
  private static func write(_ trace: String) throws -> WrittenRecording {
    try WrittenRecording(trace, by: W3CWriter())
  }

  private static func losses(_ events: String) throws -> [String] {
    try write(#"{"events":[\#(events)]}"#).losses
  }

  @Test func aFingerIsMovedToWhereItLandsAndWaitsBetweenMoments() throws {
    let written = try Self.write(
      #"""
      {"name":"drag","events":[
      {"t":5,"touches":[{"id":7,"phase":"began","x":10.5,"y":20}]},
      {"t":5.1,"touches":[{"id":7,"phase":"moved","x":30,"y":20.25}]},
      {"t":5.35,"touches":[{"id":7,"phase":"ended","x":30,"y":20.25}]}]}
      """#)
    #expect(
      written.text == #"""
        {"name":"drag","actions":[
        {"type":"pointer","id":"finger1","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pointerMove","duration":0,"x":10.5,"y":20},
        {"type":"pointerDown","button":0},
        {"type":"pause","duration":100},
        {"type":"pointerMove","duration":0,"x":30,"y":20.25},
        {"type":"pause","duration":250},
        {"type":"pointerUp","button":0}
        ]}
        ]}

        """#)
    #expect(written.losses == [])
  }

  @Test func everyFingerTakesEveryStep() throws {
    let written = try Self.write(
      #"""
      {"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":2}]}
      {"t":0.016,"touches":[{"id":2,"phase":"began","x":3,"y":4},{"id":1,"phase":"moved","x":5,"y":6}]}
      {"t":0.05,"touches":[{"id":1,"phase":"ended","x":5,"y":6}]}
      {"t":0.07,"touches":[{"id":3,"phase":"began","x":7,"y":8}]}
      {"t":0.08,"touches":[{"id":2,"phase":"ended","x":3,"y":4},{"id":3,"phase":"ended","x":7,"y":8}]}
      """#)
    #expect(
      written.text == #"""
        {"actions":[
        {"type":"pointer","id":"finger1","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pointerMove","duration":0,"x":1,"y":2},
        {"type":"pointerDown","button":0},
        {"type":"pause","duration":16},
        {"type":"pointerMove","duration":0,"x":5,"y":6},
        {"type":"pause","duration":0},
        {"type":"pause","duration":34},
        {"type":"pointerUp","button":0},
        {"type":"pause","duration":20},
        {"type":"pointerMove","duration":0,"x":7,"y":8},
        {"type":"pointerDown","button":0},
        {"type":"pause","duration":10},
        {"type":"pointerUp","button":0}
        ]},
        {"type":"pointer","id":"finger2","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pause","duration":0},
        {"type":"pause","duration":0},
        {"type":"pause","duration":16},
        {"type":"pointerMove","duration":0,"x":3,"y":4},
        {"type":"pointerDown","button":0},
        {"type":"pause","duration":34},
        {"type":"pause","duration":0},
        {"type":"pause","duration":20},
        {"type":"pause","duration":0},
        {"type":"pause","duration":0},
        {"type":"pause","duration":10},
        {"type":"pointerUp","button":0}
        ]}
        ]}

        """#)
  }

  @Test func roundedTimesAddUpToNothing() throws {
    // A third of a millisecond over 16 each: 16.333, 32.667, 49; the rest is at most a third.
    let written = try Self.write(
      #"""
      {"t":0,"touches":[{"id":1,"phase":"began","x":0,"y":0}]}
      {"t":0.016333333,"touches":[{"id":1,"phase":"moved","x":1,"y":0}]}
      {"t":0.032666667,"touches":[{"id":1,"phase":"moved","x":2,"y":0}]}
      {"t":0.049,"touches":[{"id":1,"phase":"moved","x":3,"y":0}]}
      {"t":0.0490001,"touches":[{"id":1,"phase":"ended","x":3,"y":0}]}
      """#)
    let pauses = written.text.split(separator: "\n").filter { $0.contains("pause") }
    #expect(
      pauses.map { $0.filter(\.isNumber) } == ["16", "17", "16"])
    #expect(
      written.losses == ["3 times are rounded to whole milliseconds, by at most 0.333333 ms"])
  }

  @Test func noPauseIsLongerThanAnHour() throws {
    let written = try Self.write(
      #"""
      {"t":0,"touches":[{"id":1,"phase":"began","x":0,"y":0}]}
      {"t":9000,"touches":[{"id":1,"phase":"ended","x":0,"y":0}]}
      """#)
    let pauses = written.text.split(separator: "\n").filter { $0.contains("pause") }
    #expect(pauses.map { $0.filter(\.isNumber) } == ["3600000", "3600000", "1800000"])
  }

  @Test func whatElseIsKnownOfATouchIsWritten() throws {
    let written = try Self.write(
      #"""
      {"t":0,"touches":[{"id":"tip","phase":"began","x":0,"y":0,"type":"pencil","force":0.5,"radius":3}]}
      {"t":0.01,"touches":[{"id":"tip","phase":"moved","x":1,"y":0,"type":"pencil","force":2,"maximumForce":4}]}
      {"t":0.02,"touches":[{"id":"tip","phase":"cancelled","x":1,"y":0,"type":"pencil"}]}
      """#)
    #expect(
      written.text == #"""
        {"actions":[
        {"type":"pointer","id":"pen1","parameters":{"pointerType":"pen"},"actions":[
        {"type":"pointerMove","duration":0,"x":0,"y":0},
        {"type":"pointerDown","button":0,"pressure":0.5,"width":6,"height":6},
        {"type":"pause","duration":10},
        {"type":"pointerMove","duration":0,"x":1,"y":0,"pressure":0.5},
        {"type":"pause","duration":10},
        {"type":"pointerCancel"}
        ]}
        ]}

        """#)
    #expect(
      written.losses == [
        "1 force is written as parts of the largest one",
        "1 cancelled touch is written as pointerCancel, which many drivers do not know",
      ])
  }

  @Test func whatIsStillDownIsTakenAway() throws {
    let written = try Self.write(
      #"{"events":[{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1}]},{"t":0.5}]}"#)
    #expect(
      written.text.hasSuffix(
        "{\"type\":\"pause\",\"duration\":500},\n{\"type\":\"pointerCancel\"}\n]}\n]}\n"))
    #expect(written.losses == [])
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let text = #"""
      {"device":{"width":10,"height":10},"scene":"default","metadata":1,"events":[
      {"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":1,"view":"content","type":"indirect"}]},
      {"t":0.1,"touches":[{"id":1,"phase":"stationary","x":1,"y":1}]},
      {"t":0.2,"motion":{"subtype":"shake","phase":"began"}},
      {"t":0.3,"touches":[{"id":1,"phase":"moved","x":2,"y":1,"coalesced":[{"t":0.25,"x":1,"y":1},{"t":0.3,"x":2,"y":1}],"predicted":[{"t":0.4,"x":3,"y":1}],"estimatedProperties":1}]},
      {"t":0.4,"touches":[{"id":1,"phase":"ended","x":3,"y":1}]},
      {"t":0.5,"touches":[{"id":2,"phase":"began","x":3,"y":1}]},
      {"t":0.6,"interruption":true}]}
      """#
    #expect(
      try Self.write(text).losses == [
        "'device', 'scene' and 'metadata' of the recording are left out",
        "2 coalesced samples are left out",
        "1 predicted sample is left out",
        "1 note on estimates is left out",
        "1 name of a touch's view is left out",
        "1 touch of another type is written as that of a finger",
        "1 sample in which nothing changes is left out",
        "1 touch lifts at its last place, which is off by at most 1 points",
        "1 interruption is written as cancelled touches",
        "1 event of motion or remote control is left out",
      ])
  }
}
