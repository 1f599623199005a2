package import SafeJSON

/// What an input holds, by its first value: the one place that decides it. `FormatDetector` tells the formats
/// of recordings apart.
package enum InputKind: Equatable, Sendable {
  /// Recordings, or nothing that is known: the reader of native traces says what is wrong.
  case trace
  /// A scene alone.
  case scene(JSONValue)
  /// Lines of a result, each with a `type`.
  case result

  /// The bytes that decide between a result and an event of another format; both have a `type`.
  private static let mostBytes = 1 << 16

  package init(of bytes: [UInt8]) {
    var stream = JSONStream(MemorySource(bytes), streaming: ["events"])
    // What is no JSON is reported by the reader of traces.
    guard case .value(let value, _)? = try? stream.next() else {
      self = .trace
      return
    }
    if TraceHeader.isScene(value) {
      self = .scene(value)
    } else if value["type"]?.text != nil {
      let format = TraceFormat.beginning(of: Array(bytes.prefix(Self.mostBytes))).format
      self = format == .native ? .result : .trace
    } else {
      self = .trace
    }
  }

  /// Whether a line looks like a whole document, in a format that may be given, so that the next line is
  /// another one; nothing relies on it but speed.
  package static func isDocument(_ line: Span<UInt8>, as given: TraceFormat?) -> Bool {
    var text: [UInt8] = []
    for index in line.countOfByteOrderMark..<line.count { text.append(line[index]) }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    let start = text.firstIndex { $0 > 0x20 } ?? text.endIndex
    switch (text[start...].first, text.last) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")): break
    default: return false
    }
    let beginning = TraceFormat.beginning(of: text, as: given)
    guard beginning.format == .native else { return beginning.isDocument }
    return contains(text, #""events""#) || contains(text, #""touches""#) && !contains(text, #""t""#)
  }

  private static func contains(_ text: [UInt8], _ word: String) -> Bool {
    let word = Array(word.utf8)
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { start in
      text[start] == word[0] && text[start..<start + word.count].elementsEqual(word)
    }
  }
}
