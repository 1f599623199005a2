import Touchstone

/// The schema of everything that is printed as JSON: the members of each line, in order.
///
/// Writers append in this order; a test reads everything that is printed against it. Readers of
/// results, comparisons, `touchstone schema output` and Documentation/Output.md are made from it.
package enum OutputSchema {
  /// The members of a line behind `type`.
  package static func members(of line: OutputLine) -> [OutputMember] {
    switch line {
    case .recording: recording
    case .transition: [sequence, time] + subject + states + values + [optionalReason]
    case .transform: [sequence, time] + transform
    case .touch: [time] + touch
    case .delivery: [time] + delivery
    case .event: [time] + event
    case .action: [time, recognizer, state]
    case .timer: [time, recognizer] + timer
    case .view: [time] + view
    case .animation: [time] + animation
    case .reset: [time, recognizer]
    case .gesture: gesture
    case .summary: [index] + result + [hash]
    case .error: error
    case .classification: classification
    case .confusion: confusion
    case .engaged: subject + attempt + engaged
    case .refused: subject + optionalAttempt + refused
    case .limit: subject + attempt + limit
    case .held: subject + attempt + [by] + interval
    case .delayed: subject + attempt + delayed
    case .outcome: subject + optionalAttempt + outcome
    case .golden: golden
    case .checkedCase: checkedCase
    case .difference: difference
    case .differences: differences
    case .accepted: [goldenPath]
    case .pending: [goldenPath] + pending
    case .orphan: [goldenPath] + orphan
    case .finding: finding
    case .totals: totals
    }
  }

  /// What the numbers of members are, by key; those of a pair by the pair's key. A key whose numbers
  /// are not always the same is compared by the first of them.
  package static let numbers: [String: OutputNumber] = {
    var numbers: [String: OutputNumber] = [:]
    for line in OutputLine.allCases { note(members(of: line), in: &numbers) }
    return numbers
  }()

  /// The keys of members that comparisons leave out.
  package static let derivedKeys: Set<String> = {
    var keys: Set<String> = []
    for line in OutputLine.allCases { noteDerived(members(of: line), in: &keys) }
    return keys
  }()

  /// The keys of the members that say whose line it is, by the line's `type`.
  package static let subjects = Dictionary(
    uniqueKeysWithValues: OutputLine.allCases.map { ($0.type, $0.subject.map { $0.name }) })

  private static func note(_ members: [OutputMember], in numbers: inout [String: OutputNumber]) {
    for member in members { note(member.value, member.key, in: &numbers) }
  }

  private static func note(
    _ value: OutputValue, _ key: OutputKey, in numbers: inout [String: OutputNumber]
  ) {
    switch value {
    case .number(let number), .pair(let number), .numbers(let number, _):
      if numbers[key.name] == nil { numbers[key.name] = number }
    case .object(let members): note(members, in: &numbers)
    case .array(let element): note(element, key, in: &numbers)
    case .anyOf(let values): for value in values { note(value, key, in: &numbers) }
    case .string, .words, .bool, .whole, .null, .any: break
    }
  }

  private static func noteDerived(_ members: [OutputMember], in keys: inout Set<String>) {
    for member in members {
      if member.isDerived { keys.insert(member.key.name) }
      if case .object(let inner) = member.value { noteDerived(inner, in: &keys) }
    }
  }
}
