@testable import Touchstone

extension Played {
  /// The content offsets that a view was given at once.
  func offsets(of view: String) -> [Point2D] {
    let index = scene.viewNames.index(of: view)
    return events.compactMap {
      guard case .view(let report) = $0, report.view == index,
        case .contentOffset(let offset) = report.change
      else { return nil }
      return offset
    }
  }

  /// A view's content offset at the end.
  func offset(of view: String) -> Point2D {
    replay.view(scene.viewNames.index(of: view)).bounds?.origin ?? .zero
  }

  /// The content offset of a view that is seen some seconds after the recording's zero.
  func seenOffset(of view: String, at seconds: Double) -> Point2D {
    let time = Timestamp(nanoseconds: Int64((seconds * 1e9).rounded()))
    let seen = replay.presentation(ofView: scene.viewNames.index(of: view), at: time)
    return seen.bounds?.origin ?? .zero
  }

  /// What happened to animations.
  var animations: [AnimationReport] {
    events.compactMap { if case .animation(let report) = $0 { report } else { nil } }
  }
}

extension AnimationReport {
  /// The content offset that it goes to.
  var offset: Point2D? {
    if case .contentOffset(let offset) = to { offset } else { nil }
  }
}
