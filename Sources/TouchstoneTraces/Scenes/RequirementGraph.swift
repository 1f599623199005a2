/// Who waits for whose failure, built pair by pair to find the one that closes a cycle.
struct RequirementGraph {
  private var required: [[Int]]

  init(count: Int) {
    required = Array(repeating: [], count: count)
  }

  /// Adds a requirement. If it closes a cycle, returns the cycle's members, each before the one
  /// that it waits for, starting with this requirement's.
  mutating func add(_ waiting: Int, waitsFor other: Int) -> [Int]? {
    required[waiting].append(other)
    return path(from: other, to: waiting).map { [waiting] + $0.dropLast() }
  }

  /// The way along the requirements, with both ends. It keeps its own stack: chains may be long.
  private func path(from start: Int, to goal: Int) -> [Int]? {
    var origins: [Int?] = Array(repeating: nil, count: required.count)
    var stack = [start]
    while let current = stack.popLast(), current != goal {
      for next in required[current] where origins[next] == nil && next != start {
        origins[next] = current
        stack.append(next)
      }
    }
    guard start == goal || origins[goal] != nil else { return nil }
    var path = [goal]
    while let last = path.last, last != start, let origin = origins[last] { path.append(origin) }
    return path.reversed()
  }
}
