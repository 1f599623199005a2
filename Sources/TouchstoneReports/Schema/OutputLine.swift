/// The lines of the machine formats, by their `type`.
package enum OutputLine: CaseIterable, Sendable {
  case recording, transition, transform, touch, delivery, event, action, timer, view, animation
  case reset, gesture, summary, error
  case classification, confusion
  case engaged, refused, limit, held, delayed, outcome
  case golden, checkedCase, difference, differences, accepted, pending, orphan, finding, totals

  /// What the line begins with. Where the case is known to the compiler, the text is a constant.
  @inline(__always)
  var head: StaticString {
    switch self {
    case .recording: "{\"type\":\"recording\""
    case .transition: "{\"type\":\"transition\""
    case .transform: "{\"type\":\"transform\""
    case .touch: "{\"type\":\"touch\""
    case .delivery: "{\"type\":\"delivery\""
    case .event: "{\"type\":\"event\""
    case .action: "{\"type\":\"action\""
    case .timer: "{\"type\":\"timer\""
    case .view: "{\"type\":\"view\""
    case .animation: "{\"type\":\"animation\""
    case .reset: "{\"type\":\"reset\""
    case .gesture: "{\"type\":\"gesture\""
    case .summary: "{\"type\":\"summary\""
    case .error: "{\"type\":\"error\""
    case .classification: "{\"type\":\"classification\""
    case .confusion: "{\"type\":\"confusion\""
    case .engaged: "{\"type\":\"engaged\""
    case .refused: "{\"type\":\"refused\""
    case .limit: "{\"type\":\"limit\""
    case .held: "{\"type\":\"held\""
    case .delayed: "{\"type\":\"delayed\""
    case .outcome: "{\"type\":\"outcome\""
    case .golden: "{\"type\":\"golden\""
    case .checkedCase: "{\"type\":\"case\""
    case .difference: "{\"type\":\"difference\""
    case .differences: "{\"type\":\"differences\""
    case .accepted: "{\"type\":\"accepted\""
    case .pending: "{\"type\":\"pending\""
    case .orphan: "{\"type\":\"orphan\""
    case .finding: "{\"type\":\"finding\""
    case .totals: "{\"type\":\"totals\""
    }
  }

  /// The value of `type`.
  package var type: String { String("\(head)".dropFirst(9).dropLast()) }

  /// The line of a `type`; nil where there is none.
  package init?(type: String) {
    guard let line = Self.byType[type] else { return nil }
    self = line
  }

  private static let byType = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.type, $0) })
}
