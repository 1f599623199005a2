import SafeJSON

/// Tells at a glance that an object is one of our own recordings or events, as most lines are: the look
/// of `FormatDetector` costs more.
enum NativeHead {
  private static let time = JSONWord("t")
  private static let format = JSONWord("format")
  private static let formatOfOurs = JSONWord("touchstone-trace")
  private static let events = JSONWord("events")

  /// Whether bytes certainly begin with one of ours; false says nothing.
  static func isSure(_ bytes: Span<UInt8>) -> Bool {
    var cursor = JSONCursor()
    var scratch = JSONTape()
    guard cursor.take("{", in: bytes) else { return false }
    while let key = cursor.key(in: bytes) {
      switch key {
      case time: return true
      case format: return cursor.word(in: bytes) == formatOfOurs
      case events:
        return cursor.take("[", in: bytes) && cursor.take("{", in: bytes)
          && cursor.key(in: bytes) == time
      default:
        guard cursor.skipValue(in: bytes, depth: 1, scratch: &scratch),
          cursor.take(",", in: bytes)
        else { return false }
      }
    }
    return false
  }
}
