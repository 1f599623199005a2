import Touchstone

/// Tells fingers apart that have no ids: which of those now down were which before.
enum FingerMatching {
  /// The most for which every way of matching is compared; more are matched one after the other.
  private static let mostExact = 12

  /// For each new place the index of the old one that it goes on from, or nil for a finger that has
  /// landed: as many as can be are matched, with the smallest sum of distances.
  static func match(_ old: [Point2D], _ new: [Point2D]) -> [Int?] {
    guard max(old.count, new.count) <= mostExact else { return nearest(old, new) }
    guard old.count <= new.count else {
      // Each new one is one of the old ones.
      return best(rows: new, columns: old).map { $0 }
    }
    var matches = [Int?](repeating: nil, count: new.count)
    for (index, match) in best(rows: old, columns: new).enumerated() { matches[match] = index }
    return matches
  }

  /// For each row a column of its own; there are at least as many columns. Goes through all sets of
  /// columns, each with the cheapest way to give them to the first rows.
  private static func best(rows: [Point2D], columns: [Point2D]) -> [Int] {
    let sets = 1 << columns.count
    var costs = [Double](repeating: .infinity, count: sets)
    var choices = [Int](repeating: 0, count: sets)
    costs[0] = 0
    for set in 0..<sets where costs[set].isFinite {
      let row = set.nonzeroBitCount
      guard row < rows.count else { continue }
      for column in columns.indices where set & 1 << column == 0 {
        let cost = costs[set] + distance(rows[row], columns[column])
        let larger = set | 1 << column
        if cost < costs[larger] { (costs[larger], choices[larger]) = (cost, column) }
      }
    }
    var set = cheapest(costs, count: rows.count)
    var matches = [Int](repeating: 0, count: rows.count)
    for row in rows.indices.reversed() {
      matches[row] = choices[set]
      set &= ~(1 << choices[set])
    }
    return matches
  }

  private static func cheapest(_ costs: [Double], count: Int) -> Int {
    var best = 0
    var cost = Double.infinity
    for set in costs.indices where set.nonzeroBitCount == count && costs[set] < cost {
      (best, cost) = (set, costs[set])
    }
    return best
  }

  private static func nearest(_ old: [Point2D], _ new: [Point2D]) -> [Int?] {
    var free = Set(old.indices)
    return new.map { place in
      let match = free.sorted().min { distance(old[$0], place) < distance(old[$1], place) }
      if let match { free.remove(match) }
      return match
    }
  }

  private static func distance(_ one: Point2D, _ other: Point2D) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
