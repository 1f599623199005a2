extension ViewTree {
  /// The view that a finger at a point of the screen touches (R11, R12); nil when none does. The
  /// views that the search left are appended to `skipped` in that order.
  func hitTest(_ point: Point2D, skipped: inout [TouchReport.SkippedView]) -> Int? {
    for window in windows {
      if let hit = hitTest(point, below: window, &skipped) { return hit }
    }
    return nil
  }

  /// `point` is in the coordinates that surround the view.
  private func hitTest(
    _ point: Point2D, below view: Int, _ skipped: inout [TouchReport.SkippedView]
  ) -> Int? {
    if let reason = reasonToIgnore(view) {
      skipped.append(.init(view: view, reason: reason))
      return nil
    }
    guard let own = convert(point, into: view), contains(own, view) else {
      skipped.append(.init(view: view, reason: .outside))
      return nil
    }
    for subview in subviews(of: view).reversed() {
      if let hit = hitTest(own, below: subview, &skipped) { return hit }
    }
    return view
  }

  private func reasonToIgnore(_ view: Int) -> TouchReport.Skip? {
    if !views[view].isUserInteractionEnabled { return .interaction }
    if views[view].isHidden { return .hidden }
    // A layer's opacity is a 32-bit float, in which 0.01 is a little less than 0.01.
    return Double(Float(views[view].alpha)) < 0.01 ? .alpha : nil
  }

  private func contains(_ point: Point2D, _ view: Int) -> Bool {
    views[view].bounds?.contains(point) ?? true
  }
}
