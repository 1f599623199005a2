import Touchstone

/// One line of the text report: when, who, what, and the details.
struct TextRow {
  var time: Timestamp
  var subject: String
  var action: String
  var tone = Tone.plain
  var details = ""
  /// Why, after the details.
  var reason = ""
  var reasonTone = Tone.quiet

  /// The row with its columns aligned, without a line feed.
  func text(subjectWidth: Int, inColor: Bool) -> String {
    let columns = [
      Self.column(for: time), Self.pad(subject, to: subjectWidth),
      tone.apply(to: Self.pad(action, to: Self.actionWidth), inColor: inColor), details,
      reasonTone.apply(to: reason, inColor: inColor),
    ]
    var text = columns.filter { !$0.isEmpty }.joined(separator: "  ")
    while text.last == " " { text.removeLast() }
    return text
  }

  /// As wide as the longest change of state that is common.
  private static let actionWidth = "possible → failed".count

  /// A time whose decimal point stands below the others'.
  private static func column(for time: Timestamp) -> String {
    let text = Wording.seconds(time)
    let whole = text.prefix { $0 != "." }.count
    return pad(String(repeating: " ", count: max(0, 4 - whole)) + text + " s", to: 13)
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
