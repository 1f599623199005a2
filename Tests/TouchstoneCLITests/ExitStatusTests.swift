import Testing
import TouchstoneCLI

@Suite struct ExitStatusTests {
  @Test func numbersAreAContract() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 130])
  }
}
