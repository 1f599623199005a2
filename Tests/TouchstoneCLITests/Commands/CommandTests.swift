import Testing
import TouchstoneCLI

/// What holds for the tables of all commands.
@Suite struct CommandTests {
  private static let all = CommandLineTool.commands.map { $0.description }

  @Test func namesAreUnique() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    for command in Self.all {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
      let letters = command.options.compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
  }

  @Test func longNamesAreLowerCaseWordsWithHyphens() {
    for option in Self.all.flatMap(\.options) {
      #expect(option.name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "--\(option.name)")
    }
  }

  @Test func helpIsASentence() {
    for command in Self.all {
      #expect(!command.summary.hasSuffix("."), "\(command.name)")
      #expect(command.details.hasSuffix("."), "\(command.name)")
      for option in command.options {
        #expect(option.help.hasSuffix("."), "\(command.name) --\(option.name)")
      }
    }
  }

  @Test func helpFitsEightyColumns() {
    for command in Self.all {
      for line in HelpText.page(of: command).split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
