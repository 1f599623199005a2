/// A shell that can complete the program's arguments.
enum Shell: String, OptionChoice {
  case bash, zsh, fish

  var name: String { rawValue }

  /// The script that teaches it. The first command is meant when none is named.
  func script(for commands: [CommandDescription]) -> String {
    switch self {
    case .bash: BashCompletion.script(for: commands)
    case .zsh: ZshCompletion.script(for: commands)
    case .fish: FishCompletion.script(for: commands)
    }
  }

  /// Text that the shell takes as it is: in single quotes.
  func quoted(_ text: String) -> String {
    switch self {
    case .bash, .zsh: "'" + text.replacing("'", with: "'\\''") + "'"
    case .fish: "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
  }
}
