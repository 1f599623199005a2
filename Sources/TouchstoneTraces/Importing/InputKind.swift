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
    let outline = FormatDetector.outline(of: line)
    guard let last = line.indices.last(where: { line[$0] > 0x20 }) else { return false }
    switch (outline.first, line[last]) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")): break
    default: return false
    }
    let beginning = TraceBeginning(line, as: given, isAll: true, isBehindOthers: false)
    guard let beginning, beginning.format != .native else {
      return outline.has("events", depth: 1)
        || outline.has("touches", depth: 1) && !outline.has("t", depth: 1)
    }
    return beginning.isDocument
  }
}
