import Testing

@testable import Touchstone

struct PairSetTests {
  @Test func pairsAreFoundInTheirOrderOnly() {
    let set = PairSet([.init(2, 1), .init(0, 3), .init(2, 1), .init(0, 0)])
    #expect(set.contains(2, 1) && set.contains(0, 3) && set.contains(0, 0))
    #expect(!set.contains(1, 2) && !set.contains(3, 0) && !set.contains(2, 2))
    #expect(!set.isEmpty)
  }

  @Test func anEmptySetHoldsNothing() {
    #expect(PairSet([]).isEmpty)
    #expect(!PairSet([]).contains(0, 0))
  }
}
