import Testing
import TouchstoneCLI

@Suite struct HelpTextTests {
  @Test func explainsACommand() {
    #expect(
      HelpText.page(of: SampleCommand.description) == """
        Usage: touchstone replay [OPTION…] [PATH…|-]

        Runs traces through their scenes and prints each change of a recognizer's state,
        and what the behaviors make of it. Folders are walked.

        Options:
          -f, --format text|ndjson|json
                                  How transitions are printed.
          -s, --strict            Refuses what would be repaired.
          -q, --quiet             Prints nothing.
          -j, --jobs N            How many at once.
              --set ID.KNOB=VALUE
                                  Changes a setting. Repeatable.
              --show KIND,…       What is printed. Words: transitions, transforms,
                                  touches. Repeatable.
              --scene NAME|FILE   The scene to use.
              --only ID,…         Takes the other recognizers out of the scene, whatever
                                  their views are. Repeatable.
          -h, --help              Prints this help.

        Exit status:
          0    Done.
          2    The command line is wrong.
          3    An input cannot be read or is broken; the others were processed.
          4    A bug of this program.
          5    The output cannot be written.
          130  Interrupted; what was complete has been printed.

        """)
  }

  @Test func listsTheCommands() {
    #expect(
      HelpText.overview(of: CommandLineTool(commands: [SampleCommand.self]).descriptions) == """
        Usage: touchstone COMMAND [ARGUMENT…]
               touchstone [PATH…|-]   (means: touchstone replay)

        Commands:
          replay      runs traces and prints state transitions

        Options:
          -h, --help  Prints this help.
          --version   Prints the version.

        'touchstone help COMMAND' explains a command.

        """)
  }
}
