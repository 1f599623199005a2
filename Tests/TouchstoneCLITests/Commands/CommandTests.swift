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

  /// Examples are words without quotes; what follows `<` and `>` is the shell's.
  @Test func examplesAreWellFormed() throws {
    for command in CommandLineTool.commands {
      for example in command.examples {
        let words = example.line.split(separator: " ").map { String($0) }
        #expect(words.first == command.name)
        let arguments = words.dropFirst().prefix { $0 != "<" && $0 != ">" }
        #expect(try Self.request(Array(arguments), of: command))
        #expect(!example.meaning.hasSuffix("."), "\(example.line)")
      }
    }
  }

  /// Whether a command would run with these arguments.
  private static func request<Tested: Command>(
    _ arguments: [String], of _: Tested.Type
  ) throws -> Bool {
    var options = Tested.defaults
    return try Tested.table.parse(arguments, into: &options) == .run
  }
}
