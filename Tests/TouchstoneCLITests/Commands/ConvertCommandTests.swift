import Foundation
import Testing
import TouchstoneCLI

/// `touchstone convert`: what it has written it writes again, and it plays the same.
@Suite struct ConvertCommandTests {
  private static func run(
    _ arguments: [String], files: [String: String] = [:]
  ) -> (status: TouchstoneCLI.ExitStatus, output: String, errors: String) {
    var console = MemoryConsole(files: files)
    let status = CommandLineTool.run(arguments: arguments, console: &console)
    return (status, console.output, console.errors)
  }

  private static func convert(_ text: String, _ arguments: String...) -> String {
    run(["convert", "t.json"] + arguments, files: ["t.json": text]).output
  }

  /// What a replay prints besides what the recording is called and where it is from.
  private static func replay(_ text: String) -> String {
    let output = run(
      ["replay", "t.json", "--format", "ndjson", "--show", "all"], files: ["t.json": text]
    ).output
    return output.split(separator: "\n").filter { !$0.hasPrefix(#"{"type":"recording""#) }
      .joined(separator: "\n")
  }

  private static let traces: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { !$0.contains(".") }.sorted().map { "\(folder)/\($0)/trace.json" }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "traces").path(percentEncoded: false)

  @Test func theBundledTracesAreFound() {
    #expect(Self.traces.count >= 35)
  }

  @Test(arguments: traces, ["document", "ndjson"])
  func bundledTracesComeBack(path: String, form: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let once = Self.convert(text, "--to", form)
    #expect(Self.convert(once, "--to", form) == once)
    #expect(Self.replay(once) == Self.replay(text))
  }

  @Test func everythingThatATraceSaysIsKept() {
    let text = """
      {"format":"touchstone-trace","version":1,"name":"a","device":{"width":100,"height":200},\
      "x-own":[1,2.50],"expect":{"label":"tap"},"events":[
      {"t":0.000000001,"touches":[{"id":"thumb","phase":"began","x":0.1,"y":1e-7,"type":"pencil",\
      "force":0.5,"maximumForce":4,"radius":2.25,"coalesced":[{"t":0,"x":0.5,"y":1}],\
      "predicted":[{"t":1,"x":2,"y":3}],"estimatedProperties":1,"estimationUpdateIndex":7}]},
      {"t":1,"motion":{"subtype":"shake","phase":"began"}},
      {"t":2,"remoteControl":{"subtype":"play"}},
      {"t":3,"interruption":true},
      {"t":4}
      ]}

      """
    #expect(Self.convert(text) == text.replacing("1e-7", with: "1e-07"))
  }

  @Test func unitsBecomeSecondsAndPoints() {
    let text =
      #"{"timeUnit":"ms","coordinates":"pixels","device":{"scale":2},"events":["#
      + #"{"t":16.7,"touches":[{"id":1,"phase":"began","x":3,"y":5}]}]}"#
    #expect(
      Self.convert(text, "--to", "ndjson") == """
        {"format":"touchstone-trace","version":1,"device":{"scale":2}}
        {"t":0.0167,"touches":[{"id":1,"phase":"began","x":1.5,"y":2.5}]}

        """)
  }

