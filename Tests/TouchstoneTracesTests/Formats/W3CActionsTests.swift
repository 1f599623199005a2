import Testing

@testable import TouchstoneTraces

@Suite struct W3CActionsTests {
  private static func source(_ id: String, _ actions: String...) -> String {
    #"{"type":"pointer","id":"\#(id)","parameters":{"pointerType":"touch"},"actions":["#
      + actions.joined(separator: ",") + "]}"
  }

  private static func move(_ x: Int, _ y: Int, _ duration: Int = 0, _ rest: String = "") -> String {
    #"{"type":"pointerMove","duration":\#(duration),"x":\#(x),"y":\#(y)\#(rest)}"#
  }

  private static func pause(_ duration: Int) -> String {
    #"{"type":"pause","duration":\#(duration)}"#
  }

  private static let down = #"{"type":"pointerDown","button":0}"#
  private static let up = #"{"type":"pointerUp","button":0}"#

  private static func lines(_ text: String, _ ticks: ImportOptions.Ticks = .w3c) -> [String] {
    var imports = ImportOptions()
    imports.ticks = ticks
    return Array(Transcript.of(text, imports: imports).dropFirst())
  }

  private static func body(_ sources: String..., rest: String = "") -> String {
    #"{"actions":["# + sources.joined(separator: ",") + "]\(rest)}"
  }

  /// Moves at 60 a second: 50 ms hold those at 16.666666 and 33.333333 ms, and the end.
  @Test func aMoveIsInterpolatedAtSixtyASecond() {
    let text = Self.body(
      Self.source("a", Self.move(0, 0), Self.down, Self.move(300, 0, 50), Self.up))
    let lines = Self.lines(text)
    #expect(lines.count == 6)
    #expect(lines[0] == "0: began 'a' (0.0, 0.0)")
    #expect(lines[1].hasPrefix("16666666: moved 'a' (99.99"))
    #expect(lines[2].hasPrefix("33333333: moved 'a' (199.99"))
    #expect(lines[3] == "50000000: moved 'a' (300.0, 0.0)")
    #expect(lines[4] == "50000000: ended 'a' (300.0, 0.0)")
  }

  private static let unequal = body(
    source("a", move(1, 0), down, pause(100), up), source("b", move(2, 0), pause(30), down, up))

