/// What can stand in the place of a value or of an operand, as completions offer it.
struct CompletedValue: Equatable {
  /// The files that it can name.
  enum Files: Equatable {
    case none, any, folders
    /// A file behind a word and `=`, as in `junit=FILE`.
    case behindWord
  }

  /// What stands for it in help texts.
  let placeholder: String
  /// The words that it can be.
  let words: [String]
  /// Whether it is several words, separated by commas.
  let isList: Bool
  /// The files that it can name.
  let files: Files

  /// The value of an option; nil for a flag.
  init?(of option: OptionDescription) {
    guard let placeholder = option.placeholder else { return nil }
    self.placeholder = placeholder
    words = option.choices + option.suggestions
    isList = placeholder.hasSuffix(",…")
    let kinds = placeholder.split { !$0.isLetter }
    if placeholder.contains("[=FILE]") {
      files = .behindWord
    } else if kinds.contains("FILE") || kinds.contains("PATH") {
      files = .any
    } else {
      files = kinds.contains("DIR") ? .folders : .none
    }
  }

  /// The operands of a command; nil when it takes none.
  init?(operandsOf command: CommandDescription) {
    guard !command.operands.isEmpty else { return nil }
    placeholder = command.operands
    words = command.operandWords
    isList = false
    files = command.operandWords.isEmpty ? .any : .none
  }
}

extension OptionDescription {
  /// The option's first sentence without its full stop: what fits beside a word.
  var gist: String {
    // A full stop inside a sentence is not followed by a space.
    let sentence = help.firstRange(of: ". ").map { help[..<$0.lowerBound] } ?? help[...]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }

  /// The option as it is typed, long name first.
  var typedNames: [String] {
    ["--\(name)"] + (short.map { ["-\($0)"] } ?? [])
  }
}
