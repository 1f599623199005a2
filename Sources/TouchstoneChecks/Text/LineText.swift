import SafeJSON
import Touchstone
import TouchstoneReports

/// Says what a line of a result says in a few words, as part of a sentence.
enum LineText {
  /// The words: "swipe failed at 0.067: 44.9 < 46.9 points (lifted too early)".
  static func text(of line: ResultLine) -> String {
    let time = line.value["t"].map { " at " + text(of: $0) } ?? ""
    let subject = PlainText.harmless(line.track.subject)
    switch line.track.type {
    case "transition": return transition(line, time)
    case "touch": return "touch \(subject) \(word("phase", of: line))\(time)"
    case "delivery": return "\(subject) got \(word("method", of: line))\(time)"
    case "action": return "\(subject) sent its action (\(word("state", of: line)))\(time)"
    case "timer":
      return "\(subject)'s timer \(word("timer", of: line)) \(word("event", of: line))\(time)"
    case "reset": return "\(subject) was reset\(time)"
    case "animation": return "the animation of \(subject) \(word("event", of: line))\(time)"
    case "event":
      let details = ["subtype", "phase"].compactMap { line.value[$0]?.text.map(PlainText.harmless) }
      let words = details.isEmpty ? "" : " (\(details.joined(separator: " ")))"
      return "a \(subject) event\(words)\(time)"
    case "view": return "\(subject) changed\(time)"
    default: return "\(subject)'s \(PlainText.harmless(line.track.type))\(time)"
    }
  }

  /// A value as it is printed.
  static func text(of value: JSONValue) -> String {
    if let text = value.text { return PlainText.harmless(text) }
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func word(_ key: String, of line: ResultLine) -> String {
    line.value[key]?.text.map(PlainText.harmless) ?? "?"
  }

  private static func transition(_ line: ResultLine, _ time: String) -> String {
    let state = word("to", of: line)
    let verb = line.isRecognition && state == "ended" ? "recognized" : state
    let text = "\(PlainText.harmless(line.track.subject)) \(verb)\(time)"
    guard state == "failed" || state == "cancelled", let reason = line.value["reason"] else {
      return text
    }
    return text + ": " + self.reason(reason)
  }

  /// A reason in brief: the numbers that decided, and the rule.
  private static func reason(_ reason: JSONValue) -> String {
    let name = reason["code"]?.text ?? "?"
    let code = GestureReason.Code.allCases.first { $0.name.description == name }
    guard let code else { return PlainText.harmless(name) }
    if let other = reason["by"]?.text {
      return ReasonText.sentence(GestureReason(code, by: 0), kind: .tap) { _ in
        PlainText.harmless(other)
      }
    }
    let rule = ReasonText.rule(code)
    guard let measured = reason["measured"], let limit = reason["limit"],
      let first = measured.double, let second = limit.double
    else { return rule }
    let relation = first < second ? "<" : first > second ? ">" : "="
    let unit = PlainText.harmless(reason["unit"]?.text ?? "")
    return "\(text(of: measured)) \(relation) \(text(of: limit)) \(unit) (\(rule))"
  }
}
