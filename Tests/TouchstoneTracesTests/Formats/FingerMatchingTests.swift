import Testing
import Touchstone

@testable import TouchstoneTraces

@Suite struct FingerMatchingTests {
  private static func points(_ places: [Double]) -> [Point2D] {
    places.map { Point2D(x: $0, y: 0) }
  }

  /// Nearest first would give 4 → 5 and leave 100 → 0, or 101 in all; straight it is 4 + 95.
  @Test func theTotalDecidesAndNotTheNearest() {
    #expect(FingerMatching.match(Self.points([4, 100]), Self.points([0, 5])) == [0, 1])
  }

  @Test func fingersThatLandOrLiftAreLeftOver() {
    #expect(FingerMatching.match(Self.points([10]), Self.points([50, 11])) == [nil, 0])
    #expect(FingerMatching.match(Self.points([10, 50]), Self.points([49])) == [1])
    #expect(FingerMatching.match([], Self.points([1])) == [nil])
    #expect(FingerMatching.match(Self.points([1]), []) == [])
  }

  @Test func tenFingersAreMatchedExactly() {
    let old = Self.points((0..<10).map { Double($0 * 10) })
    let new = Self.points((0..<10).reversed().map { Double($0 * 10 + 3) })
    #expect(FingerMatching.match(old, new) == (0..<10).reversed().map { $0 })
  }

  @Test func manyMoreAreMatchedOneByOne() {
    let places = Self.points((0..<40).map { Double($0 * 10) })
    #expect(FingerMatching.match(places, places) == (0..<40).map { $0 })
  }
}
