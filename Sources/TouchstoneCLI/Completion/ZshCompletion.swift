/// The completion for zsh: a function for each command, made of specifications for `_arguments`.
enum ZshCompletion {
  static func script(for commands: [CommandDescription]) -> String {
    let first = commands.first?.name ?? ""
    let list = commands.map { "    " + Shell.zsh.quoted("\($0.name):\($0.summary)") }
    return """
      #compdef touchstone
      # Completion of touchstone's arguments for zsh.

      _touchstone_list() {
        _values -s , word "$@"
      }

      _touchstone_list_with_files() {
        _values -s , word "${(@)^@}::file:_files"
      }

      _touchstone_words_or_files() {
        _alternative "words:word:($*)" 'files:file:_files'
      }

      \(commands.map(function).joined(separator: "\n"))
      _touchstone() {
        local curcontext=$curcontext name ret=1
        local -a commands globals
        commands=(
      \(list.joined(separator: "\n"))
        )
        globals=('--version:Prints the version')
        if (( CURRENT > 2 )) && [[ -n ${commands[(r)$words[2]:*]} ]]; then
          name=$words[2]
          shift words
          (( CURRENT-- ))
          curcontext="${curcontext%:*:*}:touchstone-$name:"
          _touchstone_$name
          return
        fi
        if (( CURRENT == 2 )); then
          _describe -t commands command commands && ret=0
          _describe -o -t options option globals && ret=0
        fi
        _touchstone_\(first) && ret=0
        return ret
      }

      if [[ $funcstack[1] == _touchstone ]]; then
        _touchstone "$@"
      else
        compdef _touchstone touchstone
      fi

      """
  }

  private static func function(of command: CommandDescription) -> String {
    var specifications = command.options.map(specification)
    if let operands = CompletedValue(operandsOf: command) {
      specifications.append(Shell.zsh.quoted("*" + value(operands)))
    }
    let lines = specifications.map { " \\\n    \($0)" }.joined()
    return "_touchstone_\(command.name)() {\n  _arguments -s -S :\(lines)\n}\n"
  }

  private static func specification(of option: OptionDescription) -> String {
    let completed = CompletedValue(of: option)
    let long = completed == nil ? "--\(option.name)" : "--\(option.name)="
    let help = option.gist.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
      .replacing("]", with: "\\]").replacing(":", with: "\\:")
    let rest = "[\(help)]" + (completed.map(value) ?? "")
    guard let short = option.short else {
      return Shell.zsh.quoted((option.isRepeatable ? "*" : "") + long + rest)
    }
    // The braces make two specifications; each name excludes the other.
    let names = completed == nil ? "{-\(short),\(long)}" : "{-\(short)+,\(long)}"
    let others = option.isRepeatable ? "'*'" : "'(-\(short) --\(option.name))'"
    return others + names + Shell.zsh.quoted(rest)
  }

  /// The message and the action of a specification.
  private static func value(_ value: CompletedValue) -> String {
    let message = value.placeholder.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
    return ":\(message):\(action(value))"
  }

  private static func action(_ value: CompletedValue) -> String {
    let words = value.words.joined(separator: " ")
    switch value.files {
    case .any where words.isEmpty: return "_files"
    case .any: return "_touchstone_words_or_files \(words)"
    case .folders: return "_files -/"
    case .behindWord: return "_touchstone_list_with_files \(words)"
    case .none where words.isEmpty: return " "
    case .none: return value.isList ? "_touchstone_list \(words)" : "(\(words))"
    }
  }
}
