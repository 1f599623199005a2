import Testing

@testable import TouchstoneCLI

@Suite struct ManualPageTests {
  private static let page = ManualPage.text(for: CommandLineTool.standard.descriptions)

  @Test func showsACommandWithItsOptions() {
    #expect(
      ManualPage.text(for: [SampleTest.description]) == #"""
        .TH TOUCHSTONE 1 "" "touchstone 0.1.0" "User Commands"
        .SH NAME
        touchstone \- replays recorded touches and tells what recognizers made of them
        .SH SYNOPSIS
        .B touchstone
        .I COMMAND
        .RI [ ARGUMENT ...]
        .br
        .B touchstone
        [WORD]
        .SH DESCRIPTION
        Runs recorded touches through a deterministic re\-implementation of UIKit\(aqs
        touch and gesture system, without a screen. Results go to standard output, words
        about problems to standard error.
        .PP
        Without a command, \(aqcheck\(aq is meant. \(aq\-\(aq is standard input.
        .SH COMMANDS
        .SS check
        .B touchstone check
        [OPTION...] [WORD]
        .PP
        Checks it.
        .TP
        \fB\-\-report\fR \fIFORM[=FILE],...\fR
        Also reports the run to other programs, in files or on standard output (\-, or
        no FILE): junit=FILE,tap=FILE,markdown=FILE, and github for annotations. Words:
        junit, tap, github, markdown. Repeatable.
        .TP
        \fB\-\-artifacts\fR \fIFOLDER\fR
        Where [all] of it\(aqs put. More text.
        .TP
        \fB\-s\fR, \fB\-\-scene\fR \fINAME|FILE\fR
        A scene as a:b or 1.5.
        .TP
        \fB\-l\fR, \fB\-\-loud\fR
        Makes noise\esound.
        .TP
        \fB\-h\fR, \fB\-\-help\fR
        Prints this help.
        .SH EXIT STATUS
        .TP
        \fB0\fR
        Done.
        .TP
        \fB1\fR
        Something differs, fails or is wrong.
        .TP
        \fB2\fR
        The command line is wrong.
        .TP
        \fB3\fR
        An input cannot be read or is broken; the others were processed.
        .TP
        \fB4\fR
        A bug of this program.
        .TP
        \fB5\fR
        The output cannot be written.
        .TP
        \fB130\fR
        Interrupted; what was complete has been printed.
        .SH ENVIRONMENT
        A variable counts when it is set and not empty.
        .TP
        \fBNO_COLOR\fR
        Text has no colours, unless \-\-color always asks for them.
        .TP
        \fBCI\fR
        This is an automatic build: no results are written, and no questions are asked.
        .TP
        \fBTOUCHSTONE_FULL_READER\fR
        All events are read the slow way, which gives the same.
        .SH FILES
        .TP
        \fB*.json\fR, \fB*.ndjson\fR, \fB*.jsonl\fR, \fB*.txt\fR, \fB*.log\fR, \fB*.events\fR, \fB*.event\fR, \fB*.evemu\fR, \fB*.yml\fR, \fB*.yaml\fR
        What is read as a trace in a folder.
        .TP
        \fIname\fB.expected.ndjson\fR
        The results that are expected of the trace with that name, beside it.
        .SH EXAMPLES
        .TP
        \fBtouchstone check one > .file\fR
        \(aqchecks\(aq it

        """#)
  }

  @Test func everyOptionIsInThePage() {
    for command in CommandLineTool.standard.descriptions {
      #expect(Self.page.contains("\n.SS \(command.name)\n"))
      for option in command.options {
        let name = option.name.replacing("-", with: "\\-")
        #expect(Self.page.contains("\\fB\\-\\-\(name)\\fR"), "\(option.name)")
      }
    }
  }

  @Test func everyLineFitsATerminalAndIsPlain() {
    for line in Self.page.split(separator: "\n") where !line.hasPrefix("\\fB") {
      #expect(line.count <= 80, "\(line)")
    }
    #expect(Self.page.utf8.allSatisfy { $0 == 10 || (32...126).contains($0) })
  }

  /// No page of a program that prints the same bytes every day can please mandoc with a date.
  @Test(.enabled(if: Executable.path("mandoc") != nil, "mandoc is not installed"))
  func mandocMissesTheDateOnly() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(Self.page, to: "touchstone.1")
    let mandoc = try #require(Executable.path("mandoc"))
    let words = try Executable.run(mandoc, ["-T", "lint", "-W", "all", page], in: folder.path)
      .split(separator: "\n")
    #expect(words.allSatisfy { $0.contains("WARNING: missing date") }, "\(words)")
  }

  @Test(.enabled(if: Executable.path("groff") != nil, "groff is not installed"))
  func groffHasNothingToSay() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(Self.page, to: "touchstone.1")
    let groff = try #require(Executable.path("groff"))
    #expect(try Executable.run(groff, ["-man", "-ww", "-z", page], in: folder.path) == "")
  }
}
