import Touchstone

/// Who waits for whose failure: finds the requirement that closes the first cycle.
struct RequirementGraph {
  private let requirements: [Policy.Pair]
  private let count: Int

  /// A graph of so many recognizers.
  init(_ requirements: [Policy.Pair], count: Int) {
    self.requirements = requirements
    self.count = count
  }

  /// The first requirement that closes a cycle with those before it, and the cycle's members, each before the
  /// one that it waits for, starting with this requirement's. Cost: the number of requirements times its
  /// logarithm, and without a cycle no more than their number.
  var firstCycle: (index: Int, members: [Int])? {
    guard hasCycle(requirements.count) else { return nil }
    var (without, with) = (0, requirements.count)
    while without + 1 < with {
      let middle = (without + with) / 2
      if hasCycle(middle) { with = middle } else { without = middle }
    }
    let closing = requirements[without]
    let way = path(from: closing.second, to: closing.first, among: required(without))
    return (without, [closing.first] + way.dropLast())
  }

  /// Whether there is a cycle among the first requirements: recognizers that wait for no other one are taken away,
  /// until none is left, or only those that wait for each other.
  private func hasCycle(_ length: Int) -> Bool {
    var waitingFor = [[Int]](repeating: [], count: count)
    var open = [Int](repeating: 0, count: count)
    for pair in requirements[..<length] {
      waitingFor[pair.second].append(pair.first)
      open[pair.first] += 1
    }
    var free = open.indices.filter { open[$0] == 0 }
    var taken = 0
    while let next = free.popLast() {
      taken += 1
      for waiting in waitingFor[next] {
        open[waiting] -= 1
        if open[waiting] == 0 { free.append(waiting) }
      }
    }
    return taken < count
  }

  private func required(_ length: Int) -> [[Int]] {
    var required = [[Int]](repeating: [], count: count)
    for pair in requirements[..<length] { required[pair.first].append(pair.second) }
    return required
  }

  /// The way along the requirements, with both ends. It keeps its own stack: chains may be long.
  private func path(from start: Int, to goal: Int, among required: [[Int]]) -> [Int] {
    var origins: [Int?] = Array(repeating: nil, count: count)
    var stack = [start]
    while let current = stack.popLast(), current != goal {
      for next in required[current] where origins[next] == nil && next != start {
        origins[next] = current
        stack.append(next)
      }
    }
    var path = [goal]
    while let last = path.last, last != start, let origin = origins[last] { path.append(origin) }
    return path.reversed()
  }
}
