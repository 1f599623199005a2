import TouchstoneChecks

extension OptionEntry {
  /// `--tolerance`, for commands that compare.
  static func tolerances(into field: Field<Tolerances>) -> Self {
    Self(
      "tolerance", nil, placeholder: "FIELD=NUMBER[%],…", choices: [],
      help:
        "How far numbers may be apart; by default they must be equal as printed. Fields: "
        + ToleranceField.allCases.map(\.rawValue).joined(separator: ", ")
        + "; as points=0.5,velocity=5%.",
      isRepeatable: true
    ) { (options, argument) throws(UsageError) in
      for word in try argument.names() { try argument.read(word, into: &options[keyPath: field]) }
    }
  }
}

extension OptionArgument {
  /// Takes in a tolerance: `points=0.5`, `velocity=5%`.
  fileprivate func read(_ word: String, into tolerances: inout Tolerances) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw refused(expected: "fields with numbers, as points=0.5,velocity=5%")
    }
    guard let field = ToleranceField(rawValue: String(parts[0])) else {
      throw .unknownChoice(
        option: option, value: String(parts[0]), choices: ToleranceField.allCases.map(\.rawValue))
    }
    let isRelative = parts[1].hasSuffix("%")
    guard let number = Double(isRelative ? parts[1].dropLast() : parts[1]), number.isFinite,
      number >= 0
    else { throw refused(expected: "numbers of at least 0, as points=0.5,velocity=5%") }
    tolerances[field] = isRelative ? .relative(number / 100) : .absolute(number)
  }
}
