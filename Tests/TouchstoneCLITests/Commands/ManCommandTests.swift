import Testing

@testable import TouchstoneCLI

@Suite struct ManCommandTests {
  @Test func printsThePage() {
    var console = MemoryConsole()
    #expect(CommandLineTool.run(arguments: ["man"], console: &console) == .done)
    #expect(console.output == ManualPage.text(for: CommandLineTool.standard.descriptions))
  }
}
