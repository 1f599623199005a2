import Touchstone

/// A series as a row of blocks: how much of a limit was used up, or reached, from left to right.
enum Sparkline {
  private static let blocks = Array("▁▂▃▄▅▆▇█")
  private static let mostColumns = 24

  /// The row. A full block is a value that reached a limit that must be reached, or that passed one
  /// that must be kept. Empty when there is nothing to see.
  static func text(of limit: LimitStory) -> String {
    guard isPlotted(limit.unit), limit.points.count > 1,
      limit.points.allSatisfy({ $0.limit.limit > 0 })
    else {
      return ""
    }
    return columns(limit.points).map { String(blocks[level($0, limit.role)]) }.joined()
  }

  private static func isPlotted(_ unit: GestureReason.Unit) -> Bool {
    switch unit {
    case .points, .degrees: true
    // Time passes evenly, and fingers are counted.
    case .seconds, .touches: false
    }
  }

  /// The points that stand for the columns: of those that share one, the one with the most.
  private static func columns(_ points: [LimitStory.Point]) -> [LimitStory.Point] {
    guard points.count > mostColumns else { return points }
    return (0..<mostColumns).compactMap { column in
      let start = column * points.count / mostColumns
      let end = (column + 1) * points.count / mostColumns
      return points[start..<end].max { $0.share < $1.share }
    }
  }

  private static func level(_ point: LimitStory.Point, _ role: GestureLimit.Role) -> Int {
    let isFull = point.limit.isMet == (role == .reached)
    let full = blocks.count - 1
    guard !isFull else { return full }
    return max(0, min(full - 1, Int(point.share * Double(full))))
  }
}

extension LimitStory.Point {
  /// The value as a part of the limit.
  fileprivate var share: Double { max(0, min(1, limit.measured / limit.limit)) }
}
