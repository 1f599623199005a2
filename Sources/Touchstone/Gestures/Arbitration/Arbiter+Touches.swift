/// Which touches each recognizer tracks: recognizers that track the same ones share a group.
extension Arbiter {
  /// The touches that a recognizer tracks, in landing order.
  func touches(of index: Int) -> [OwnTouch] {
    recognizers[index].group.map { groups[$0].frame.touches } ?? []
  }

  /// How many touches a recognizer tracks.
  func touchCount(of index: Int) -> Int {
    recognizers[index].group.map { groups[$0].frame.count } ?? 0
  }

  /// Which fingers a recognizer tracks.
  func fingers(of index: Int) -> FingerSet {
    recognizers[index].group.map { groups[$0].fingers } ?? []
  }

  /// The middle of a recognizer's touches, in window points; without touches the last one; nil before
  /// any.
  @inline(__always)
  func centroid(of index: Int) -> Point2D? {
    recognizers[index].group.flatMap { groups[$0].centroid }
  }

  /// Whether a finger of a recognizer is on the screen.
  func hasLiveTouch(_ index: Int) -> Bool {
    recognizers[index].group.map { groups[$0].frame.remainingCount > 0 } ?? false
  }

  /// Whether two recognizers track a common touch.
  func shareTouch(_ first: Int, _ second: Int) -> Bool {
    guard let group = recognizers[first].group, let other = recognizers[second].group else {
      return false
    }
    guard group != other else { return groups[group].frame.count > 0 }
    return groups[group].sharesTouch(with: groups[other])
  }

  /// Whether two recognizers track the same touches.
  func trackSameTouches(_ first: Int, _ second: Int) -> Bool {
    guard let group = recognizers[first].group, let other = recognizers[second].group else {
      return touchCount(of: first) == touchCount(of: second)
    }
    return group == other || groups[group].hasSameTouches(as: groups[other])
  }

  /// Tells the recognizers that track a touch what it did in this frame.
  mutating func update(_ sequence: Int, to location: Point2D, _ phase: TouchPhase) {
    for group in 0..<firstUnusedGroup { groups[group].update(sequence, to: location, phase) }
  }

  /// Tells them what else is known of it.
  mutating func update(_ sequence: Int, _ details: TouchDetails) {
    for group in 0..<firstUnusedGroup { groups[group].update(sequence, details) }
  }

  /// Lets a recognizer track one more touch. `successors` says, for this touch, which group has
  /// become of which.
  mutating func track(
    _ touch: OwnTouch, _ index: Int, _ successors: inout [(old: Int?, new: Int)]
  ) {
    let old = recognizers[index].group
    if let known = successors.first(where: { $0.old == old }) {
      move(index, to: known.new)
    } else if let old, groups[old].members == 1 {
      groups[old].append(touch)
    } else {
      let new = freeGroup()
      if let old { groups[new].take(over: groups[old]) }
      groups[new].append(touch)
      successors.append((old, new))
      move(index, to: new)
    }
  }

  private mutating func freeGroup() -> Int {
    for group in groups.indices where groups[group].members == 0 { return group }
    groups.append(TouchGroup())
    return groups.count - 1
  }

  private mutating func free(_ group: Int) {
    groups[group].clear()
    guard group == firstUnusedGroup - 1 else { return }
    while firstUnusedGroup > 0, groups[firstUnusedGroup - 1].members == 0 { firstUnusedGroup -= 1 }
  }

  private mutating func move(_ index: Int, to group: Int?) {
    if let old = recognizers[index].group {
      groups[old].members -= 1
      if groups[old].members == 0 { free(old) }
    }
    if let group {
      groups[group].members += 1
      firstUnusedGroup = max(firstUnusedGroup, group + 1)
    }
    recognizers[index].group = group
  }

  /// Lets a recognizer track nothing any more.
  mutating func releaseTouches(of index: Int) {
    wake(index)
    move(index, to: nil)
  }
}
