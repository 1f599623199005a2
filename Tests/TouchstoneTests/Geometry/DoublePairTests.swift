import Testing

@testable import Touchstone

struct DoublePairTests {
  @Test func aSumKeepsWhatRoundingLoses() {
    let sum = DoublePair(sumOf: 1, and: 0x1p-60)
    #expect((sum.head, sum.tail) == (1, 0x1p-60))
  }

  @Test func aProductKeepsWhatRoundingLoses() {
    // (1 + 2⁻³⁰)² = 1 + 2⁻²⁹ + 2⁻⁶⁰.
    let square = DoublePair(productOf: 1 + 0x1p-30, and: 1 + 0x1p-30)
    #expect((square.head, square.tail) == (1 + 0x1p-29, 0x1p-60))
  }

  @Test func aProductIsTheExactOneOfAFusedMultiplyAdd() {
    for step in 1...1000 {
      let (left, right) = (1 / Double(step), Double(step).squareRoot())
      let product = DoublePair(productOf: left, and: right)
      #expect(product.tail == (-product.head).addingProduct(left, right))
    }
  }
}
