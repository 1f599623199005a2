/// The completion for fish: a line for each option of each command.
enum FishCompletion {
  static func script(for commands: [CommandDescription]) -> String {
    let names = commands.map(\.name)
    return """
      # Completion of touchstone's arguments for fish.

      function __touchstone_command
          set -l typed (commandline -opc)
          if set -q typed[2]; and contains -- $typed[2] \(names.joined(separator: " "))
              echo $typed[2]
          else
              echo \(names.first ?? "")
          end
      end

      function __touchstone_runs
          test (__touchstone_command) = $argv[1]
      end

      function __touchstone_begins
          test (count (commandline -opc)) -eq 1
      end

      # Words behind those of a list that are there already.
      function __touchstone_list
          set -l list (commandline -ct | string replace -r -- '^--[^=]*=' '' \\
              | string replace -rf -- '^(.*,)[^,]*$' '$1')
          printf '%s\\n' "$list"$argv
      end

      complete -c touchstone -f
      complete -c touchstone -n __touchstone_begins -l version -d 'Prints the version'
      \((commands.map(word) + commands.flatMap(lines)).joined(separator: "\n"))

      """
  }

  private static func word(of command: CommandDescription) -> String {
    "complete -c touchstone -n __touchstone_begins -a \(command.name)"
      + " -d \(Shell.fish.quoted(command.summary))"
  }

  private static func lines(of command: CommandDescription) -> [String] {
    let start = "complete -c touchstone -n '__touchstone_runs \(command.name)'"
    var lines = command.options.map { "\(start) \(arguments(of: $0))" }
    if let operands = CompletedValue(operandsOf: command) {
      lines.append(
        operands.words.isEmpty
          ? "\(start) -F"
          : "\(start) -a \(Shell.fish.quoted(operands.words.joined(separator: " ")))")
    }
    return lines
  }

  private static func arguments(of option: OptionDescription) -> String {
    var parts = option.short.map { ["-s \($0)"] } ?? []
    parts.append("-l \(option.name)")
    if let value = CompletedValue(of: option) {
      let takesFile = value.files == .any || value.files == .behindWord
      parts.append(takesFile ? "-r -F" : "-x")
      if let candidates = candidates(for: value) {
        parts.append("-a \(Shell.fish.quoted(candidates))")
      }
    }
    parts.append("-d \(Shell.fish.quoted(option.gist))")
    return parts.joined(separator: " ")
  }

  /// What is offered apart from files; nil when nothing is.
  private static func candidates(for value: CompletedValue) -> String? {
    if value.files == .folders { return "(__fish_complete_directories (commandline -ct))" }
    guard !value.words.isEmpty else { return nil }
    let words = value.words.joined(separator: " ")
    return value.isList ? "(__touchstone_list \(words))" : words
  }
}
