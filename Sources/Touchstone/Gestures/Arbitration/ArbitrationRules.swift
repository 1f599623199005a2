/// What a scene says about pairs of recognizers, worked out once.
struct ArbitrationRules {
  /// Whether one recognizer, once active, fails another that shares a touch with it (R18).
  enum Exclusion {
    case never
    case always
    /// Unless both track exactly the same touches (3.5: taps and long presses that need more taps).
    case unlessSameTouches
  }

  /// The recognizers in canonical order (R3).
  let order: [Int]
  /// The static requirements of each recognizer, in canonical order.
  let requirements: [[Int]]
  /// The pairs that become requirements while both are engaged on one touch.
  private let dynamicPairs: [Policy.Pair]
  private let exclusions: [Exclusion]
  /// Whether each recognizer waits for another one, or another one for it, by the scene's policy.
  private let tied: [Bool]

  init(_ scene: Scene, _ views: ViewTree) {
    let order = Self.canonicalOrder(scene, views)
    var ranks = [Int](repeating: 0, count: order.count)
    for (rank, recognizer) in order.enumerated() { ranks[recognizer] = rank }
    var requirements = [[Int]](repeating: [], count: order.count)
    for pair in scene.policy.requireToFail where pair.first != pair.second {
      requirements[pair.first].append(pair.second)
    }
    for index in requirements.indices { requirements[index].sort { ranks[$0] < ranks[$1] } }
    var tied = [Bool](repeating: false, count: order.count)
    for pair in scene.policy.requireToFail where pair.first != pair.second {
      tied[pair.first] = true
      tied[pair.second] = true
    }
    self.tied = tied
    self.order = order
    self.requirements = requirements
    dynamicPairs = scene.policy.dynamicRequireToFail
    exclusions = Self.exclusions(scene, views, requirements)
  }

  /// Whether a recognizer waits for another one, or another one for it, by the scene's policy.
  func isTied(_ index: Int) -> Bool { tied[index] }

  /// Whether the first one waits for the second, by the scene's policy.
  func requires(_ waiting: Int, _ required: Int) -> Bool {
    tied[waiting] && requirements[waiting].contains(required)
  }

  /// Whether the scene's delegates ask for any requirement.
  var hasDynamicPairs: Bool { !dynamicPairs.isEmpty }

  /// Whether the first one's or the second one's delegate asks that the first one waits for the
  /// second.
  func isDynamicPair(_ waiting: Int, _ required: Int) -> Bool {
    dynamicPairs.contains(Policy.Pair(waiting, required))
  }

  /// Whether and when the first one excludes the second.
  func exclusion(of victim: Int, by active: Int) -> Exclusion {
    exclusions[active * order.count + victim]
  }

  private static func canonicalOrder(_ scene: Scene, _ views: ViewTree) -> [Int] {
    scene.recognizers.indices.sorted { left, right in
      let (leftView, rightView) = (scene.recognizers[left].view, scene.recognizers[right].view)
      guard leftView == rightView else {
        let (leftDepth, rightDepth) = (views.depth(of: leftView), views.depth(of: rightView))
        return leftDepth == rightDepth
          ? views.position(of: leftView) < views.position(of: rightView) : leftDepth > rightDepth
      }
      return scene.options.tie == .earlierAdded ? left < right : left > right
    }
  }

  private static func exclusions(
    _ scene: Scene, _ views: ViewTree, _ requirements: [[Int]]
  ) -> [Exclusion] {
    let count = scene.recognizers.count
    var result = [Exclusion](repeating: .never, count: count * count)
    guard !scene.policy.isAllSimultaneous else { return result }
    for active in 0..<count {
      for victim in 0..<count where active != victim {
        let (first, second) = (scene.recognizers[active], scene.recognizers[victim])
        let pair = Policy.Pair(active, victim)
        guard views.areRelated(first.view, second.view), !requirements[active].contains(victim),
          !scene.policy.cannotPrevent.contains(pair), !isSimultaneous(pair, scene.policy)
        else { continue }
        result[active * count + victim] =
          scene.policy.prevents.contains(pair)
          ? .always : canPrevent(first.settings, second.settings)
      }
    }
    return result
  }

  /// One yes is enough, from either side (R33).
  private static func isSimultaneous(_ pair: Policy.Pair, _ policy: Policy) -> Bool {
    policy.simultaneous.contains(pair)
      || policy.simultaneous.contains(Policy.Pair(pair.second, pair.first))
  }

  /// The kinds' own answers to canPrevent (R31): the one that needs more taps is left alone while
  /// both follow the same fingers.
  private static func canPrevent(
    _ active: GestureSettings, _ victim: GestureSettings
  ) -> Exclusion {
    switch (active, victim) {
    case (.tap(let active), .tap(let victim)):
      victim.numberOfTapsRequired > active.numberOfTapsRequired ? .unlessSameTouches : .always
    case (.tap(let active), .longPress(let victim)):
      victim.numberOfTapsRequired >= active.numberOfTapsRequired ? .unlessSameTouches : .always
    case (.longPress(let active), .longPress(let victim)):
      victim.numberOfTapsRequired > active.numberOfTapsRequired ? .unlessSameTouches : .always
    default: .always
    }
  }
}
