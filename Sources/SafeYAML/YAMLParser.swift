internal import CYAML

/// Reads YAML piece by piece with libyaml; memory does not grow with the length of the text.
///
/// It owns a parser of libyaml, which stays where it is for life: that it is a class is for that.
@safe
package final class YAMLParser {
  /// What libyaml takes bytes from: it asks for them while it is asked for an event.
  private final class Feed {
    var bytes: [UInt8] = []
    var start = 0
    var more: ((inout [UInt8]) -> Bool)?

    /// Copies the next bytes; fewer than asked for are fine, none are the end.
    func copy(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
      while start == bytes.count {
        start = 0
        bytes.removeAll(keepingCapacity: true)
        guard let more, more(&bytes) else {
          bytes.removeAll()
          return 0
        }
      }
      let count = min(buffer.count, bytes.count - start)
      _ = unsafe buffer.update(fromContentsOf: bytes[start..<start + count])
      start += count
      return count
    }
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let feed = Feed()
  private let isReady: Bool
  private var hasEnded = false

  package init() {
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    isReady = unsafe yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    unsafe yaml_parser_set_input(
      parser,
      { data, buffer, size, count in
        guard let data = unsafe data, let buffer = unsafe buffer, let count = unsafe count else {
          return 0
        }
        let feed = unsafe Unmanaged<Feed>.fromOpaque(data).takeUnretainedValue()
        unsafe count.pointee = feed.copy(
          to: UnsafeMutableBufferPointer(start: buffer, count: size))
        return 1
      }, Unmanaged.passUnretained(feed).toOpaque())
  }

  deinit {
    if isReady { unsafe yaml_parser_delete(parser) }
    unsafe parser.deinitialize(count: 1)
    unsafe parser.deallocate()
  }

  /// The next event; nil at the end. `more` appends the next bytes of the text, and says whether there
  /// were any.
  package func next(
    _ more: (inout [UInt8]) -> Bool
  ) throws(YAMLError) -> YAMLEvent? {
    guard isReady else { throw YAMLError(message: "out of memory", line: 1) }
    guard !hasEnded else { return nil }
    let result = withoutActuallyEscaping(more) { more in
      feed.more = more
      defer { feed.more = nil }
      return Result<YAMLEvent?, YAMLError> { () throws(YAMLError) in try nextOfInterest() }
    }
    return try result.get()
  }

  private func nextOfInterest() throws(YAMLError) -> YAMLEvent? {
    while !hasEnded {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) == 1 else {
        hasEnded = true
        throw error
      }
      defer { unsafe yaml_event_delete(&event) }
      let line = unsafe Int(event.start_mark.line) + 1
      if unsafe event.type == YAML_STREAM_END_EVENT { hasEnded = true }
      if let kind = unsafe Self.kind(event) { return YAMLEvent(kind: kind, line: line) }
    }
    return nil
  }

  private static func kind(_ event: yaml_event_t) -> YAMLEvent.Kind? {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      // The field of a union that its type says is there.
      let scalar = unsafe event.data.scalar
      let text = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT: return .sequenceBegan
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnded
    case YAML_MAPPING_START_EVENT: return .mappingBegan
    case YAML_MAPPING_END_EVENT: return .mappingEnded
    case YAML_ALIAS_EVENT: return .alias
    case YAML_DOCUMENT_END_EVENT: return .documentEnded
    default: return nil
    }
  }

  private var error: YAMLError {
    let problem = unsafe parser.pointee.problem
    let message = unsafe problem.map { unsafe String(cString: $0) } ?? "not YAML"
    return YAMLError(message: message, line: unsafe Int(parser.pointee.problem_mark.line) + 1)
  }
}
