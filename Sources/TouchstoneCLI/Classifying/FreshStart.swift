import Touchstone

/// After which rest a scene is as it was at its beginning, so that what follows can be played by
/// itself: every timer has run out, and nothing that touches meet has moved.
enum FreshStart {
  /// Rests longer than this are enough; nil when no rest is.
  static func rest(in scene: Scene) -> Interval? {
    // The grid of merged frames begins with the first one.
    guard scene.options.coalesceHertz == 0,
      scene.views.indices.allSatisfy({
        staysOutOfTheWay(view: $0, in: scene)
      })
    else { return nil }
    var longest = max(GestureDefaults.tapCountInterval, GestureDefaults.tapMaximumInterval)
    for recognizer in scene.recognizers {
      switch recognizer.settings {
      // Only those that count taps wait for anything once the fingers are gone.
      case .tap(let tap): longest = max(longest, tap.maximumInterval)
      case .longPress(let press): longest = max(longest, press.maximumInterval)
      case .pan, .swipe, .pinch, .rotation, .screenEdgePan: break
      case .custom: return nil
      }
    }
    return longest
  }

  /// Whether what a view's behavior changes can be met by no touch and measured by no recognizer.
  private static func staysOutOfTheWay(view: Int, in scene: Scene) -> Bool {
    switch scene.views[view].behavior {
    case nil: return true
    case .drag, .placard, .drawer, .scroll: return false
    case .transform:
      guard !isTouchable(view, in: scene) else { return false }
      return !scene.recognizers.contains { isView($0.view, inside: view, of: scene) }
    }
  }

  private static func isTouchable(_ view: Int, in scene: Scene) -> Bool {
    var next: Int? = view
    while let index = next {
      if !scene.views[index].isUserInteractionEnabled { return false }
      next = scene.views[index].superview
    }
    return true
  }

  private static func isView(_ view: Int, inside ancestor: Int, of scene: Scene) -> Bool {
    var next: Int? = view
    while let index = next {
      if index == ancestor { return true }
      next = scene.views[index].superview
    }
    return false
  }
}
