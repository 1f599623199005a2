import Foundation
import Testing
import TouchstoneCLI

/// Real recordings of foreign formats, for those who have them.
@Suite struct ForeignCorpusTests {
  private static let recordings = ForeignRecording.all.filter { file($0) != nil }

  private static func file(_ recording: ForeignRecording) -> String? {
    guard let url = Corpus.folder?.appending(path: recording.path) else { return nil }
    return FileManager.default.fileExists(atPath: url.path) ? url.path : nil
  }

  @Test(.enabled(if: !recordings.isEmpty))
  func classifyAgreesWithWhatPeopleSay() throws {
    var table = ["", "| file | shows | classify | agrees |", "| --- | --- | --- | --- |"]
    for recording in Self.recordings {
      let path = try #require(Self.file(recording))
      let label = try Self.labels(path, recording.options).joined(separator: " ")
      let agrees = try Regex(recording.label).wholeMatch(in: label) != nil
      #expect(agrees, "\(recording.path) shows \(recording.shows), and gives \(label)")
      let isContradictory = recording.shows.hasPrefix("(")
      table.append(
        "| \(recording.path) | \(recording.shows) | \(label) | "
          + (isContradictory ? "no: the file is not what it says" : agrees ? "yes" : "no") + " |")
    }
    print(table.joined(separator: "\n"))
  }

  /// Nothing of these folders is left out of the table.
  @Test(.enabled(if: !recordings.isEmpty))
  func everyFileIsInTheTable() throws {
    let folder = try #require(Corpus.folder)
    for name in Set(ForeignRecording.all.map { $0.path.prefix { $0 != "/" } }) {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: String(name)).path)
      for file in files {
        let path = "\(name)/\(file)"
        #expect(ForeignRecording.all.contains { $0.path == path }, "\(path)")
      }
    }
  }

  @Test(.enabled(if: !recordings.isEmpty), arguments: recordings.map(\.path))
  func asANativeTraceItPlaysTheSame(path: String) throws {
    let recording = try #require(Self.recordings.first { $0.path == path })
    let file = try #require(Self.file(recording))
    let native = try Self.output(["convert", file, "--to", "ndjson"] + recording.options)
    let options = ["--format", "ndjson", "--show", "all"] + recording.options
    let played = try Self.output(["replay", file] + options)
    #expect(
      try Self.events(Self.output(["replay", "native.ndjson"] + options, native))
        == Self.events(played))
    #expect(try Self.output(["convert", "native.ndjson", "--to", "ndjson"], native) == native)
  }

  private static func events(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter {
      !$0.hasPrefix(#"{"type":"recording""#) && !$0.hasPrefix(#"{"type":"summary""#)
    }
  }

  private static func output(_ arguments: [String], _ native: String = "") throws -> String {
    var console = MemoryConsole(
      files: ["own.json": ForeignRecording.scene, "native.ndjson": native])
    let status = CommandLineTool.run(arguments: arguments, console: &console)
    try #require(status == .done, "\(arguments): \(console.errors)")
    return console.output
  }

  private static func labels(_ path: String, _ options: [String]) throws -> [String] {
    var console = MemoryConsole(files: ["own.json": ForeignRecording.scene])
    let status = CommandLineTool.run(
      arguments: ["classify", path, "--format", "ndjson"] + options, console: &console)
    #expect(status == .done, "\(path): \(console.errors)")
    return try console.output.split(separator: "\n").compactMap { line in
      let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return row?["label"] as? String
    }
  }
}
