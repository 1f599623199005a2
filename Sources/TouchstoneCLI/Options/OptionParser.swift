import TouchstoneTraces

/// One reading of a command line, from left to right.
struct OptionParser<Options> {
  private let table: OptionTable<Options>
  private(set) var options: Options
  private var rest: ArraySlice<String>
  private var operands: [String] = []
  private var seen: Set<String> = []

  init(table: OptionTable<Options>, arguments: [String], options: Options) {
    self.table = table
    self.options = options
    rest = arguments[...]
  }

  mutating func parse() throws(UsageError) -> OptionTable<Options>.Request {
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else if argument.hasPrefix("--") {
        if try readLong(argument) == .help { return .help }
      } else {
        if try readShorts(argument) == .help { return .help }
      }
    }
    try table.operands.store(operands, in: &options)
    return .run
  }

  /// `--name`, `--name value` or `--name=value`.
  private mutating func readLong(
    _ argument: String
  ) throws(UsageError) -> OptionTable<Options>.Request {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    let option = "--\(name)"
    let value = parts.count > 1 ? String(parts[1]) : nil
    if name == OptionDescription.help.name {
      guard value == nil else { throw .unexpectedValue(option: option) }
      return .help
    }
    guard let entry = entry(named: name) else { throw unknown(option, word: name) }
    if entry.description.placeholder == nil {
      guard value == nil else { throw .unexpectedValue(option: option) }
      try store("", of: entry, as: option)
    } else {
      let text = if let value { value } else { try nextValue(of: entry, as: option) }
      try store(text, of: entry, as: option)
    }
    return .run
  }

  /// `-a`, `-abc` for flags, `-f value` or `-fvalue`.
  private mutating func readShorts(
    _ argument: String
  ) throws(UsageError) -> OptionTable<Options>.Request {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let option = "-\(letter)"
      if letter == OptionDescription.help.short { return .help }
      guard let entry = table.entries.first(where: { $0.description.short == letter }) else {
        throw unknown(option, word: String(argument.dropFirst()))
      }
      guard entry.description.placeholder != nil else {
        try store("", of: entry, as: option)
        continue
      }
      let value = letters.isEmpty ? try nextValue(of: entry, as: option) : String(letters)
      try store(value, of: entry, as: option)
      return .run
    }
    return .run
  }

  private mutating func nextValue(
    of entry: OptionEntry<Options>, as option: String
  ) throws(UsageError) -> String {
    guard let next = rest.first, !isOption(next) else {
      throw .missingValue(option: option, placeholder: entry.description.placeholder ?? "")
    }
    rest.removeFirst()
    return next
  }

  private mutating func store(
    _ text: String, of entry: OptionEntry<Options>, as option: String
  ) throws(UsageError) {
    let isFirst = seen.insert(entry.description.name).inserted
    try entry.store(&options, OptionArgument(option: option, text: text, isFirst: isFirst))
  }

  /// Whether a word is a long option of this command, and so was not meant as a value: a value
  /// may well begin with a hyphen.
  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("--") else { return false }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    return table.descriptions.contains { $0.name == name }
  }

  private func entry(named name: String) -> OptionEntry<Options>? {
    table.entries.first { $0.description.name == name }
  }

  private func unknown(_ option: String, word: String) -> UsageError {
    // `-x` alone is near to nothing; `-strict` is near to `--strict`.
    let names = word.count > 1 ? table.descriptions.map(\.name) : []
    return .unknownOption(option, nearest: Nearest.name(to: word, among: names).map { "--\($0)" })
  }
}
