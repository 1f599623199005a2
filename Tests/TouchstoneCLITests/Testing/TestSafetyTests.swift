import Foundation
import Testing

@testable import TouchstoneCLI

/// What a tree of traces cannot do to the files around it, nor to its own tests.
@Suite struct TestSafetyTests {
  private static let empty = #"{"events":[{"t":1}]}"#

  // MARK: Links

  @Test func aLinkInPlaceOfAResultIsReplaced() throws {
    let folder = try TestFolder()
    let outside = try TemporaryFolder()
    let victims = try ["a", "b"].map { try outside.write("mine", to: $0) }
    try folder.write(TestFolder.tap(), to: "t.json")
    try folder.folder.link("t.expected.ndjson.new", to: victims[0])
    #expect(folder.test().status == .different)
    let golden = folder.read("t.expected.ndjson.new") ?? ""
    #expect(golden.contains(#""type":"golden""#))
    try golden.write(toFile: victims[1], atomically: true, encoding: .utf8)
    try folder.folder.link("t.expected.ndjson", to: victims[1])
    try folder.write(TestFolder.tap(until: "0.2"), to: "t.json")
    #expect(folder.test("--accept").status == .done)
    #expect(folder.read("t.expected.ndjson")?.contains(#""type":"golden""#) == true)
    #expect(try String(contentsOfFile: victims[0], encoding: .utf8) == "mine")
    #expect(try String(contentsOfFile: victims[1], encoding: .utf8) == golden)
    #expect(folder.test("--ci").output == "1 passed\n")
  }

