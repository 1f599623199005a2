import SafeJSON

/// Gives its bytes and then fails.
final class FailingSource: ByteSource {
  private let memory: MemorySource
  let canRewind = false

  init(_ bytes: [UInt8]) {
    memory = MemorySource(bytes)
  }

  func read(
    atMost count: Int, into bytes: inout [UInt8]
  ) throws(ByteSourceError) -> Int {
    let length = try memory.read(atMost: count, into: &bytes)
    guard length > 0 else { throw ByteSourceError("Is a directory") }
    return length
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    throw ByteSourceError("Illegal seek")
  }
}

/// A pipe that is given one line per read, and counts the reads.
final class LineSource: ByteSource {
  final class Counter {
    var reads = 0
  }

  let counter: Counter
  let canRewind = false
  private var lines: ArraySlice<String>

  init(_ lines: [String], counter: Counter) {
    self.lines = lines[...]
    self.counter = counter
  }

  func read(
    atMost count: Int, into bytes: inout [UInt8]
  ) throws(ByteSourceError) -> Int {
    counter.reads += 1
    guard let line = lines.popFirst() else { return 0 }
    bytes.append(contentsOf: line.utf8)
    return line.utf8.count
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    throw ByteSourceError("Illegal seek")
  }
}

/// A file that says it can go back, but cannot.
final class StuckSource: ByteSource {
  private let memory: MemorySource
  let canRewind = true

  init(_ bytes: [UInt8]) {
    memory = MemorySource(bytes, chunkSize: 5)
  }

  func read(
    atMost count: Int, into bytes: inout [UInt8]
  ) throws(ByteSourceError) -> Int {
    try memory.read(atMost: count, into: &bytes)
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    throw ByteSourceError("Illegal seek")
  }
}
