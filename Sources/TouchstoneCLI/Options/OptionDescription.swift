/// An option as help, manual and completions see it.
package struct OptionDescription: Equatable, Sendable {
  /// The long name without hyphens: `format`.
  package let name: String
  /// The short name without its hyphen.
  package let short: Character?
  /// What stands for the value in help texts; nil for a flag.
  package let placeholder: String?
  /// The words that the option takes; empty when they are not from a list.
  package let choices: [String]
  /// Words that the value may be apart from others, for completions: the bundled scenes.
  package let suggestions: [String]
  /// One or more sentences.
  package let help: String
  /// Whether occurrences add up; otherwise the last one wins.
  package let isRepeatable: Bool

  /// Every command has this one.
  static let help = OptionDescription(
    name: "help", short: "h", placeholder: nil, choices: [], suggestions: [],
    help: "Prints this help.",
    isRepeatable: false)
}
