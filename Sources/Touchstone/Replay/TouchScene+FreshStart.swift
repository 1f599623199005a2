/// After which rest a replay is as it was at its beginning.
extension TouchScene {
  /// How long no finger may be down, and nothing happen, before what follows can be played by itself: every
  /// timer has run out after a longer rest, and no view that touches meet has moved. Nil when no rest is
  /// long enough.
  public var restBeforeFreshStart: Interval? {
    // The grid of merged frames begins with the first one.
    guard options.coalesceHertz == 0, views.indices.allSatisfy({ staysOutOfTheWay(view: $0) })
    else { return nil }
    var longest = options.tapCount.interval
    for recognizer in recognizers {
      switch recognizer.settings {
      // Only those that count taps wait for anything once the fingers are gone.
      case .tap(let tap): longest = max(longest, tap.maximumInterval)
      case .longPress(let press): longest = max(longest, press.maximumInterval)
      case .pan, .swipe, .pinch, .rotation, .screenEdgePan: break
      #if !hasFeature(Embedded)
        case .custom: return nil
      #endif
      }
    }
    return longest
  }

  /// Whether what a view's behavior changes can be met by no touch and measured by no recognizer.
  private func staysOutOfTheWay(view: Int) -> Bool {
    switch views[view].behavior {
    case nil: return true
    case .drag, .placard, .drawer, .scroll: return false
    case .transform:
      guard !isTouchable(view) else { return false }
      return !recognizers.contains { isView($0.view, inside: view) }
    }
  }

  private func isTouchable(_ view: Int) -> Bool {
    var next: Int? = view
    while let index = next {
      if !views[index].isUserInteractionEnabled { return false }
      next = views[index].superview
    }
    return true
  }

  private func isView(_ view: Int, inside ancestor: Int) -> Bool {
    var next: Int? = view
    while let index = next {
      if index == ancestor { return true }
      next = views[index].superview
    }
    return false
  }
}
