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

  /// Reads the beginning of an input.
  package init(of source: any ByteSource) {
    let head = HeadSource(source, atMost: Self.mostBytes)
    guard head.beginsLikeObject else {
      self = .trace
      return
    }
    var stream = JSONStream(head, streaming: ["events"])
    // What is no JSON is reported by the reader of traces.
    guard case .value(let value, _)? = try? stream.next() else {
      self = .trace
      return
    }
    if TraceHeader.isScene(value) {
      self = .scene(value)
    } else if value["type"]?.text != nil {
      let format = TraceFormat.beginning(of: head.beginning).format
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

/// A source that remembers its first bytes.
private final class HeadSource: ByteSource {
  private let source: any ByteSource
  private let most: Int
  private(set) var beginning: [UInt8] = []
  /// What was read to look at it.
  private var pending: [UInt8] = []

  init(_ source: any ByteSource, atMost most: Int) {
    self.source = source
    self.most = most
  }

  var canRewind: Bool { false }

  /// Whether the first byte that says something begins an object; lists may be long, and are recordings.
  var beginsLikeObject: Bool {
    guard (try? source.read(atMost: most, into: &pending)) != nil else { return false }
    let start = pending.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return pending.dropFirst(start).first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  func read(atMost count: Int, into bytes: inout [UInt8]) throws(ByteSourceError) -> Int {
    guard pending.isEmpty else {
      defer { pending.removeAll() }
      bytes += pending
      beginning = pending
      return pending.count
    }
    let start = bytes.count
    let count = try source.read(atMost: count, into: &bytes)
    beginning += bytes[start...].prefix(max(0, most - beginning.count))
    return count
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    throw ByteSourceError("the beginning of an input is read once")
  }
}
