import TouchstoneReports

extension Reporter {
  /// Ends a recording whose gestures are all in memory.
  mutating func end(_ end: RecordingEnd, into bytes: inout [UInt8]) {
    var text = PrintedText(bytes: bytes)
    try? self.end(end, into: &text)
    bytes = text.bytes
  }
}
