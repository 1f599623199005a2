package import SafeJSON

/// A key of a native trace that nobody reads.
package struct UnknownKey: Equatable, Sendable {
  /// The line on which its event or object begins, from 1.
  package var line: Int
  /// The way to it: `events[3].touches[0].preasure`.
  package var path: String
  /// Whether it may be there, though nobody reads it.
  package var isKnown: Bool
  /// What was found, and what may be meant, in one sentence.
  package var message: String
}

/// Looks for keys of native traces that nobody reads: those are ignored, so a misspelled one would
/// vanish without a word. Each key is told once.
package struct KeyAudit {
  private static let device = ["width", "height", "scale"]
  private static let event = [
    "t", "touches", "motion", "remoteControl", "interruption", "metadata",
  ]
  private static let touch = [
    "id", "phase", "x", "y", "force", "maximumForce", "radius", "type", "tapCount", "view",
    "coalesced", "predicted", "estimatedProperties", "estimationUpdateIndex", "metadata",
  ]
  private static let sample = ["t", "x", "y", "metadata"]

  /// What events may have, and no one reads.
  private static let unread = ["tapCount", "metadata"]

  /// Whether keys of events are found as well that are known and that no one reads.
  private let findsUnread: Bool
  private var found: [UnknownKey] = []
  private var told: Set<String> = []
  /// The elements of the array that is being read, and its key.
  private var (count, key) = (0, "")

  /// The keys in a native trace that nobody reads, up to the first line that is no JSON.
  package static func unknownKeys(
    in source: consuming some ByteSource & ~Copyable
  ) -> [UnknownKey] {
    var stream = JSONStream(
      source,
      streaming: [StreamedArray(key: "events"), StreamedArray(key: "touches", unlessAfter: "t")])
    var audit = KeyAudit()
    // What is wrong otherwise is told by whoever reads the trace.
    while let piece = try? stream.next() { audit.read(piece) }
    return audit.found
  }

  init(findsUnread: Bool = false) {
    self.findsUnread = findsUnread
  }

  /// What was found since the last time.
  mutating func takeFound() -> [UnknownKey] {
    defer { found = [] }
    return found
  }

  /// Looks at the next piece of a trace; the index of an element is told where some were not shown.
  mutating func read(_ piece: JSONPiece, element index: Int? = nil) {
    switch piece {
    case .opened(let members, let opened, let place):
      (count, key) = (0, opened)
      check(document: members, place.line)
    case .closed(let members, let place): check(document: members, place.line)
    case .element(let value, let place):
      check(entry: value, "\(key)[\(index ?? count)]", place.line)
      count += 1
    case .value(let value, let place): check(line: value, place.line)
    case .taken: break
    }
  }

  /// A line: an entry of a stream, a header, or a document without events.
  private mutating func check(line value: JSONValue, _ line: Int) {
    if value["t"] != nil { check(entry: value, "", line) } else { check(document: value, line) }
  }

  private mutating func check(document value: JSONValue, _ line: Int) {
    check(value, among: TraceHeader.keys, "", line, isEvent: false)
    if let device = value["device"] {
      check(device, among: Self.device, "device", line, isEvent: false)
    }
  }

  private mutating func check(entry value: JSONValue, _ path: String, _ line: Int) {
    guard value["id"] == nil, value["phase"] == nil else {
      return check(touch: value, among: Self.touch + ["t"], path, line)
    }
    check(value, among: Self.event, path, line)
    guard case .array(let touches)? = value["touches"] else { return }
    for (index, touch) in touches.enumerated() {
      let place = (path.isEmpty ? "" : "\(path).") + "touches[\(index)]"
      check(touch: touch, among: Self.touch, place, line)
    }
  }

  private mutating func check(
    touch value: JSONValue, among known: [String], _ path: String, _ line: Int
  ) {
    check(value, among: known, path, line)
    for key in ["coalesced", "predicted"] {
      guard case .array(let samples)? = value[key] else { continue }
      let place = path.isEmpty ? key : "\(path).\(key)"
      for (index, sample) in samples.enumerated() {
        check(sample, among: Self.sample, "\(place)[\(index)]", line)
      }
    }
  }

  private mutating func check(
    _ value: JSONValue, among known: [String], _ path: String, _ line: Int, isEvent: Bool = true
  ) {
    guard case .object(let members) = value else { return }
    for member in members {
      let isKnown = known.contains(member.key) || member.key.hasPrefix("x-")
      if isKnown, !(findsUnread && isEvent && Self.isUnread(member.key)) { continue }
      guard told.insert(member.key).inserted else { continue }
      found.append(
        UnknownKey(
          line: line, path: path.isEmpty ? member.key : "\(path).\(member.key)",
          isKnown: isKnown, message: Self.message(member.key, isKnown, known)))
    }
  }

  private static func isUnread(_ key: String) -> Bool {
    unread.contains(key) || key.hasPrefix("x-")
  }

  private static func message(_ key: String, _ isKnown: Bool, _ known: [String]) -> String {
    if isKnown { return "'\(key)' of events is not kept" }
    let hint = Nearest.name(to: key, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return "unknown key '\(key)' is ignored" + hint
  }
}
