/// The views of a running scene, with what is asked of them all the time worked out.
struct ViewTree {
  private(set) var views: [View]
  private let subviews: [[Int]]
  private let depths: [Int]
  /// Positions in a walk that visits each view before its subviews.
  private let positions: [Int]
  /// The position after the last view below each.
  private let ends: [Int]

  /// The window's index.
  static let window = 0

  init(_ views: [View]) {
    self.views = views
    var subviews = [[Int]](repeating: [], count: views.count)
    var depths = [Int](repeating: 0, count: views.count)
    for (index, view) in views.enumerated() {
      guard let superview = view.superview else { continue }
      precondition(superview < index, "a view comes after its superview")
      subviews[superview].append(index)
      depths[index] = depths[superview] + 1
    }
    var (positions, ends) = (depths, depths)
    var next = 0
    Self.number(Self.window, subviews, &positions, &ends, &next)
    self.subviews = subviews
    self.depths = depths
    self.positions = positions
    self.ends = ends
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

  /// The views directly below one, the last in front.
  func subviews(of view: Int) -> [Int] { subviews[view] }

  /// How many superviews it has.
  func depth(of view: Int) -> Int { depths[view] }

  /// Where it comes in a walk that visits each view before its subviews.
  func position(of view: Int) -> Int { positions[view] }

  /// Whether the second view is the first one, or lies below it.
  func isAncestor(_ view: Int, orSelfOf other: Int) -> Bool {
    positions[view] <= positions[other] && positions[other] < ends[view]
  }

  /// Whether one of the two is the other, or lies below it.
  func areRelated(_ view: Int, _ other: Int) -> Bool {
    isAncestor(view, orSelfOf: other) || isAncestor(other, orSelfOf: view)
  }

  /// Changes what is done to a view about its anchor point.
  mutating func setTransform(_ transform: AffineTransform2D, of view: Int) {
    views[view].transform = transform
  }
}
