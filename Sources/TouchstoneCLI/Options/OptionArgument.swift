package import Touchstone

/// The value that one occurrence of an option carries, with what its refusal must say.
package struct OptionArgument: Equatable, Sendable {
  /// The option as it was typed: `--format`, `-f`.
  package let option: String
  /// The value; empty for a flag.
  package let text: String
  /// Whether the option occurs for the first time, so that a list drops its default.
  package let isFirst: Bool

  package init(option: String, text: String, isFirst: Bool = true) {
    self.option = option
    self.text = text
    self.isFirst = isFirst
  }

  /// The error for a value that does not fit; `expected` completes "takes …".
  package func refused(expected: String) -> UsageError {
    .badValue(option: option, value: text, expected: expected)
  }

  /// The value as one of a type's words.
  package func choice<Choice: OptionChoice>(_: Choice.Type) throws(UsageError) -> Choice {
    try choice(of: text)
  }

  /// The value as words of a type, separated by commas.
  package func choices<Choice: OptionChoice>(_: Choice.Type) throws(UsageError) -> [Choice] {
    var choices: [Choice] = []
    for name in try names() {
      choices.append(try choice(of: name))
    }
    return choices
  }

  /// The value as names separated by commas, none of them empty.
  package func names() throws(UsageError) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    guard !names.contains("") else { throw refused(expected: "names separated by commas") }
    return names
  }

  /// The value as a whole number within limits.
  package func integer(in limits: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), limits.contains(number) else {
      let isOpen = limits.upperBound == .max
      let range =
        isOpen
        ? "of at least \(limits.lowerBound)"
        : "from \(limits.lowerBound) to \(limits.upperBound)"
      throw refused(expected: "a whole number \(range)")
    }
    return number
  }

  /// The value as a length of time above 0, with its unit: `2s`, `0.5s`, `500ms`.
  package func interval() throws(UsageError) -> Interval {
    let units: [(suffix: String, seconds: Double)] = [("ms", 0.001), ("s", 1)]
    for unit in units where text.hasSuffix(unit.suffix) {
      guard let number = Double(text.dropLast(unit.suffix.count)) else { break }
      let seconds = number * unit.seconds
      if seconds > 0, seconds <= 1e9 {
        return Interval(nanoseconds: Int64((seconds * 1e9).rounded()))
      }
    }
    throw refused(expected: "a time as 2s or 500ms")
  }

  /// The value as a finite number.
  package func number() throws(UsageError) -> Double {
    guard let number = Double(text), number.isFinite else { throw refused(expected: "a number") }
    return number
  }

  private func choice<Choice: OptionChoice>(of name: String) throws(UsageError) -> Choice {
    guard let choice = Choice.named(name) else {
      throw .unknownChoice(option: option, value: name, choices: Choice.names)
    }
    return choice
  }
}
