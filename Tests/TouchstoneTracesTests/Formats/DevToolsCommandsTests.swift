import Testing
import Touchstone

@testable import TouchstoneTraces

@Suite struct DevToolsCommandsTests {
  private static func command(_ type: String, _ points: String, _ rest: String = "") -> String {
    #"{"method":"Input.dispatchTouchEvent","params":{"type":"\#(type)","touchPoints":[\#(points)]\#(rest)}}"#
  }

  private static func frames(_ text: String, _ imports: ImportOptions = ImportOptions()) -> [String]
  {
    Transcript.of(text, imports: imports).filter { $0.first?.isNumber == true }
  }

  @Test func aPointThatVanishesHasLifted() {
    let text = [
      #"{"method":"Emulation.setTouchEmulationEnabled","params":{"enabled":true}}"#,
      Self.command("touchStart", #"{"x":1,"y":0,"id":7},{"x":2,"y":0,"id":8}"#),
      Self.command("touchMove", #"{"x":3,"y":0,"id":8}"#),
      Self.command("touchCancel", ""),
    ].joined(separator: "\n")
    #expect(
      Self.frames(text) == [
        "0: began 7 (1.0, 0.0), began 8 (2.0, 0.0)",
        "16000000: moved 8 (3.0, 0.0), ended 7 (1.0, 0.0)",
        "32000000: cancelled 8 (3.0, 0.0)",
      ])
  }

  @Test func aStepMayBeChosen() {
    var imports = ImportOptions()
    imports.step = Interval(nanoseconds: 2_500_000)
    let text = Self.command("touchStart", #"{"x":1,"y":0}"#) + "\n" + Self.command("touchEnd", "")
    #expect(Self.frames(text, imports).last == "2500000: ended 0 (1.0, 0.0)")
    #expect(Transcript.of(text, imports: imports)[1].hasSuffix("each takes a step of 2.5 ms"))
  }

  @Test func recordedTimesAreEpochSeconds() {
    let text =
      Self.command("touchStart", #"{"x":1,"y":0}"#, #","timestamp":1700000000.25"#) + "\n"
      + Self.command("touchEnd", "", #","timestamp":1700000000.35"#)
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 0 (1.0, 0.0)", "100000000: ended 0 (1.0, 0.0)", "ended",
      ])
  }

  @Test func tapsThatChromeMakesAreMadeUp() {
    let text =
      #"{"method":"Input.synthesizeTapGesture","params":{"x":5,"y":6,"tapCount":2,"duration":40}}"#
    #expect(
      Self.frames(text) == [
        "0: began 0 (5.0, 6.0)", "40000000: ended 0 (5.0, 6.0)", "140000000: began 0 (5.0, 6.0)",
        "180000000: ended 0 (5.0, 6.0)",
      ])
  }

  /// 100 points become 200, at 4000 points a second: 25 ms, so one move at 1/60 s lies between.
  @Test func pinchesThatChromeMakesGoAtTheirSpeed() {
    let text =
      #"{"method":"Input.synthesizePinchGesture","params":"#
      + #"{"x":0,"y":0,"scaleFactor":2,"relativeSpeed":4000}}"#
    let frames = Self.frames(text)
    #expect(frames.first == "0: began 0 (0.0, -50.0), began 1 (0.0, 50.0)")
    #expect(frames.count == 4)
    #expect(frames.last == "25000000: ended 0 (0.0, -100.0), ended 1 (0.0, 100.0)")
  }

  @Test func whatTheBrowserAnswersIsPassedOver() {
    let start = #"{"type":"touchStart","touchPoints":[{"x":1,"y":2}]}"#
    let text = """
      {"id":1,"method":"Page.enable","params":{}}
      {"id":1,"result":{}}
      {"id":2,"method":"Input.dispatchTouchEvent","params":\(start)}
      {"id":2,"error":{"code":-32601}}
      {"method":"Page.loadEventFired","params":{"timestamp":1}}
      """
    let frames = Transcript.of(text).filter { $0.first?.isNumber == true }
    #expect(frames == ["0: began 0 (1.0, 2.0)"])
  }
}
