package import SafeJSON

/// A key of a native trace that nobody reads.
package struct UnknownKey: Equatable, Sendable {
  /// The line on which its event or object begins, from 1.
  package var line: Int
  /// The way to it: `events[3].touches[0].preasure`.
  package var path: String
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

  private var found: [UnknownKey] = []
  private var told: Set<String> = []

  /// The keys in a native trace that nobody reads, up to the first line that is no JSON.
  package static func unknownKeys(
    in source: consuming some ByteSource & ~Copyable
  ) -> [UnknownKey] {
    var stream = JSONStream(
      source,
      streaming: [StreamedArray(key: "events"), StreamedArray(key: "touches", unlessAfter: "t")])
    var audit = KeyAudit()
    var (count, key) = (0, "")
    // What is wrong otherwise is told by whoever reads the trace.
    while let piece = try? stream.next() {
      switch piece {
      case .opened(let members, let opened, let place):
        (count, key) = (0, opened)
        audit.check(document: members, place.line)
      case .closed(let members, let place): audit.check(document: members, place.line)
      case .element(let value, let place):
        audit.check(entry: value, "\(key)[\(count)]", place.line)
        count += 1
      case .value(let value, let place): audit.check(line: value, place.line)
      case .taken: break
      }
    }
    return audit.found
  }

  private init() {}

  /// A line: an entry of a stream, a header, or a document without events.
  private mutating func check(line value: JSONValue, _ line: Int) {
    if value["t"] != nil { check(entry: value, "", line) } else { check(document: value, line) }
  }

  private mutating func check(document value: JSONValue, _ line: Int) {
    check(value, among: TraceHeader.keys, "", line)
    if let device = value["device"] { check(device, among: Self.device, "device", line) }
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
    _ value: JSONValue, among known: [String], _ path: String, _ line: Int
  ) {
    guard case .object(let members) = value else { return }
    for member in members where !known.contains(member.key) && !member.key.hasPrefix("x-") {
      guard told.insert(member.key).inserted else { continue }
      let hint = Nearest.name(to: member.key, among: known).map { "; did you mean '\($0)'?" } ?? ""
      found.append(
        UnknownKey(
          line: line, path: path.isEmpty ? member.key : "\(path).\(member.key)",
          message: "unknown key '\(member.key)' is ignored" + hint))
    }
  }
}
