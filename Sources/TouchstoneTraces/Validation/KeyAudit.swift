package import SafeJSON

/// A key of a native trace that nothing reads.
package struct UnknownKey: Equatable, Sendable {
  /// The line on which its event or object begins, from 1.
  package var line: Int
  /// The way to it: `events[3].touches[0].preasure`.
  package var path: String
  /// The key itself.
  package var key: String
  /// Whether it is nearly the name of a key that is read, which was probably meant.
  package var isMisspelled: Bool
  /// Whether it may be there, though nothing reads it.
  package var isKnown: Bool
  /// What was found, and what may be meant, in one sentence.
  package var message: String

  /// The place in front of a message.
  package func place(source: String) -> PlainText { "\(source):\(line): \(path)" }

  /// The whole warning for people.
  package func rendered(source: String) -> PlainText {
    "\(place(source: source)): warning: \(message)"
  }
}

/// Finds keys of native traces that nothing reads: those are ignored, so a misspelled one would vanish
/// without a word. Each key is reported once.
struct KeyAudit {
  private static let device = ["width", "height", "scale"]
  private static let event = [
    "t", "touches", "motion", "remoteControl", "interruption", "metadata",
  ]
  private static let touch = [
    "id", "phase", "x", "y", "force", "maximumForce", "radius", "type", "tapCount", "view",
    "coalesced", "predicted", "estimatedProperties", "estimationUpdateIndex", "metadata",
  ]
  private static let row = touch + ["t"]
  private static let sample = ["t", "x", "y", "metadata"]
  /// Keys that say what else an object of events may be.
  private static let others = ["id", "phase", "events"]
  /// What events may have, and nothing reads.
  private static let unread = ["tapCount", "metadata"]
  /// More different keys than this are not reported, so that memory does not grow with the input.
  private static let most = 1000

  /// Shorter keys are near to too many others to be called misspelled.
  private static let shortestMisspelled = 4

  /// What was found and has not been taken yet.
  private(set) var found: [UnknownKey] = []
  /// The keys that have been reported, and those of them that may be there.
  private var (unknown, known) = (Set<String>(), Set<String>())

  /// Whether something reads a key of an event, or of a touch in one; `t` of a touch makes it a row.
  static func isRead(_ key: String, inTouch: Bool) -> Bool {
    guard !unread.contains(key) else { return key == "tapCount" && !inTouch }
    return (inTouch ? row : event).contains(key) || !inTouch && others.contains(key)
  }

  /// What was found since the last time.
  mutating func takeFound() -> [UnknownKey] {
    defer { found = [] }
    return found
  }

  /// Looks at members of a document apart from its events, or at a header line.
  mutating func check(document members: JSONValue, onLine line: Int) {
    check(members, among: TraceHeader.keys, "", line, isEvent: false)
    if let device = members["device"] {
      check(device, among: Self.device, "device", line, isEvent: false)
    }
  }

  /// Looks at an event or a flat row.
  mutating func check(entry value: JSONValue, _ path: String, onLine line: Int) {
    guard value["id"] == nil, value["phase"] == nil else {
      return check(touch: value, among: Self.row, path, line)
    }
    check(value, among: Self.event, path, line)
    guard case .array(let touches)? = value["touches"] else { return }
    for (index, touch) in touches.enumerated() {
      check(touch: touch, among: Self.touch, Self.touch(index, of: path), line)
    }
  }

  /// Takes in the members that the fast way has passed over in an event.
  mutating func note(
    _ members: [EventReader.Unread], _ path: @autoclosure () -> String, onLine line: Int
  ) {
    for member in members where !unknown.contains(member.key) && !known.contains(member.key) {
      let event = path()
      note(
        member.key, among: member.touch == nil ? Self.event : Self.touch,
        member.touch.map { Self.touch($0, of: event) } ?? event, line, isEvent: true)
    }
  }

  private static func touch(_ index: Int, of path: String) -> String {
    (path.isEmpty ? "" : "\(path).") + "touches[\(index)]"
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
    for member in members { note(member.key, among: known, path, line, isEvent: isEvent) }
  }

  private mutating func note(
    _ key: String, among keys: [String], _ path: String, _ line: Int, isEvent: Bool
  ) {
    let isUnread = Self.unread.contains(key) || key.hasPrefix("x-")
    let isKnown = keys.contains(key) || key.hasPrefix("x-")
    if isKnown, !(isEvent && isUnread) { return }
    guard unknown.count + known.count < Self.most,
      isKnown ? known.insert(key).inserted : unknown.insert(key).inserted
    else { return }
    let nearest = isKnown ? nil : Nearest.name(to: key, among: keys)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    found.append(
      UnknownKey(
        line: line, path: path.isEmpty ? key : "\(path).\(key)", key: key,
        isMisspelled: nearest != nil && key.count >= Self.shortestMisspelled, isKnown: isKnown,
        message: isKnown
          ? "'\(key)' of events is not kept" : "unknown key '\(key)' is ignored" + hint))
  }
}
