import Testing
import TouchstoneCLI

@Suite struct HelpCommandTests {
  @Test func explainsItself() {
    var console = MemoryConsole()
    #expect(CommandLineTool.run(arguments: ["help", "help"], console: &console) == .done)
    #expect(
      console.output == """
        Usage: touchstone help [COMMAND]

        Explains a command and its options, or lists all commands.

        Options:
          -h, --help              Prints this help.

        Exit status:
          0    Done.
          2    The command line is wrong.

        """)
  }

  @Test func listsAllCommands() {
    var console = MemoryConsole()
    #expect(CommandLineTool.run(arguments: ["help"], console: &console) == .done)
    for command in CommandLineTool.commands {
      #expect(console.output.contains("\n  \(command.name) "))
    }
  }

  @Test func offersTheNearestCommand() {
    var console = MemoryConsole()
    #expect(CommandLineTool.run(arguments: ["help", "hlep"], console: &console) == .usage)
    #expect(
      console.errors == """
        touchstone: unknown command 'hlep'; did you mean 'help'?
        Try 'touchstone help --help'.

        """)
  }
}
