@testable import Touchstone

extension Played {
  /// What behaviors changed about a view, in order.
  func changes(of view: String) -> [ViewReport.Change] {
    viewReports(of: view).map { $0.change }
  }

  /// The same with times.
  func viewReports(of view: String) -> [ViewReport] {
    events.compactMap {
      guard case .view(let report) = $0, scene.viewNames[report.view] == view else { return nil }
      return report
    }
  }

  /// What happened to a view's animations.
  func animationReports(of view: String) -> [AnimationReport] {
    events.compactMap {
      guard case .animation(let report) = $0, scene.viewNames[report.view] == view else {
        return nil
      }
      return report
    }
  }

  /// The same in words: `0.15 finished transform`.
  func animations(of view: String) -> [String] {
    animationReports(of: view).map { "\($0.time.seconds) \($0.event.name) \($0.to.property)" }
  }

  /// A view at the end.
  func view(_ name: String) -> TouchView { replay.view(scene.viewNames.index(of: name)) }

  /// What a person sees of a view at a time in seconds.
  func seen(_ name: String, at seconds: Double) -> TouchView {
    let time = Timestamp(nanoseconds: Int64((seconds * 1e9).rounded()))
    return replay.presentation(ofView: scene.viewNames.index(of: name), at: time)
  }

  /// The actions of a recognizer: `0.5 began`.
  func actions(of name: String) -> [String] {
    events.compactMap {
      guard case .action(let report) = $0, scene.recognizerNames[report.recognizer] == name else {
        return nil
      }
      return "\(report.time.seconds) \(report.state.name)"
    }
  }

  /// The tap counts that a finger's changes were reported with.
  func tapCounts(ofFinger finger: Int) -> [Int] {
    touches.filter { $0.id.rawValue == Int64(finger) }.map { $0.tapCount }
  }
}
