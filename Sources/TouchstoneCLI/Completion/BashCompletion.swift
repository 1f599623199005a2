/// The completion for bash, from 3.2 on: tables of what options and operands can be, and a function
/// that finds out which of them is being typed.
enum BashCompletion {
  static func script(for commands: [CommandDescription]) -> String {
    let names = commands.map(\.name)
    return """
      # Completion of touchstone's arguments for bash.

      # What the value of an option can be. Fails for a flag.
      _touchstone_value() {
        words='' files='' list=''
        case "$1 $2" in
      \(commands.flatMap(values).joined(separator: "\n"))
          *) return 1 ;;
        esac
      }

      # The options of a command, and what its operands can be.
      _touchstone_command() {
        words='' files='' list=''
        case $1 in
      \(commands.map(row).joined(separator: "\n"))
          *) return 1 ;;
        esac
      }

      _touchstone() {
        local commands='\(names.joined(separator: " "))' command='\(names.first ?? "")'
      \(finder)
      }

      complete -o bashdefault -o default -F _touchstone touchstone

      """
  }

  private static func values(of command: CommandDescription) -> [String] {
    command.options.compactMap { option in
      guard let value = CompletedValue(of: option) else { return nil }
      let names = option.typedNames.map { "'\(command.name) \($0)'" }
      return "    \(names.joined(separator: " | "))) \(assignments(value))"
    }
  }

  private static func row(of command: CommandDescription) -> String {
    let options = command.options.flatMap(\.typedNames).joined(separator: " ")
    let operands = CompletedValue(operandsOf: command).map(assignments) ?? ";;"
    return "    \(command.name)) options='\(options)' \(operands)"
  }

  private static func assignments(_ value: CompletedValue) -> String {
    var parts: [String] = []
    if !value.words.isEmpty {
      parts.append("words=\(Shell.bash.quoted(value.words.joined(separator: " ")))")
    }
    switch value.files {
    case .none: break
    case .any: parts.append("files=any")
    case .folders: parts.append("files=folders")
    case .behindWord: parts.append("files=behind")
    }
    if value.isList { parts.append("list=1") }
    return (parts + [";;"]).joined(separator: " ")
  }

  /// The body that is the same for all tables.
  private static let finder = #"""
      local options words files list line=() word i j glue='' pending='' rest='' first=0
      local cur typed prefix='' breaks fragment
      COMPREPLY=()
      # bash cuts words at = and : as well.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $word && -z ${word//[=:]/} && ${#line[@]} -gt 0 ]]; then
          line[${#line[@]}-1]+=$word glue=1
        elif [[ -n $glue ]]; then
          line[${#line[@]}-1]+=$word glue=''
        else
          line[${#line[@]}]=$word
        fi
      done
      cur=${line[${#line[@]}-1]}
      unset "line[$((${#line[@]} - 1))]"
      if [[ ${#line[@]} -gt 0 && " $commands " == *" ${line[0]} "* ]]; then
        command=${line[0]} first=1
      fi
      # Which option waits for its value, and whether options are over.
      for ((i = first; i < ${#line[@]}; i++)); do
        word=${line[i]}
        if [[ -n $pending ]]; then
          pending=''
        elif [[ -z $rest ]]; then
          case $word in
            --) rest=1 ;;
            --*=*) ;;
            --*) _touchstone_value "$command" "$word" && pending=$word ;;
            -?*)
              for ((j = 1; j < ${#word}; j++)); do
                if _touchstone_value "$command" "-${word:j:1}"; then
                  ((j + 1 == ${#word})) && pending=-${word:j:1}
                  break
                fi
              done
              ;;
          esac
        fi
      done
      _touchstone_command "$command"
      if [[ -n $pending ]]; then
        _touchstone_value "$command" "$pending"
      elif [[ -z $rest && $cur == --*=* ]]; then
        _touchstone_value "$command" "${cur%%=*}"
        prefix=${cur%%=*}=
      elif [[ -z $rest && $cur == -[!-]?* ]]; then
        words='' files=''
        for ((j = 1; j < ${#cur}; j++)); do
          prefix=${cur:0:j+1}
          _touchstone_value "$command" "-${cur:j:1}" && break
        done
      elif [[ -z $rest && $cur == -* ]]; then
        words=$options files='' list=''
        [[ ${#line[@]} -eq 0 ]] && words+=' --version'
      elif [[ ${#line[@]} -eq 0 ]]; then
        words="$commands $words"
      fi
      typed=${cur#"$prefix"}
      if [[ -n $list ]]; then
        fragment=${typed##*,}
        prefix+=${typed%"$fragment"} typed=$fragment
      fi
      if [[ $files == behind ]]; then
        files=''
        if [[ $typed == *=* ]]; then
          prefix+=${typed%%=*}= typed=${typed#*=} words='' files=any
        fi
      fi
      while IFS= read -r word; do
        COMPREPLY[${#COMPREPLY[@]}]=$prefix$word
      done < <(
        [[ -n $words ]] && compgen -W "$words" -- "$typed"
        [[ $files == any ]] && compgen -f -- "$typed"
        [[ $files == folders ]] && compgen -d -- "$typed"
      )
      # What stands in front of the last = or : stays where it is.
      breaks=${COMP_WORDBREAKS//[!=:]/}
      if [[ -n $breaks ]]; then
        fragment=${cur##*[$breaks]}
        prefix=${cur%"$fragment"}
        for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do
          COMPREPLY[i]=${COMPREPLY[i]#"$prefix"}
        done
      fi
      # bash 3 has no compopt and does without.
      if [[ -n $files ]]; then
        compopt -o filenames 2>/dev/null
      else
        compopt +o bashdefault +o default 2>/dev/null
      fi
      [[ -n $list ]] && compopt -o nospace 2>/dev/null
      return 0
    """#
}
