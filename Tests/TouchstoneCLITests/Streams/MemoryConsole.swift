import Foundation
import SafeJSON
import TouchstoneCLI

/// A console whose streams are arrays.
struct MemoryConsole: Console {
  /// What `open` gives out for files; others are read from the disk.
  var files: [String: String] = [:]
  /// The same for files that are no text.
  var binaryFiles: [String: [UInt8]] = [:]
  /// What standard input holds.
  var input = ""
  var surroundings = Surroundings()
  var isInterrupted = false
  /// What `flush` throws, as a closed pipe or a full disk would.
  var failure: OutputError?
  /// Whether `write` throws it too, as it does when a block is full.
  var failsAtOnce = false

  private(set) var outputBytes: [UInt8] = []
  private(set) var errors = ""

  /// Standard output so far.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }

  mutating func open(_ input: Input) throws(InputError) -> MemorySource {
    switch input {
    case .standardInput: return MemorySource(Array(self.input.utf8))
    case .unreadable(let error): throw error
    case .file(let path), .found(let path):
      if let text = files[path] { return MemorySource(Array(text.utf8)) }
      if let bytes = binaryFiles[path] { return MemorySource(bytes) }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw InputError(path: path, reason: "No such file or directory")
      }
      return MemorySource(Array(data))
    }
  }

  var fileContents: FileContents {
    let (texts, others) = (files, binaryFiles)
    return FileContents(
      size: { texts[$0]?.utf8.count ?? others[$0]?.count ?? FileContents.system.size($0) },
      read: { (path, bytes) throws(InputError) in
        if let text = texts[path] {
          bytes += Array(text.utf8)
        } else if let other = others[path] {
          bytes += other
        } else {
          try FileContents.system.read(path, &bytes)
        }
      })
  }

  mutating func write(_ bytes: [UInt8]) throws(OutputError) {
    if failsAtOnce, let failure { throw failure }
    outputBytes += bytes
  }

  mutating func flush() throws(OutputError) {
    if let failure { throw failure }
  }

  mutating func warn(_ text: PlainText) {
    var bytes: [UInt8] = []
    bytes.append(lines: text)
    errors += String(decoding: bytes, as: UTF8.self)
  }
}
