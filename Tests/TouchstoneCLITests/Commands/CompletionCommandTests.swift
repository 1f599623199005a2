import Testing

@testable import TouchstoneCLI

@Suite struct CompletionCommandTests {
  private func run(_ arguments: String...) -> MemoryConsole {
    var console = MemoryConsole()
    _ = CommandLineTool.run(arguments: arguments, console: &console)
    return console
  }

  @Test(arguments: Shell.allCases)
  func printsTheScript(shell: Shell) {
    let script = shell.script(for: CommandLineTool.standard.descriptions)
    #expect(run("completion", shell.name).output == script)
    for option in CommandLineTool.standard.descriptions.flatMap(\.options) {
      #expect(script.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"))
    }
  }

  @Test func knowsThreeShells() {
    #expect(
      run("completion", "tcsh").errors == """
        touchstone: unknown shell 'tcsh'; expected one of bash, zsh, fish
        Try 'touchstone completion --help'.

        """)
    #expect(
      run("completion").errors == """
        touchstone: SHELL is missing
        Try 'touchstone completion --help'.

        """)
  }
}