  @Test func foreignRecordingsBecomeNative() {
    let text =
      #"[{"type":"touchstart","timeStamp":5000.5,"changedTouches":["#
      + #"{"identifier":4294967295,"clientX":1,"clientY":2}]},"#
      + #"{"type":"touchend","timeStamp":5100,"changedTouches":["#
      + #"{"identifier":4294967295,"clientX":1,"clientY":2}]}]"#
    #expect(
      Self.convert(text) == """
        {"format":"touchstone-trace","version":1,"events":[
        {"t":0,"touches":[{"id":4294967295,"phase":"began","x":1,"y":2}]},
        {"t":0.0995,"touches":[{"id":4294967295,"phase":"ended","x":1,"y":2}]}
        ]}

        """)
    #expect(Self.replay(Self.convert(text)) == Self.replay(text))
  }

  @Test func fingersKeepTheirNames() {
    let text = #"{"type":"pointerdown","timeStamp":0,"pointerId":"thumb","clientX":1,"clientY":2}"#
    #expect(
      Self.convert(text).contains(#"{"id":"thumb","phase":"began","x":1,"y":2}"#))
  }

  @Test(arguments: [("a.ndjson", "1}\n{"), ("a.jsonl", "1}\n{"), ("a.json", #"1,"events":["#)])
  func theOutputsNameTellsTheForm(name: String, start: String) throws {
    let folder = try TestFolder()
    let (status, output, _) = Self.run(
      ["convert", "t.json", "-o", folder.path + "/" + name], files: ["t.json": TestFolder.tap()])
    #expect(status == .done)
    #expect(output == "")
    let first = #"{"format":"touchstone-trace","version":"# + start
    #expect(folder.read(name)?.hasPrefix(first) == true)
  }

  @Test func severalRecordingsAreNoDocument() {
    let text = TestFolder.tap() + "\n" + TestFolder.tap(until: "0.2")
    let (status, _, errors) = Self.run(["convert", "t.json"], files: ["t.json": text])
    #expect(status == .usage)
    #expect(errors.contains("holds more than one recording"))
    let lines = Self.convert(text, "--to", "ndjson")
    #expect(lines.split(separator: "\n").count == 6)
    #expect(Self.replay(lines) == Self.replay(text))
  }

  @Test func whatComesBeforeAFaultIsWritten() {
    let text = TestFolder.tap().replacing(#""phase":"ended""#, with: #""phase":"up""#)
    let (status, output, errors) = Self.run(["convert", "t.json"], files: ["t.json": text])
    #expect(status == .badInput)
    #expect(output.hasSuffix("\"x\":100,\"y\":100}]}\n]}\n"))
    #expect(errors.contains("unknown phase 'up'"))
  }

  @Test func whatIsLeftOutIsTold() {
    let (status, output, errors) = Self.run(
      ["convert", "t.json"], files: ["t.json": #"{"colour":1,"events":[]}"#])
    #expect(status == .done)
    #expect(output == "{\"format\":\"touchstone-trace\",\"version\":1,\"events\":[\n]}\n")
    #expect(errors == "t.json:1: colour: left out: unknown key\n")
  }

  @Test func whatNobodyKeepsIsToldAsItIsRead() {
    let text =
      #"{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":2,"tapCount":1,"preasure":1}]}"# + "\n"
      + #"{"t":1,"metadata":1,"touches":[{"id":1,"phase":"ended","x":1,"y":2}]}"# + "\n"
    var console = MemoryConsole()
    console.input = text
    _ = CommandLineTool.run(arguments: ["convert", "-"], console: &console)
    #expect(
      console.errors == """
        standard input:1: touches[0].tapCount: left out: not kept in events
        standard input:1: touches[0].preasure: left out: unknown key
        standard input:2: metadata: left out: not kept in events

        """)
  }

  @Test(arguments: [("a.evemu", "# EVEMU"), ("a.events", "# EVEMU"), ("a.event", "# EVEMU")])
  func endingsOfEvemuAreKnown(name: String, start: String) throws {
    let folder = try TestFolder()
    _ = Self.run(
      ["convert", "t.json", "-o", folder.path + "/" + name], files: ["t.json": TestFolder.tap()])
    #expect(folder.read(name)?.hasPrefix(start) == true)
    _ = Self.run(
      ["convert", "t.json", "--to", "w3c", "-o", folder.path + "/" + name],
      files: ["t.json": TestFolder.tap()])
    #expect(folder.read(name)?.hasPrefix(#"{"actions":["#) == true)
  }

  @Test func theInputItselfCanBeWritten() throws {
    let folder = try TestFolder()
    try folder.write(#"{"timeUnit":"ms","events":[{"t":5}]}"#, to: "a.json")
    let path = folder.path + "/a.json"
    #expect(Self.run(["convert", path, "-o", path]).status == .done)
    #expect(
      folder.read("a.json") == """
        {"format":"touchstone-trace","version":1,"events":[
        {"t":0.005}
        ]}

        """)
    #expect(folder.names() == ["a.json"])
  }

  @Test(arguments: [
    ("nothing", TouchstoneCLI.ExitStatus.badInput),
    (TestFolder.tap() + "\n" + TestFolder.tap(until: "0.2"), .usage),
  ])
  func aFileStaysAsItWasWithoutAResult(text: String, expected: TouchstoneCLI.ExitStatus) throws {
    let folder = try TestFolder()
    try folder.write("before", to: "a.json")
    let (status, _, _) = Self.run(
      ["convert", "t.json", "-o", folder.path + "/a.json"], files: ["t.json": text])
    #expect(status == expected)
    #expect(folder.read("a.json") == "before")
    #expect(folder.names() == ["a.json"])
  }
}
