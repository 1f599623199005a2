import Foundation
import Testing
import TouchstoneCLI

/// The stories of the bundled traces, and what else can be asked of `explain`.
@Suite struct ExplainCommandTests {
  private static let traces = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "traces")

  /// A run of the command on a bundled trace, or on other input.
  private struct Run {
    let status: TouchstoneCLI.ExitStatus
    let output: String
    let errors: String

    init(_ trace: String, _ arguments: String...) throws {
      let file = ExplainCommandTests.traces.appending(path: "\(trace)/trace.json")
      self.init(
        files: [trace: try String(contentsOf: file, encoding: .utf8)], [trace] + arguments)
    }

    init(files: [String: String] = [:], input: String = "", _ arguments: [String]) {
      var console = MemoryConsole()
      (console.files, console.input) = (files, input)
      status = CommandLineTool.run(arguments: ["explain"] + arguments, console: &console)
      (output, errors) = (console.output, console.errors)
    }

    /// The lines between the heading and the verdict.
    var story: String {
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.dropFirst(2).dropLast(3).joined(separator: "\n")
    }

    /// The lines of a type, in machine output.
    func lines(_ type: String) -> [String] {
      output.split(separator: "\n").filter { $0.hasPrefix("{\"type\":\"\(type)\"") }.map(
        String.init)
    }
  }

  // MARK: Stories

  @Test func aFlickThatIsTooShort() throws {
    #expect(
      try Run("near-miss-swipe", "-r", "swipeRight").story == """
        swipeRight  swipe on window  failed at 0.2214 s
          engaged     0.000 s   events[0]   touch 1 landed on window at (142, 388)
          limits      maximumDuration           0.195 s of 0.5 s allowed       0.305 s to spare  at 0.1945 s
                      minimumPrimaryMovement    38 of 39.594 points needed     1.594 short       at 0.2214 s  ▁▁▁▂▃▄▅▆▆▇▇▇
                      maximumSecondaryMovement  3.333 of 40.47 points allowed  37.136 to spare   at 0.1945 s  ▁▁▁▁▁▁▁▁▁▁▁
          failed      0.2214 s  events[12]  lifted after moving 38 points; 39.594 are needed: 1.594 short
          needed      2.858 points more by 0.1945 s
        """)
  }

  @Test func aTapThatIsHeld() throws {
    #expect(
      try Run("single-tap-waits", "--recognizer", "tap").story == """
        tap  tap on window  recognized at 0.5427 s
          engaged     0.100 s   events[0]  touch 1 landed on window at (228.7, 365)
          limits      allowableMovement  1.49 of 45 points allowed  43.51 to spare    at 0.1737 s  ▁▁▁▁▁
                      maximumDuration    0.093 s of 1.5 s allowed   1.407 s to spare  at 0.1927 s
          held        0.1927 s  events[5]  had what it needs, and was held for 0.35 s by doubleTap, until 0.5427 s
          recognized  0.5427 s  timer      1 tap at (228.7, 365); lifted after 0.093 s; 1.5 s are allowed
        """)
  }

  @Test func aPanThatWaitsForASwipe() throws {
    let story = try Run("slow-drag-against-swipe-requirement").story
    #expect(story.contains("had what it needs, and was held for 0.083 s by swipe, until 0.6124 s"))
    #expect(
      story.contains("needed      to be done within 0.5 s: it came nearest at 0.5958 s, 11.697"))
    let flick = try Run("swipe-against-pan-with-requirement").story
    #expect(flick.contains("pan  pan on card  failed"))
    #expect(flick.contains("needed      swipe to fail"))
  }

  @Test func aTapThatSlipped() throws {
    let run = try Run("tap-moved-too-far", "--verbose")
    #expect(run.story.contains("failed      0.3974 s  events[20]  46.765 points from where it"))
    #expect(run.story.contains("0.3806 s  events[19]  44.99 of 45 points allowed   0.01 to spare"))
  }

  @Test func roundsHaveHeadings() throws {
    let story = try Run("nested-taps").story
    #expect(story.hasPrefix("Round 1, 0.100–0.1827 s\n\ninner"))
    #expect(story.contains("\n\nRound 2, 1.3142–1.4081 s\n\nouter  tap on card  recognized"))
    #expect(story.contains("prevented by inner, which was recognized first, at 0.1827 s"))
  }

  @Test func neighboursWithOneStoryAreToldTogether() throws {
    let story = try Run("near-miss-swipe").story
    #expect(story.contains("\nswipeRight2, swipeLeft2, swipeUp2, swipeDown2  swipe on window"))
  }

  @Test(arguments: ["tap", "pinch-rotation-pan-together", "scroll", "interruption"])
  func everyRecognizerIsToldOf(trace: String) throws {
    let run = try Run(trace, "--format", "ndjson")
    #expect(run.status == .done)
    #expect(!run.lines("outcome").isEmpty)
    #expect(run.output.hasPrefix("{\"type\":\"recording\""))
    #expect(run.lines("summary").count == 1)
    #expect(try Run(trace, "--quiet").output == "")
  }

  // MARK: Machine output

  @Test func linesHaveFixedKeys() throws {
    let run = try Run("near-miss-swipe", "-r", "longPress", "-f", "ndjson")
    let head = #""recognizer":"longPress","kind":"longPress","view":"window","round":1,"attempt":1"#
    #expect(
      run.lines("engaged") == [
        #"{"type":"engaged","# + head
          + #","t":0,"event":0,"touch":1,"hitView":"window","location":{"x":142,"y":388}}"#
      ])
    #expect(
      run.lines("limit").first == #"{"type":"limit","# + head
        + #","rule":"movedTooFar","property":"allowableMovement","role":"kept","limit":10,"#
        + #""unit":"points","closest":{"t":0.0778,"event":4,"measured":11.338,"margin":-1.338},"#
        + #""series":[[0,0,10,10],[0.0277,0.746,10,9.254],[0.0445,2.688,10,7.312],"#
        + #"[0.061,6.342,10,3.658],[0.0778,11.338,10,-1.338]]}"#)
    #expect(
      run.lines("outcome") == [
        #"{"type":"outcome","# + head
          + #","state":"failed","t":0.0778,"event":4,"reason":{"code":"movedTooFar","#
          + #""measured":11.338,"limit":10,"unit":"points","margin":-1.338},"#
          + #""needed":"to stay within 10 points of where it came down"}"#
      ])
  }

  @Test func waitsAndRecognitionsHaveTheirLines() throws {
    let held = try Run("single-tap-waits", "-r", "tap", "-f", "ndjson").lines("held")
    #expect(
      held.first?.hasSuffix(#""by":"doubleTap","from":0.1927,"until":0.5427,"duration":0.35}"#)
        == true)
    let pan = try Run("near-miss-swipe", "-r", "pan", "-f", "ndjson").lines("outcome")
    #expect(
      pan.first?.hasSuffix(
        #""state":"ended","t":0.2214,"event":12,"recognized":0.0778,"changes":7,"#
          + #""translation":{"x":28,"y":-3.666},"reason":{"code":"movedFarEnough","#
          + #""measured":11.333,"limit":10,"unit":"points","margin":1.333}}"#) == true)
  }

  // MARK: Inputs and options

  private static let tap = """
    {"scene": "uikit", "events": [
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 10, "y": 20}]},
      {"t": 0.1, "touches": [{"id": 1, "phase": "ended", "x": 10, "y": 20}]}]}

    """
  private static let broken = """
    {"scene": "uikit", "events": [
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 10, "y": 20}]},
      {"t": 0.1, "touches": [{"id": 1, "phase": "moved", "x": 13, "y": 24}]},
      {"t": 0.05}]}

    """

  @Test func aPipeOfSeveralRecordings() {
    let run = Run(input: Self.tap + Self.tap, ["-", "-r", "tap"])
    #expect(run.status == .done)
    #expect(run.output.contains("-  (scene uikit)\n\ntap  tap on window  recognized at 0.100 s"))
    #expect(run.output.contains("\n\n- #1  (scene uikit)\n\ntap  tap on window  recognized"))
    let second = Run(input: Self.tap + Self.tap, ["-", "-r", "tap", "--recording", "1"])
    #expect(second.output.hasPrefix("- #1  (scene uikit)\n\ntap"))
  }

  @Test func whatCameBeforeAnErrorIsTold() {
    let run = Run(files: ["a": Self.broken], ["a", "-r", "tap"])
    #expect(run.status == .badInput)
    #expect(
      run.output == """
        a  (scene uikit)

        tap  tap on window  undecided
          engaged     0.000 s  events[0]  touch 1 landed on window at (10, 20)
          limits      allowableMovement  5 of 45 points allowed  40 to spare     at 0.100 s  ▁▁
                      maximumDuration    0.1 s of 1.5 s allowed  1.4 s to spare  at 0.100 s
          undecided   the recording was over before it decided anything
        error: a:4: events[2].t: time goes backwards; expected at least the one before

        """)
    #expect(run.errors.hasPrefix("a: events[2].t:"))
    let lines = Run(files: ["a": Self.broken], ["a", "-r", "tap", "-f", "ndjson"])
    #expect(lines.lines("outcome").first?.hasSuffix(#""state":"possible"}"#) == true)
    #expect(lines.lines("error").count == 1)
    #expect(lines.lines("summary").isEmpty)
  }

  @Test func namesAndNumbersMustExist() {
    let name = Run(files: ["a": Self.tap], ["a", "-r", "tap", "-r", "pnch"])
    #expect(name.status == .usage)
    #expect(
      name.errors == """
        touchstone: option '--recognizer': unknown recognizer 'pnch'; did you mean 'pinch'?
        Try 'touchstone explain --help'.

        """)
    let number = Run(files: ["a": Self.tap], ["a", "--recording", "1"])
    #expect(number.status == .usage)
    #expect(
      number.errors == """
        touchstone: option '--recording' names recording 1, and the input has 1 recording
        Try 'touchstone explain --help'.

        """)
    #expect(Run([]).status == .usage)
    #expect(Run(["a", "b"]).status == .usage)
  }

  @Test func scenesCanBeChanged() {
    let run = Run(files: ["a": Self.tap], ["a", "-r", "tap", "--set", "tap.isEnabled=false"])
    #expect(
      run.output.contains(
        "\ntap  tap on window  never had a touch: it is switched off (its setting 'isEnabled')\n"))
  }

  @Test func coloursMarkTheVerdict() {
    let run = Run(files: ["a": Self.tap], ["a", "-r", "tap", "--color", "always"])
    #expect(run.output.contains("\u{1B}[1mtap\u{1B}[0m  tap on window  \u{1B}[32mrecognized at"))
  }
}
