import Foundation
import Testing
import TouchstoneCLI

/// Texts of inputs, names of files and values of options are data: no terminal, log, CI service, spreadsheet
/// or reader of a report obeys them, whichever way they take.
@Suite struct HostileTextTests {
  /// What a terminal, GitHub, XML, Markdown, TAP and a spreadsheet would obey.
  private static let hostile =
    "::error::x\u{1B}]52;c;QQ==\u{7}\u{1B}[31m\u{9B}2J\u{202E}\u{200B}\n::error file=x::y\r%0A "
    + "# SKIP ]]> <b>|`*\"'& =cmd|'/c calc'!A1\u{2028}\u{85}"

  /// The same as part of a JSON string, with a NUL.
  private static let escaped =
    (try? JSONSerialization.data(withJSONObject: [hostile + "\0"]))
    .map { String(String(decoding: $0, as: UTF8.self).dropFirst(2).dropLast(2)) } ?? ""

  /// A tap in a scene of its own, in which every text is hostile, and more members.
  private static func trace(_ more: String = "", key: String = "", phase: String = "ended")
    -> String
  {
    """
    {"format":"touchstone-trace","version":1,"name":"n\(escaped)",\(more)
     "scene":{"views":{"id":"w\(escaped)","frame":[0,0,390,844],"subviews":[{"id":"b\(escaped)",
       "frame":[0,0,390,844],"behavior":{"type":"placard","strings":["s\(escaped)"]},
       "controller":"c\(escaped)"}]},
      "recognizers":[{"id":"t\(escaped)","type":"tap","view":"b\(escaped)"},
       {"id":"p\(escaped)","type":"pan","view":"w\(escaped)"}],
      "policy":{"requireToFail":[["t\(escaped)","p\(escaped)"]]}},
     "events":[{"t":0,"touches":[{"id":"i\(escaped)","phase":"began","x":5,"y":5}]\(key)},
      {"t":0.02,"touches":[{"id":"j\(escaped)","phase":"moved","x":8,"y":5}]},
      {"t":0.1,"touches":[{"id":"i\(escaped)","phase":"\(phase)","x":5,"y":5}]},
      {"t":0.2,"touches":[{"id":"i\(escaped)","phase":"ended","x":5,"y":5}]}]}
    """
  }

  private static let traces: [(name: String, text: String)] = [
    ("fine", trace()),
    ("keys", trace("\"k\(escaped)\":1,", key: ",\"k\(escaped)\":{\"l\(escaped)\":2}")),
    ("phase", trace(phase: "ended\(escaped)")),
    ("scene", "{\"scene\":\"\(escaped)\",\"events\":[]}"),
    ("view", "{\"scene\":{\"views\":{\"id\":\"w\"},\"recognizers\":[{\"type\":\"\(escaped)\"}]}}"),
    (
      "policy",
      "{\"scene\":{\"views\":{\"id\":\"w\"},\"policy\":{\"requireToFail\":[[\"\(escaped)\",\"x\"]]}}}"
    ),
    ("twice", "{\"k\(escaped)\":1,\"k\(escaped)\":2}"),
    ("syntax", "{\"events\":[ \(hostile)"),
    (
      "expect",
      trace(
        """
        "expect":{"label":"l\(escaped)","gestures":["g\(escaped)"],
         "recognizers":{"t\(escaped)":{"states":["began"],"ended":{"reason":"r\(escaped)"},
          "never":["ended"]},"p\(escaped)":"any"},"touches":[{"id":"i\(escaped)","tapCount":5}]},
        """)
    ),
    ("browser", "[{\"type\":\"touchstart\",\"k\(escaped)\":1,\"timestamp\":\"\(escaped)\"}]"),
    ("getevent", "/dev/input/event1: EV_ABS \(hostile)"),
  ]

  /// The file of a trace, in whose name everything is that a file's name can hold.
  private static func file(_ name: String, _ path: String) -> String {
    "\(path)/\(hostile.replacing("/", with: "-"))\(name).json"
  }

  private static func run(_ arguments: [String], answers: String = "") -> (String, String) {
    var console = MemoryConsole()
    console.input = answers
    _ = CommandLineTool.run(arguments: arguments, console: &console)
    return (console.output, console.errors)
  }

  /// What text for people, or for a program that reads text, must not hold.
  private static func faults(_ text: String, isData: Bool = false) -> [String] {
    var faults: [String] = []
    for scalar in text.unicodeScalars where scalar != "\n" {
      switch scalar.value {
      case 0..<0x20, 0x7F: faults.append("U+\(String(scalar.value, radix: 16))")
      case 0x80..<0xA0, 0x200B, 0x2028...0x202E: if !isData { faults.append("U+\(scalar.value)") }
      default: break
      }
    }
    for line in text.split(separator: "\n") where line.drop(while: { $0 == " " }).hasPrefix("::") {
      faults.append(String(line.prefix(40)))
    }
    return faults
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in traces {
      try text.write(toFile: file(name, folder.path), atomically: true, encoding: .utf8)
    }
    return folder
  }

  private static let formats: [(command: [String], formats: [String])] = [
    (["replay", "--verbose"], ["text", "ndjson", "json"]),
    (
      [
        "replay", "--show",
        "transitions,transforms,touches,delivery,actions,timers,resets,views,animations,events,gestures",
      ], ["text", "ndjson", "json"]
    ),
    (["classify"], ["text", "ndjson", "csv", "json"]),
    (["explain", "--verbose"], ["text", "ndjson"]),
    (["validate"], ["text", "ndjson"]),
  ]

