import Testing
import TouchstoneCLI

@Suite struct OptionArgumentTests {
  private func argument(_ text: String) -> OptionArgument {
    OptionArgument(option: "--rate", text: text)
  }

  @Test func readsFiniteNumbers() throws {
    #expect(try argument("-2.5e1").number() == -25)
    for text in ["", "fast", "nan", "inf", "1e999", "1 "] {
      #expect(throws: argument(text).refused(expected: "a number")) {
        try argument(text).number()
      }
    }
  }

  @Test func readsWholeNumbersWithinLimits() throws {
    #expect(try argument("240").integer(in: 1...240) == 240)
    let expected = "a whole number from 1 to 240"
    for text in ["", "0", "241", "1.0", "99999999999999999999"] {
      #expect(throws: argument(text).refused(expected: expected)) {
        try argument(text).integer(in: 1...240)
      }
    }
  }
}
