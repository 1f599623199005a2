import Foundation
import Testing

@testable import TouchstoneCLI

/// What a walk makes of entries that are no plain files.
@Suite struct InputWalkTests {
  private func inputs(for path: String) -> [Input] { Array(InputWalk([path])) }

  /// Runs something on a path whose last name is any bytes; says whether it went well.
  private func withName(
    _ bytes: [UInt8], in folder: borrowing TemporaryFolder, _ body: (UnsafePointer<CChar>) -> Int32
  ) -> Bool {
    let path = Array((folder.path + "/").utf8) + bytes + [0]
    return unsafe path.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
      guard let path = buffer.baseAddress else { return false }
      return unsafe body(path) == 0
    }
  }

  @Test func whatIsNotThereAnyMoreIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.json")
    try folder.write("", to: "c.json")
    try folder.link("b.json", to: "nowhere")
    try folder.link("d.md", to: "nowhere")
    let missing = InputError(path: folder.path + "/b.json", reason: "nothing is there")
    #expect(
      inputs(for: folder.path)
        == [
          .found(folder.path + "/a.json"), .unreadable(missing), .found(folder.path + "/c.json"),
        ])
  }

  // Other systems refuse such names.
  #if os(Linux)
    @Test func namesThatAreNotUTF8AreTold() throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: "a/x.json")
      try folder.write("", to: "c.json")
      for ending in [".json", ".md"] {
        let isMade = unsafe withName([0x62, 0xFF] + Array(ending.utf8), in: folder) { path in
          close(unsafe open(path, O_WRONLY | O_CREAT, 0o600))
        }
        #expect(isMade)
      }
      let isMade = unsafe withName([0x62, 0xE9, 0x7A], in: folder) { unsafe mkdir($0, 0o700) }
      #expect(isMade)
      // U+FFFD stands for each byte, and the folder's slash comes before the z.
      let reason = "its name is not UTF-8"
      #expect(
        inputs(for: folder.path)
          == [
            .found(folder.path + "/a/x.json"),
            .unreadable(InputError(path: folder.path + "/b\u{FFFD}.json", reason: reason)),
            .unreadable(InputError(path: folder.path + "/b\u{FFFD}z", reason: reason)),
            .found(folder.path + "/c.json"),
          ])
    }
  #endif

  @Test func pipesInFoldersAreLeftOutAndGivenOnesAreNot() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.json")
    let pipe = folder.path + "/b.json"
    let result = unsafe mkfifo(pipe, 0o600)
    #expect(result == 0)
    try folder.link("c.json", to: "b.json")
    try folder.link("d.json", to: "/dev/null")
    #expect(inputs(for: folder.path) == [.found(folder.path + "/a.json")])
    #expect(inputs(for: pipe) == [.file(pipe)])
  }

  @Test func anEntryThatCannotBeReadIsARow() throws {
    let folder = try TemporaryFolder()
    try folder.link("b.json", to: "nowhere")
    var console = MemoryConsole()
    let status = try Classified.run([folder.path], on: &console)
    let message = "cannot read '\(folder.path)/b.json': nothing is there"
    #expect(status == .badInput)
    #expect(console.errors == "touchstone: \(message)\n")
    #expect(
      console.output == #"{"type":"error","index":0,"source":""# + folder.path
        + #"/b.json","message":""# + message + "\"}\n")
  }
}