  @Test func nothingIsWrittenOutsideOfTheArtifacts() throws {
    let folder = try TestFolder()
    let outside = try TemporaryFolder()
    let artifacts = try TemporaryFolder()
    let victim = try outside.write("mine", to: "explain.txt")
    try folder.write(TestFolder.tap(), to: "a/t.json")
    let place = artifacts.path + folder.path
    // A folder of the trace that leads elsewhere, then a file that does.
    try FileManager.default.createDirectory(atPath: place + "/a", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place + "/a/t.json", withDestinationPath: outside.path)
    let refused = folder.test("--artifacts", artifacts.path)
    #expect(refused.status == .cannotWrite)
    #expect(refused.errors.contains("Too many levels of symbolic links"))
    #expect(refused.output.hasSuffix("0 passed, 1 new\n"))
    try FileManager.default.removeItem(atPath: place + "/a/t.json")
    try FileManager.default.createDirectory(
      atPath: place + "/a/t.json", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place + "/a/t.json/explain.txt", withDestinationPath: victim)
    #expect(folder.test("--artifacts", artifacts.path).status == .different)
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["explain.txt"])
    let explained = try String(contentsOfFile: place + "/a/t.json/explain.txt", encoding: .utf8)
    #expect(explained.contains("→ tap"))
  }

  // MARK: Artifacts

  @Test func artifactsHaveNamesOfTheirOwnAndAreComplete() throws {
    let folder = try TestFolder()
    let artifacts = try TemporaryFolder()
    let trace = #"{"t":0,"id":1,"phase":"began","x":1,"y":1}"# + "\n"
    let names = ["actual.ndjson", "explain.txt", "t.ndjson"]
    for name in names { try folder.write(trace, to: name) }
    _ = folder.test("--artifacts", artifacts.path, "-q")
    for (name, copy) in zip(names, ["trace-actual.ndjson", "trace-explain.txt", "t.ndjson"]) {
      let place = "\(artifacts.path)\(folder.path)/\(name)"
      #expect(try String(contentsOfFile: "\(place)/\(copy)", encoding: .utf8) == trace)
      let explained = try String(contentsOfFile: "\(place)/explain.txt", encoding: .utf8)
      #expect(explained.contains("scene default"))
    }
    let refused = folder.test("--artifacts", "")
    #expect(refused.status == .usage)
    #expect(refused.errors.hasPrefix("touchstone: '--artifacts' needs the name of a folder\n"))
  }

  // MARK: What goldens name

  private static func golden(_ scene: String) -> String {
    #"{"type":"golden","version":1,"options":["--scene",""# + scene + "\"]}\n"
  }

  @Test func goldensNameFilesOfTheTestedTreeOnly() throws {
    let folder = try TestFolder()
    let outside = try TemporaryFolder()
    let secret = try outside.write("password: 12345", to: "secret.json")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/d", withIntermediateDirectories: true)
    try folder.folder.link("link.scene", to: secret)
    _ = unsafe mkfifo(folder.path + "/pipe.json", 0o600)
    for (scene, words) in [
      ("/dev/zero", "is no regular file"), ("./d", "is no regular file"),
      ("pipe.json", "is no regular file"), (secret, "is outside of the tested folder"),
      ("link.scene", "is outside of the tested folder"),
      ("/etc/passwd", "is outside of the tested folder"),
    ] {
      try folder.write(TestFolder.tap(), to: "t.json")
      try folder.write(Self.golden(scene), to: "t.expected.ndjson")
      let outcome = folder.test("--ci")
      #expect(outcome.status == .badInput)
      #expect(outcome.output.contains("t.expected.ndjson:1: the scene '"), "\(outcome.output)")
      #expect(outcome.output.contains(words), "\(outcome.output)")
      #expect(!outcome.output.contains("12345") && !outcome.output.contains("root:"))
    }
    // Who names a scene may name any.
    let scene = try outside.write(
      #"{"views":{"id":"w"},"recognizers":[{"id":"t","type":"tap"}]}"#, to: "s.json")
    try FileManager.default.removeItem(atPath: folder.path + "/t.expected.ndjson")
    #expect(folder.test("--accept", "--scene", scene).status == .done)
    #expect(folder.test("--ci").output.contains("name the scene with '--scene'"))
    #expect(folder.test("--ci", "--scene", scene).output == "1 passed\n")
  }

  /// A hook names single files: what lies in the folder in which it runs is part of the tree.
  @Test func aFileAloneIsTestedInTheCurrentFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{}", to: "a/b/t.json")
    let scene = try folder.write("{}", to: "a/s.json")
    let isTested = { (path: String, current: String) in
      var settings = TestSettings()
      settings.testedFolders = TestSettings.testedFolders(of: [path], currentFolder: current)
      return settings.isTested(scene)
    }
    #expect(isTested(file, folder.path))
    #expect(isTested(file, folder.path + "/a"))
    for current in [folder.path + "/a/b", "/", "/usr"] {
      #expect(!isTested(file, current))
      #expect(isTested(folder.path + "/a", current))
      #expect(!isTested(folder.path + "/a/b", current))
    }
  }

  // MARK: Goldens

  @Test func theHeaderOfAGoldenHasEachNameOnce() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "t.json")
    for value in 1...4 {
      let status = folder.test(
        "--accept", "--set", "tap.numberOfTapsRequired=\(value)", "--set",
        "pan.hysteresis=\(value)",
        "--require-to-fail", "tap:pan"
      ).status
      #expect(status == .done)
    }
    let line = try #require(folder.read("t.expected.ndjson")?.split(separator: "\n").first)
    #expect(
      line.contains(
        #""options":["--set","tap.numberOfTapsRequired=4","--set","pan.hysteresis=4","#
          + #""--require-to-fail","tap:pan"]"#), "\(line)")
  }

  @Test func oneGoldenThatCannotBeWrittenStopsNoOther() throws {
    let folder = try TestFolder()
    for name in ["a", "b", "c"] { try folder.write(TestFolder.tap(), to: "\(name).json") }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/b.expected.ndjson", withIntermediateDirectories: true)
    let outcome = folder.test("--accept")
    #expect(outcome.status == .cannotWrite)
    #expect(outcome.errors == "touchstone: cannot write './b.expected.ndjson': Is a directory\n")
    #expect(folder.read("a.expected.ndjson") != nil)
    #expect(folder.read("c.expected.ndjson") != nil)
  }

  // MARK: Empty traces

  @Test(arguments: [#"{"events":[{"t":1}]}"#, #"{"events":[]}"#, "{\"t\":0}\n{\"t\":1}\n"])
  func aTraceWithoutAnyTouchIsNoPass(trace: String) throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "full.json")
    try folder.write(trace, to: "empty.json")
    let accepted = folder.test("--accept")
    #expect(accepted.status == .different)
    #expect(
      accepted.output.contains(
        "failed   ./empty.json\n         no touch in it; '--allow-empty' allows that\n"))
    let tested = folder.test("--ci")
    #expect(tested.status == .different)
    #expect(tested.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(folder.test("--ci", "--allow-empty").output == "2 passed\n")
    #expect(folder.test("--ci", "--allow-empty").status == .done)
  }

  @Test func shakesAndRemoteControlsAreNotNothing() throws {
    let folder = try TestFolder()
    try folder.write(
      #"{"events":[{"t":0,"motion":{"subtype":"shake","phase":"began"}},{"t":1,"motion":{"subtype":"shake","phase":"ended"}}]}"#,
      to: "shake.json")
    #expect(folder.test("--accept").status == .done)
    #expect(folder.test("--ci").output == "1 passed\n")
  }
}
