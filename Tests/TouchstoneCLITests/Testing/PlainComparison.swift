import Foundation

/// Compares two results in the plainest way, to hold the program's comparison against it: what lines
/// only one of them has, whatever their places are.
struct PlainComparison {
  /// Lines that only the left side has, and how often.
  private(set) var left: [String: Int] = [:]
  /// Lines that only the right side has, and how often.
  private(set) var right: [String: Int] = [:]
  /// Whether the lines that both have come in the same order.
  private(set) var isInOrder = true
  /// Whether the same is said of the recordings, and in their summaries.
  private(set) var hasSameMembers = true

  init(_ left: String, _ right: String) throws {
    let (first, second) = (try Self.lines(left), try Self.lines(right))
    self.left = Self.surplus(first.events, over: second.events)
    self.right = Self.surplus(second.events, over: first.events)
    isInOrder =
      Self.without(self.left, first.events) == Self.without(self.right, second.events)
    hasSameMembers = first.members == second.members
  }

  /// A line without its number and what follows from other members, in one spelling.
  static func line(_ value: Any) throws -> String {
    var members = value as? [String: Any] ?? [:]
    for key in ["seq", "hash", "source", "gestureCount", "truncated"] { members[key] = nil }
    if var reason = members["reason"] as? [String: Any] {
      reason["margin"] = nil
      members["reason"] = reason
    }
    let data = try JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  /// What happened, and what is said of recordings.
  private static func lines(_ text: String) throws -> (events: [String], members: [String]) {
    var (events, members): ([String], [String]) = ([], [])
    for text in text.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      switch (value as? [String: Any])?["type"] as? String {
      case "golden": break
      case "recording", "summary", "error": members.append(try line(value))
      default: events.append(try line(value))
      }
    }
    return (events, members)
  }

  private static func counts(_ lines: [String]) -> [String: Int] {
    lines.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func surplus(_ lines: [String], over others: [String]) -> [String: Int] {
    let others = counts(others)
    return counts(lines).reduce(into: [:]) { found, entry in
      let rest = entry.value - (others[entry.key] ?? 0)
      if rest > 0 { found[entry.key] = rest }
    }
  }

  private static func without(_ surplus: [String: Int], _ lines: [String]) -> [String] {
    lines.filter { surplus[$0] == nil }
  }
}
