import Testing

@testable import TouchstoneChecks

/// The longest match of two sequences.
@Suite struct SequenceAlignmentTests {
  private static func pairs(_ left: String, _ right: String) -> [(left: Int, right: Int)] {
    let (left, right) = (Array(left), Array(right))
    return SequenceAlignment(left: left.count, right: right.count) { left[$0] == right[$1] }.pairs
  }

  private static func matched(_ left: String, _ right: String) -> String {
    let letters = Array(left)
    return String(pairs(left, right).map { letters[$0.left] })
  }

  @Test func equalSequencesMatchPlaceByPlace() {
    #expect(Self.matched("abc", "abc") == "abc")
    #expect(Self.matched("", "") == "")
  }

  @Test func whatIsMissingLeavesTheRestMatched() {
    // Myers' own example: the longest common subsequences have four letters.
    #expect(Self.matched("abcabba", "cbabac").count == 4)
    #expect(Self.matched("abcdef", "abdef") == "abdef")
    #expect(Self.matched("abc", "") == "")
    #expect(Self.matched("abc", "xyz") == "")
  }

  /// The length of the longest common subsequence, from the table of all beginnings.
  private static func longest(_ left: [Int], _ right: [Int]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for first in left {
      var diagonal = 0
      for (place, second) in right.enumerated() {
        let above = row[place + 1]
        row[place + 1] = first == second ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[right.count]
  }

  @Test func noMatchIsLonger() {
    var state: UInt64 = 88_172_645_463_325_252
    func random(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    for _ in 0..<2000 {
      let left = (0..<random(12)).map { _ in random(4) }
      let right = (0..<random(12)).map { _ in random(4) }
      let pairs = SequenceAlignment(left: left.count, right: right.count) {
        left[$0] == right[$1]
      }.pairs
      #expect(pairs.count == Self.longest(left, right), "\(left) \(right)")
      #expect(pairs.allSatisfy { left[$0.left] == right[$0.right] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right })
    }
  }

  @Test func manyDifferencesAreMatchedAStretchAtATime() {
    let count = SequenceAlignment.mostDifferences
    // Nothing but every third place is the same on both sides.
    let alignment = SequenceAlignment(left: count, right: count + 1) { $0 == $1 && $0 % 3 == 1 }
    #expect(alignment.pairs.count == (count + 1) / 3)
  }

  @Test func aStretchThatHasNothingInCommonDoesNotHideWhatFollows() {
    let most = SequenceAlignment.mostDifferences
    // Both go on in the same way after twice as many lines as a stretch may have.
    let (left, right) = (Array(0..<4 * most), Array(-2 * most..<0) + Array(2 * most..<4 * most - 1))
    let pairs = SequenceAlignment(left: left.count, right: right.count) {
      left[$0] == right[$1]
    }.pairs
    #expect(pairs.count == 2 * most - 1)
    #expect(pairs.allSatisfy { left[$0.left] == right[$0.right] })
  }

  @Test func nothingInCommonTakesWorkThatGrowsWithTheLengths() {
    let (most, lines) = (SequenceAlignment.mostDifferences, 4 * SequenceAlignment.mostDifferences)
    var comparisons = 0
    let alignment = SequenceAlignment(left: lines, right: lines) { _, _ in
      comparisons += 1
      return false
    }
    #expect(alignment.pairs.isEmpty)
    // A stretch of `most` differences takes no more than about most² / 2.
    #expect(comparisons <= 2 * lines * most)
  }
}
