extension Span<UInt8> {
  /// How many bytes of a text are the mark that some editors put in front of it.
  var countOfByteOrderMark: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }
}
