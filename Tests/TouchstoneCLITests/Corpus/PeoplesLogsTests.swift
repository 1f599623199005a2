import Foundation
import Testing
import TouchstoneCLI

/// Logs as they come out of servers, pages and terminals: with prompts, tags, copies and what else stands around a
/// recording.
@Suite struct PeoplesLogsTests {
  private static func rows(_ text: String) throws -> [[String: Any]] {
    var console = MemoryConsole(files: ["log": text])
    _ = CommandLineTool.run(arguments: ["classify", "log", "-f", "ndjson"], console: &console)
    return try console.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: PeoplesLog.all.indices)
  func holdsWhatItsPeopleDid(index: Int) throws {
    let log = PeoplesLog.all[index]
    let rows = try Self.rows(log.text)
    let comment = Comment(rawValue: log.name)
    #expect(rows.compactMap { $0["label"] as? String } == log.labels, comment)
    #expect(
      rows.compactMap { $0["message"] as? String } == (log.error.isEmpty ? [] : [log.error]),
      comment)
  }

  /// evtest: the kernel sends no axis that stays as it is, so a contact is where the device was before.
  @Test func aContactIsWhereTheListSaysIfNothingElseDoes() {
    let log = PeoplesLog.all.first { $0.name == "headerValues" }
    var console = MemoryConsole(files: ["log": log?.text ?? ""])
    _ = CommandLineTool.run(arguments: ["convert", "log", "--to", "ndjson"], console: &console)
    // 1946 and 1000 of 4095 units, which are 390 points.
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains(#""phase":"began","x":185.33333333333334,"y":95.23809523809524"#))
    #expect(console.errors.isEmpty)
  }

  /// evemu: the comments about a device stand in front of its name, and are about no other device.
  @Test func eachDeviceOfAFileHasItsOwnValues() {
    let device = { (x: Int, time: Int) in
      """
      # EVEMU 1.3
      # Input device name: "panel"
      #   Event type 3 (EV_ABS)
      #     Event code 0 (ABS_X)
      #       Value   \(x)
      #     Event code 1 (ABS_Y)
      #       Value   \(x)
      N: panel
      A: 00 0 390 0 0 0
      A: 01 0 390 0 0 0
      E: \(time).0 0001 014a 1
      E: \(time).0 0000 0000 0
      E: \(time).1 0001 014a 0
      E: \(time).1 0000 0000 0

      """
    }
    var console = MemoryConsole(files: ["log": device(100, 1) + device(200, 5)])
    _ = CommandLineTool.run(arguments: ["convert", "log", "--to", "ndjson"], console: &console)
    let begun = console.output.split(separator: "\n").filter { $0.contains("began") }
    #expect(begun.count == 2)
    #expect(begun.first?.contains(#""x":100,"y":100"#) == true)
    #expect(begun.last?.contains(#""x":200,"y":200"#) == true)
  }

  /// A server that logs two equal taps logs each of them in each of its ways.
  @Test(arguments: [
    ["HTTP"], ["HTTP", "Calling"], ["Calling", "Proxying"], ["HTTP", "Calling", "Proxying"],
  ])
  func eachCommandOfAServerIsGivenOnce(ways: [String]) throws {
    let source = { (x: Int) in
      #"{"type":"pointer","id":"f","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","x":\#(x),"y":9},"#
        + #"{"type":"pointerDown"},{"type":"pause","duration":50},{"type":"pointerUp"}]}"#
    }
    let line = { (way: String, x: Int) in
      switch way {
      case "HTTP": #"[HTTP] {"actions":[\#(source(x))]}"#
      case "Calling":
        #"[D@1 (s)] Calling AppiumDriver.performActions() with args: [[\#(source(x))],"s1"]"#
      default:
        #"[D@1 (s)] Proxying [POST /actions] to [POST http://h/actions] with body: {"actions":[\#(source(x))]}"#
      }
    }
    let commands = [1, 1, 2, 1]
    let text = commands.flatMap { x in ways.map { line($0, x) } }.joined(separator: "\n")
    #expect(
      try Self.rows(text).compactMap { $0["label"] as? String } == ["tap", "tap", "tap", "tap"])
  }

  @Test func aCallWithTwoFingersIsOneRecording() throws {
    let finger = { (id: String, x: Int) in
      #"{"type":"pointer","id":"\#(id)","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","x":\#(x),"y":9},"#
        + #"{"type":"pointerDown"},{"type":"pause","duration":50},{"type":"pointerUp"}]}"#
    }
    let text = #"[0-0] COMMAND performActions([\#(finger("a", 90)), \#(finger("b", 190))]) "]""#
    #expect(try Self.rows(text).compactMap { $0["label"] as? String } == ["tap2"])
  }

  @Test func palmsAndHoveringAreNamedWhenNothingElseIsThere() throws {
    let hovering = """
      # EVEMU 1.3
      N: pen
      A: 00 0 1000 0 0 10
      A: 01 0 1000 0 0 10
      E: 0.0 0001 0140 1
      E: 0.0 0003 0019 20
      E: 0.0 0000 0000 0
      E: 1.0 0001 0140 0
      E: 1.0 0000 0000 0
      """
    #expect(
      try Self.rows(hovering).first?["message"] as? String
        == "no touches in this recording of a device: only hovering (1 contact)")
  }
}
