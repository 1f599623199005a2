/// The views of a running scene, with what is asked of them all the time worked out.
struct ViewTree {
  private(set) var views: [TouchView]
  /// The windows, from front to back.
  private(set) var windows: [Int]
  /// Whether a point of the screen is the same in each window, as it mostly is.
  private(set) var windowsMatchScreen: Bool
  /// The window of each view.
  private let roots: [Int]
  private var subviews: [[Int]]
  private let depths: [Int]
  /// Positions in a walk that visits each view before its subviews.
  private let positions: [Int]
  /// The position after the last view below each.
  private let ends: [Int]

  init(_ views: [TouchView]) {
    self.views = views
    windowsMatchScreen = Self.matchScreen(views)
    var subviews = [[Int]](repeating: [], count: views.count)
    var depths = [Int](repeating: 0, count: views.count)
    var roots = Array(views.indices)
    for (index, view) in views.enumerated() {
      guard let superview = view.superview else { continue }
      precondition(superview < index, "a view comes after its superview")
      subviews[superview].append(index)
      depths[index] = depths[superview] + 1
      roots[index] = roots[superview]
    }
    var (positions, ends) = (depths, depths)
    var next = 0
    let windows = views.indices.filter { views[$0].superview == nil }
    for window in windows { Self.number(window, subviews, &positions, &ends, &next) }
    self.windows = windows.sorted {
      (views[$0].level, $0) > (views[$1].level, $1)
    }
    self.roots = roots
    self.subviews = subviews
    self.depths = depths
    self.positions = positions
    self.ends = ends
  }

  private static func matchScreen(_ views: [TouchView]) -> Bool {
    views.allSatisfy {
      $0.superview != nil || $0.transform == .identity && $0.center == $0.anchor
    }
  }

  private static func number(
    _ view: Int, _ subviews: [[Int]], _ positions: inout [Int], _ ends: inout [Int],
    _ next: inout Int
  ) {
    positions[view] = next
    next += 1
    for subview in subviews[view] { number(subview, subviews, &positions, &ends, &next) }
    ends[view] = next
  }

  /// The window that a view is in.
  func window(of view: Int) -> Int { roots[view] }

  /// The views directly below one, the last in front.
  func subviews(of view: Int) -> [Int] { subviews[view] }

  /// How many superviews it has.
  func depth(of view: Int) -> Int { depths[view] }

  /// Where it comes in a walk that visits each view before its subviews, and the place after the last
  /// view below it.
  func span(of view: Int) -> (position: Int, end: Int) { (positions[view], ends[view]) }

  /// Whether the second view is the first one, or lies below it.
  func isAncestor(_ view: Int, orSelfOf other: Int) -> Bool {
    positions[view] <= positions[other] && positions[other] < ends[view]
  }

  /// Whether one of the two is the other, or lies below it.
  func areRelated(_ view: Int, _ other: Int) -> Bool {
    isAncestor(view, orSelfOf: other) || isAncestor(other, orSelfOf: view)
  }

  /// Changes a view.
  mutating func apply(_ change: ViewReport.Change, to view: Int) {
    switch change {
    case .center(let center): views[view].center = center
    case .frame(let frame): views[view].frame = frame
    case .transform(let transform): setTransform(transform, of: view)
    case .hidden(let isHidden): views[view].isHidden = isHidden
    case .order(let place): move(view, to: place)
    case .contentOffset(let offset): views[view].bounds?.origin = offset
    case .userInteractionEnabled(let isEnabled): views[view].isUserInteractionEnabled = isEnabled
    case .string: break
    }
    noteChange(of: view)
  }

  private mutating func noteChange(of view: Int) {
    if views[view].superview == nil { windowsMatchScreen = Self.matchScreen(views) }
  }

  /// Gives a view another transform.
  mutating func setTransform(_ transform: AffineTransform2D, of view: Int) {
    views[view].transform = transform
    noteChange(of: view)
  }

  /// Takes a view out of its superview, or a window off the screen; false when it is so already. It
  /// stays below it for questions about ancestors.
  mutating func remove(_ view: Int) -> Bool {
    guard let superview = views[view].superview else {
      let isShown = windows.contains(view)
      windows.removeAll { $0 == view }
      return isShown
    }
    let isShown = subviews[superview].contains(view)
    subviews[superview].removeAll { $0 == view }
    return isShown
  }

  private mutating func move(_ view: Int, to place: Int) {
    guard let superview = views[view].superview, subviews[superview].contains(view) else { return }
    subviews[superview].removeAll { $0 == view }
    subviews[superview].insert(view, at: min(place, subviews[superview].count))
  }
}
