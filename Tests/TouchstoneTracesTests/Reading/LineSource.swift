import SafeJSON

/// A pipe that gives one line per read, and counts the reads.
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
    bytes.append(contentsOf: (line + "\n").utf8)
    return line.utf8.count + 1
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    throw ByteSourceError("Illegal seek")
  }
}