  @Test func aTickLastsAsLongAsItsLongestAction() {
    #expect(
      Self.lines(Self.unequal) == [
        "0: began 'a' (1.0, 0.0)", "30000000: began 'b' (2.0, 0.0)",
        "130000000: ended 'a' (1.0, 0.0), ended 'b' (2.0, 0.0)", "ended",
      ])
  }

  @Test func inWebDriverAgentEachFingerGoesByItsOwnClock() {
    #expect(
      Self.lines(Self.unequal, .wda) == [
        "0: began 'a' (1.0, 0.0)", "30000000: began 'b' (2.0, 0.0)",
        "30000000: ended 'b' (2.0, 0.0)", "100000000: ended 'a' (1.0, 0.0)", "ended",
      ])
  }

  @Test func keysAndWheelsTakeTheirTime() {
    let keys =
      #"{"type":"key","id":"k","actions":[{"type":"keyDown","value":"a"},{"type":"pause","duration":40}]}"#
    let text = Self.body(keys, Self.source("a", Self.down, Self.pause(5), Self.up))
    #expect(
      Self.lines(text) == [
        "repaired dropped: trace:1: actions[0]: actions of a source of the type 'key' are no touches; "
          + "left out",
        "0: began 'a' (0.0, 0.0)", "40000000: ended 'a' (0.0, 0.0)", "ended",
      ])
  }

  @Test func originsAreTheViewportThePointerOrAnElement() {
    let element = #","origin":{"element-6066-11e4-a52e-4f735466cecf":"b"}"#
    let text = Self.body(
      Self.source(
        "a", Self.move(5, 5, 0, #","origin":"viewport""#),
        Self.move(1, -1, 0, #","origin":"pointer""#), Self.down,
        Self.move(2, 3, 0, element), Self.up),
      rest: #","elements":{"b":{"frame":[100,200,50,20]}}"#)
    #expect(
      Self.lines(text) == [
        "0: began 'a' (6.0, 4.0)", "0: moved 'a' (127.0, 213.0)", "0: ended 'a' (127.0, 213.0)",
        "ended",
      ])
  }

  @Test func anElementWithoutAFrameIsRefused() {
    let text = Self.body(Self.source("a", Self.move(0, 0, 0, #","origin":{"ELEMENT":"b"}"#)))
    #expect(
      Self.lines(text) == [
        "error: trace:1: actions[0].actions[0].origin: nothing says where the element 'b' is; "
          + #"expected "elements": {"b": {"frame": [x, y, width, height]}} beside the actions"#
      ])
  }

  @Test func aFingerThatIsNeverLiftedIsLiftedAtTheEnd() {
    let text = Self.body(Self.source("a", Self.down, Self.pause(70)))
    #expect(
      Self.lines(text) == [
        "repaired madeUp: trace:1: actions[0].actions[1]: 'a' is still down; "
          + "it is lifted at the end",
        "0: began 'a' (0.0, 0.0)", "70000000: ended 'a' (0.0, 0.0)", "ended",
      ])
  }

  @Test func aPointerMayBeCancelledAndPressedHarder() {
    let text = Self.body(
      Self.source(
        "a", Self.down, Self.pause(10), #"{"type":"pointerDown","pressure":0.5}"#, Self.pause(10),
        #"{"type":"pointerCancel"}"#, Self.up))
    #expect(
      Self.lines(text) == [
        "0: began 'a' (0.0, 0.0)", "10000000: moved 'a' (0.0, 0.0)",
        "20000000: cancelled 'a' (0.0, 0.0)", "ended",
      ])
  }

  @Test func aPointerThatDoesNotSayWhatItIsIsAMouse() {
    let text = #"{"actions":[{"type":"pointer","id":"m","actions":[\#(Self.down),\#(Self.up)]}]}"#
    #expect(
      Self.lines(text).first == "0: began 'm' (0.0, 0.0) indirectPointer")
  }

  @Test func sourcesMayStandAloneInAnArray() {
    let text =
      "[" + Self.source("a", Self.down, Self.up) + "," + Self.source("b", Self.down, Self.up) + "]"
    #expect(
      Self.lines(text) == [
        "0: began 'a' (0.0, 0.0), began 'b' (0.0, 0.0)",
        "0: ended 'a' (0.0, 0.0), ended 'b' (0.0, 0.0)", "ended",
      ])
  }

  static let refused = [
    (
      body(source("a", pause(-1))),
      "actions[0].actions[0].duration: duration below 0; expected at least 0 ms"
    ),
    (
      body(source("a", pause(3_600_001))),
      "actions[0].actions[0].duration: duration too long; expected at most 3600000 ms"
    ),
    (body(source("", down)), "actions[0].id: empty; expected a name of the source"),
    (
      body(source("a", down), source("a", down)),
      "actions[1].id: 'a' is the id of an earlier source; expected another"
    ),
    (
      body(source("a", #"{"type":"pointerdown"}"#)),
      "actions[0].actions[0].type: unknown type of action 'pointerdown'; did you mean 'pointerDown'?"
    ),
  ]

  @Test(arguments: refused)
  func whatNoDriverTakesIsRefused(_ text: String, _ message: String) {
    #expect(Transcript.of(text).last == "error: trace:1: \(message)")
  }

  @Test func severalSetsAreSeveralRecordings() {
    let text =
      #"{"elements":{"b":[0,0,20,10]},"cases":[{"name":"one","actions":["#
      + Self.source("a", Self.move(0, 0, 0, #","origin":{"ELEMENT":"b"}"#), Self.down, Self.up)
      + #"]},{"name":"two","actions":[]}]}"#
    #expect(
      Transcript.of(text) == [
        "recording 'one' in default", "0: began 'a' (10.0, 5.0)", "0: ended 'a' (10.0, 5.0)",
        "ended", "recording 'two' in default", "ended",
      ])
  }

  private static func inspector(_ x: Int) -> String {
    #"{"name":"g","description":"","actions":[{"name":"pointer1","id":"1","color":"red","ticks":["#
      + #"{"id":"1.1","type":"pointerMove","x":\#(x),"y":50,"duration":0},"#
      + #"{"id":"1.2","type":"pointerDown","button":0},{"id":"1.3"},"#
      + #"{"id":"1.4","type":"pointerMove","x":\#(x),"y":50},{"id":"1.5","type":"pointerUp"}]}]}"#
  }

  /// Half of 844 is 422, a tenth of 390 is 39; a move that does not say it takes 2.5 s.
  @Test func gesturesOfTheInspectorArePercentOrPixels() {
    let percent = Transcript.of(Self.inspector(10))
    #expect(percent[1].hasSuffix("treated as percent of a screen of 390 by 844 points"))
    #expect(percent[2] == "0: began 'pointer1' (39.0, 422.0)")
    #expect(percent.suffix(2).first == "2500000000: ended 'pointer1' (39.0, 422.0)")
    let pixels = Transcript.of(Self.inspector(200))
    #expect(pixels[1].hasSuffix("percent or pixels; treated as points"))
    #expect(pixels[2] == "0: began 'pointer1' (200.0, 50.0)")
  }

  @Test func whatKeysAndWheelsDoIsSaidToBeLeftOut() {
    func text(_ type: String, _ action: String) -> String {
      #"{"actions":[{"type":"\#(type)","id":"a","actions":[{"type":"\#(action)"}]}]}"#
    }
    for (type, action) in [("wheel", "scroll"), ("key", "keyDown")] {
      #expect(
        Transcript.of(text(type, action)) == [
          "recording in default",
          "repaired dropped: trace:1: actions[0]: actions of a source of the type '\(type)' are no "
            + "touches; left out", "ended",
        ])
    }
    #expect(Transcript.of(text("key", "pause")) == ["recording in default", "ended"])
  }
}
