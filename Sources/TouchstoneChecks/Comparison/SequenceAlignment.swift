/// The longest way to match two sequences in order (Myers 1986): what is left over was removed on
/// the left side or added on the right one.
///
/// Sequences with many differences are matched a stretch at a time, each as far as it comes with the
/// most differences: then the work grows with their lengths and no faster.
struct SequenceAlignment {
  /// How many lines of a stretch may differ: its work and memory grow with the square of that.
  static let mostDifferences = 400

  /// The places that were matched, in order.
  private(set) var pairs: [(left: Int, right: Int)] = []

  init(left: Int, right: Int, matches: (Int, Int) -> Bool) {
    var start = 0
    while start < min(left, right), matches(start, start) { start += 1 }
    var (leftEnd, rightEnd) = (left, right)
    while leftEnd > start, rightEnd > start, matches(leftEnd - 1, rightEnd - 1) {
      leftEnd -= 1
      rightEnd -= 1
    }
    pairs = (0..<start).map { ($0, $0) }
    pairs += Self.middle(leftEnd - start, rightEnd - start) { matches(start + $0, start + $1) }
      .map { (start + $0, start + $1) }
    pairs += zip(leftEnd..<left, rightEnd..<right).map { ($0, $1) }
  }

  /// The matches between two sequences that begin and end differently.
  private static func middle(
    _ left: Int, _ right: Int, _ matches: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (0, 0)
    while x < left, y < right {
      let stretch = stretch(left - x, right - y) { matches(x + $0, y + $1) }
      pairs += stretch.pairs.map { (x + $0, y + $1) }
      (x, y) = (x + stretch.left, y + stretch.right)
    }
    return pairs
  }

  /// How far the most differences reach, and the matches on the way.
  private static func stretch(
    _ left: Int, _ right: Int, _ matches: (Int, Int) -> Bool
  ) -> (left: Int, right: Int, pairs: [(Int, Int)]) {
    let most = min(left + right, mostDifferences)
    // How far each diagonal (left - right) has come, at index diagonal + offset.
    let offset = most + 1
    var reached = [Int](repeating: 0, count: 2 * offset + 1)
    var history: [[Int]] = []
    for differences in 0...most {
      history.append(Array(reached[(offset - differences)...(offset + differences)]))
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let isDown =
          diagonal == -differences
          || diagonal != differences
            && reached[offset + diagonal - 1] < reached[offset + diagonal + 1]
        var x = isDown ? reached[offset + diagonal + 1] : reached[offset + diagonal - 1] + 1
        while x < left, x - diagonal < right, x - diagonal >= 0, matches(x, x - diagonal) { x += 1 }
        reached[offset + diagonal] = x
        if diagonal == left - right, x >= left {
          return (left, right, trace(back: history, left, right))
        }
      }
    }
    let ends = stride(from: -most, through: most, by: 2).map { diagonal in
      (x: reached[offset + diagonal], y: reached[offset + diagonal] - diagonal)
    }
    let farthest = ends.filter { $0.x <= left && $0.y <= right }
      .max { ($0.x + $0.y, -abs($0.x - $0.y)) < ($1.x + $1.y, -abs($1.x - $1.y)) }
    // Every way may lead past an end; then there is hardly anything left to match.
    guard let (x, y) = farthest else { return (left, right, []) }
    return (x, y, trace(back: history, x, y))
  }

  /// Goes the way back through what each number of differences had reached before it.
  private static func trace(back history: [[Int]], _ left: Int, _ right: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (left, right)
    for differences in history.indices.reversed() {
      // The entry of a diagonal; those that were not reached yet are 0.
      func reached(_ diagonal: Int) -> Int {
        let row = history[differences]
        let index = diagonal + differences
        return row.indices.contains(index) ? row[index] : 0
      }
      let diagonal = x - y
      let isDown =
        diagonal == -differences
        || diagonal != differences && reached(diagonal - 1) < reached(diagonal + 1)
      let before = isDown ? diagonal + 1 : diagonal - 1
      let startX = differences == 0 ? 0 : reached(before)
      let startY = startX - before
      while x > (differences == 0 ? 0 : isDown ? startX : startX + 1), x > 0, y > 0 {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      (x, y) = differences == 0 ? (0, 0) : (startX, startY)
    }
    return pairs.reversed()
  }
}
