/// What a scene says about pairs of recognizers. Pairs are judged when they meet: most never do.
struct ArbitrationRules {
  /// Whether one recognizer, once active, fails another that shares a touch with it (R18).
  enum Exclusion {
    case never
    case always
    /// Unless both track exactly the same touches (R31: taps and long presses that need more taps).
    case unlessSameTouches
  }

  /// What of a recognizer's settings decides whom it can prevent (R31).
  private enum Taps {
    case tap(Int)
    case longPress(Int)
    case none

    init(_ settings: GestureSettings) {
      switch settings {
      case .tap(let settings): self = .tap(settings.numberOfTapsRequired)
      case .longPress(let settings): self = .longPress(settings.numberOfTapsRequired)
      default: self = .none
      }
    }
  }

  /// What is asked of one recognizer.
  private struct Member {
    let taps: Taps
    /// Its view's place in a walk that visits each view before its subviews.
    let position: Int
    /// The place after the last view below that.
    let end: Int
    /// Whether it waits for another one, or another one for it, by the scene's policy.
    var isTied = false
  }

  /// The recognizers in canonical order (R3).
  let order: [Int]
  /// The static requirements of each recognizer, in canonical order.
  let requirements: [[Int]]
  /// The recognizers of each view, in the order in which they were added.
  let recognizersOfView: [[Int]]
  private let members: [Member]
  /// The pairs that become requirements while both are engaged on one touch.
  private let dynamicPairs: PairSet
  /// The groups of each recognizer whose members may recognize together, by number, ascending.
  private let groups: [[Int]]
  private let prevents: PairSet
  private let cannotPrevent: PairSet
  private let isAllSimultaneous: Bool
  private let prevention: EngineOptions.Prevention

  init(_ scene: TouchScene, _ views: ViewTree) {
    let order = Self.canonicalOrder(scene, views)
    var recognizersOfView = [[Int]](repeating: [], count: scene.views.count)
    var members: [Member] = []
    members.reserveCapacity(order.count)
    for index in scene.recognizers.indices {
      let view = scene.recognizers[index].view
      recognizersOfView[view].append(index)
      let (position, end) = views.span(of: view)
      members.append(
        Member(taps: Taps(scene.recognizers[index].settings), position: position, end: end))
    }
    var requirements = [[Int]](repeating: [], count: order.count)
    for pair in scene.policy.requireToFail where pair.first != pair.second {
      requirements[pair.first].append(pair.second)
      members[pair.first].isTied = true
      members[pair.second].isTied = true
    }
    self.order = order
    self.recognizersOfView = recognizersOfView
    self.requirements = Self.sorted(requirements, by: order)
    self.members = members
    dynamicPairs = PairSet(scene.policy.dynamicRequireToFail)
    groups = Self.groups(scene)
    prevents = PairSet(scene.policy.prevents)
    cannotPrevent = PairSet(scene.policy.cannotPrevent)
    isAllSimultaneous = scene.policy.isAllSimultaneous
    prevention = scene.options.prevention
  }

  private static func sorted(_ requirements: [[Int]], by order: [Int]) -> [[Int]] {
    var ranks = [Int](repeating: 0, count: order.count)
    for (rank, recognizer) in order.enumerated() { ranks[recognizer] = rank }
    var requirements = requirements
    for index in requirements.indices where requirements[index].count > 1 {
      requirements[index].sort { ranks[$0] < ranks[$1] }
    }
    return requirements
  }

  private static func canonicalOrder(_ scene: TouchScene, _ views: ViewTree) -> [Int] {
    let places = scene.recognizers.indices.map { index in
      let view = scene.recognizers[index].view
      return (depth: views.depth(of: view), position: views.span(of: view).position)
    }
    let isEarlierFirst = scene.options.tie == .earlierAdded
    return places.indices.sorted { left, right in
      let (one, other) = (places[left], places[right])
      guard one.position != other.position else { return (left < right) == isEarlierFirst }
      return one.depth == other.depth ? one.position < other.position : one.depth > other.depth
    }
  }

  // MARK: Requirements

  /// Whether a recognizer waits for another one, or another one for it, by the scene's policy.
  func isTied(_ index: Int) -> Bool { members[index].isTied }

  /// Whether the first one waits for the second, by the scene's policy.
  func requires(_ waiting: Int, _ required: Int) -> Bool {
    members[waiting].isTied && requirements[waiting].contains(required)
  }

  /// Whether the scene's delegates ask for any requirement.
  var hasDynamicPairs: Bool { !dynamicPairs.isEmpty }

  /// Whether the first one's or the second one's delegate asks that the first one waits for the
  /// second.
  func isDynamicPair(_ waiting: Int, _ required: Int) -> Bool {
    dynamicPairs.contains(waiting, required)
  }

  // MARK: Exclusion

  /// Whether and when the first one excludes the second.
  func exclusion(of victim: Int, by active: Int) -> Exclusion {
    guard active != victim, !isAllSimultaneous, areRelated(active, victim),
      !requires(active, victim), !cannotPrevent.contains(active, victim),
      !areSimultaneous(active, victim)
    else { return .never }
    return prevents.contains(active, victim) ? .always : canPrevent(active, victim)
  }

  /// Whether the view of one lies in that of the other.
  private func areRelated(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (members[first], members[second])
    return one.position <= other.position && other.position < one.end
      || other.position <= one.position && one.position < other.end
  }

  /// One yes is enough, from either side (R33).
  private func areSimultaneous(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (groups[first], groups[second])
    var (left, right) = (0, 0)
    while left < one.count, right < other.count {
      if one[left] == other[right] { return true }
      if one[left] < other[right] { left += 1 } else { right += 1 }
    }
    return false
  }

  private static func groups(_ scene: TouchScene) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: scene.recognizers.count)
    for (number, group) in scene.policy.simultaneous.enumerated() {
      for recognizer in group { groups[recognizer].append(number) }
    }
    return groups
  }

  /// The kinds' own answers to canPrevent (R31): the one that needs more taps is left alone while
  /// both follow the same fingers.
  private func canPrevent(_ active: Int, _ victim: Int) -> Exclusion {
    guard prevention == .fewerTapsYield else { return .always }
    return switch (members[active].taps, members[victim].taps) {
    case (.tap(let active), .tap(let victim)), (.longPress(let active), .longPress(let victim)):
      victim > active ? .unlessSameTouches : .always
    case (.tap(let active), .longPress(let victim)):
      victim >= active ? .unlessSameTouches : .always
    default: .always
    }
  }
}
