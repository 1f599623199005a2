import Touchstone

extension SceneResolver {
  func policy() throws(SceneError) -> Policy {
    var policy = Policy()
    policy.isAllSimultaneous = description.policy.simultaneous == .all
    policy.simultaneous = try simultaneousGroups()
    policy.requireToFail = try pairs(description.policy.requireToFail)
    try checkCycles(policy.requireToFail)
    policy.dynamicRequireToFail = try dynamicRequirements()
    policy.prevents = try pairs(description.policy.prevents)
    policy.cannotPrevent = try pairs(description.policy.cannotPrevent)
    try checkContradictions(policy)
    return policy
  }

  private func simultaneousGroups() throws(SceneError) -> [[Int]] {
    guard case .groups(let groups) = description.policy.simultaneous else { return [] }
    var resolved: [[Int]] = []
    for group in groups {
      var members: [Int] = []
      for reference in group { members.append(try recognizers.index(of: reference)) }
      resolved.append(members)
    }
    return resolved
  }

  private func pairs(_ named: [ReferencePair]) throws(SceneError) -> [Policy.Pair] {
    var pairs: [Policy.Pair] = []
    for pair in named {
      let first = try recognizers.index(of: pair.first)
      let second = try recognizers.index(of: pair.second)
      guard first != second else {
        throw SceneError(path: pair.path, problem: .pairedWithItself(pair.first.name))
      }
      pairs.append(Policy.Pair(first, second))
    }
    return pairs
  }

  private func dynamicRequirements() throws(SceneError) -> [Policy.Pair] {
    var requirements: [ReferencePair] = []
    for recognizer in description.recognizers {
      for other in recognizer.shouldRequireFailureOf {
        let own = SceneReference(name: recognizer.id, path: other.path)
        requirements.append(ReferencePair(first: own, second: other, path: other.path))
      }
      for other in recognizer.shouldBeRequiredToFailBy {
        let own = SceneReference(name: recognizer.id, path: other.path)
        requirements.append(ReferencePair(first: other, second: own, path: other.path))
      }
    }
    return try pairs(requirements)
  }

  private func checkCycles(_ requirements: [Policy.Pair]) throws(SceneError) {
    let graph = RequirementGraph(requirements, count: description.recognizers.count)
    guard let (index, cycle) = graph.firstCycle else { return }
    throw SceneError(
      path: description.policy.requireToFail[index].path,
      problem: .cycle(cycle.map { description.recognizers[$0].id }))
  }

  private func checkContradictions(_ policy: Policy) throws(SceneError) {
    let prevented = Set(policy.prevents)
    for (index, pair) in policy.cannotPrevent.enumerated() where prevented.contains(pair) {
      guard let other = policy.prevents.firstIndex(of: pair) else { continue }
      let named = description.policy.cannotPrevent[index]
      throw SceneError(
        path: named.path,
        problem: .contradiction(
          first: named.first.name, second: named.second.name,
          other: description.policy.prevents[other].path))
    }
  }
}