  @Test(arguments: traces.map(\.name))
  func noCommandPrintsWhatATraceSays(name: String) throws {
    let folder = try Self.folder()
    let file = Self.file(name, folder.path)
    for (command, formats) in Self.formats {
      for format in formats {
        let (output, errors) = Self.run(command + ["--format", format, file])
        let isData = format.hasSuffix("json")
        #expect(Self.faults(output, isData: isData) == [], "\(command) \(format)")
        #expect(Self.faults(errors) == [], "\(command) \(format)")
      }
    }
    for format in ["document", "ndjson", "w3c", "evemu"] {
      let (output, errors) = Self.run(["convert", "--to", format, file])
      #expect(Self.faults(output, isData: format != "evemu") == [], "\(format)")
      #expect(Self.faults(errors) == [], "\(format)")
    }
    for format in ["text", "ndjson"] {
      let (output, errors) = Self.run(
        ["diff", "--format", format, file, Self.file("fine", folder.path)])
      #expect(Self.faults(output, isData: format == "ndjson") == [])
      #expect(Self.faults(errors) == [])
    }
  }

  @Test func noTestPrintsWhatTracesGoldensAndNamesSay() throws {
    let folder = try Self.folder()
    let path = folder.path
    let artifacts = try TemporaryFolder()
    let reports = ["junit", "tap", "markdown"]
    let arguments = reports.map { "\($0)=\(path)/\($0).out" }.joined(separator: ",")
    for (round, options) in [["--ci"], ["--accept"], [], ["--pending"]].enumerated() {
      for format in ["text", "ndjson"] {
        let (output, errors) = Self.run(
          ["test", path, "--verbose", "--format", format, "--artifacts", artifacts.path]
            + (options == ["--pending"] ? [] : ["--report", arguments]) + options)
        #expect(options == ["--pending"] || output.contains("fine.json"))
        #expect(Self.faults(output, isData: format == "ndjson" || options == ["--pending"]) == [])
        #expect(Self.faults(errors) == [])
      }
      // What was accepted or waits differs from what comes next.
      for (name, text) in Self.traces {
        let changed = text.replacing("\"t\":0.02,", with: "\"t\":0.0\(round + 3),")
        try changed.write(toFile: Self.file(name, path), atomically: true, encoding: .utf8)
      }
    }
    let annotated = Self.run(["test", path, "--ci", "--report", "github"])
    #expect(annotated.0.contains("::error file="))
    #expect(Self.faults(annotated.0).allSatisfy { $0.hasPrefix("::error file=") })
    #expect(Self.faults(annotated.1) == [])
    let (output, errors) = Self.run(["test", path, "--review"], answers: "s\na\nr\n")
    #expect(output.contains("(a)ccept"))
    #expect(Self.faults(output) == [])
    #expect(Self.faults(errors) == [])
    for report in reports {
      let text = try String(contentsOfFile: "\(path)/\(report).out", encoding: .utf8)
      #expect(text.contains("keys.json"))
      #expect(Self.faults(text) == [], "\(report)")
    }
    for file in FileManager.default.subpaths(atPath: artifacts.path) ?? []
    where file.hasSuffix("differences.txt") || file.hasSuffix("explain.txt") {
      let text = try String(contentsOfFile: "\(artifacts.path)/\(file)", encoding: .utf8)
      #expect(Self.faults(text) == [], "\(file)")
    }
  }

  @Test func noMessageSaysWhatAnOptionOrAMissingFileIsCalled() throws {
    let text = Self.hostile
    let folder = try TemporaryFolder()
    let lines = [
      [text], ["replay", text], ["replay", folder.path + "/" + text.replacing("/", with: "-")],
      ["--" + text], ["replay", "--" + text], ["replay", "--format", text],
      ["replay", "--show", text],
      ["replay", "--set", text], ["replay", "--set", text + "=1"],
      ["replay", "--set", "tap=" + text],
      ["replay", "--only", text], ["replay", "--scene", text], ["replay", "--profile", text],
      ["replay", "--require-to-fail", text], ["replay", "--simultaneous", text],
      ["replay", "--from", text], ["replay", "--jobs", text], ["replay", "--step", text],
      ["classify", "--labels", text], ["classify", "--resume", text, "-f", "ndjson"],
      ["classify", "--fail-under", text], ["classify", "--split-idle", text],
      ["explain", "--recognizer", text], ["explain", "--recording", text],
      ["diff", text, text], ["diff", "--tolerance", text], ["diff", "--against-scene", text],
      ["test", text], ["test", "--report", text], ["test", "--report", "tap=/" + text + "/x"],
      ["test", "--artifacts", "/" + text], ["validate", text], ["convert", text],
      ["convert", "-o", "/" + text + "/x"], ["help", text], ["scenes", text],
      ["completion", text], ["schema", text], ["man", text],
    ]
    for arguments in lines {
      let (output, errors) = Self.run(arguments, answers: TestFolder.tap())
      #expect(Self.faults(output) == [], "\(arguments)")
      #expect(Self.faults(errors) == [], "\(arguments)")
    }
  }

  @Test func labelsAndScenesOfFilesAreTextsToo() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try folder.write(TestFolder.tap(), to: "a.json")
    try folder.write(
      "source,label\n\"\(path)/a.json\",\"\(Self.hostile.replacing("\"", with: "\"\""))\"\n",
      to: "l.csv")
    try folder.write("source\n\"\(Self.hostile.replacing("\"", with: "\"\""))\"\n", to: "m.csv")
    for labels in ["l.csv", "m.csv"] {
      for format in ["text", "csv"] {
        let (output, errors) = Self.run(
          ["classify", "\(path)/a.json", "--labels", "\(path)/\(labels)", "--format", format])
        #expect(Self.faults(output) == [])
        #expect(Self.faults(errors) == [])
      }
    }
  }
}
