import Touchstone

extension TextRecording {
  /// Prints a change of a view, or keeps it if it may be the middle of a run of moves.
  mutating func report(_ report: ViewReport) {
    guard options.show.contains(.views) else { return }
    if let run = moves[report.view], !report.change.continues(run.last.change) {
      flushMoves(of: report.view)
    }
    guard report.change.isMove, !options.isVerbose else {
      return append(row(of: report, count: 1))
    }
    moves[report.view] = Run(count: (moves[report.view]?.count ?? 0) + 1, last: report)
  }

  /// Prints the runs of moves that do not go on in a frame in which something else is printed.
  mutating func flushMoves(endedBy events: ReplayEvents) {
    guard options.show.contains(.views) else { return }
    for view in moves.indices {
      guard let run = moves[view] else { continue }
      let own = events.filter { $0.isAboutBehavior(ofView: view) }
      // A move that comes with another transform is a jump, and no step of the run.
      if case .view(let report)? = own.first, report.change.continues(run.last.change),
        !own.contains(where: { $0.isTransform })
      {
        continue
      }
      if !own.isEmpty || events.contains(where: isPrintedAtOnce) {
        flushMoves(of: view)
      }
    }
  }

  /// Prints a view's run of moves.
  mutating func flushMoves(of view: Int) {
    guard let run = moves[view] else { return }
    moves[view] = nil
    append(row(of: run.last, count: run.count))
  }

  /// Whether an event is printed, and not as a part of a run.
  private func isPrintedAtOnce(_ event: ReplayEvent) -> Bool {
    guard options.show.includes(event) else { return false }
    return switch event {
    case .transition(let transition): transition.to != .changed
    case .action(let report): report.state != .changed
    case .view(let report): !report.change.isMove
    case .transform, .progress: false
    case .touch, .delivery, .event, .animation, .timer, .reset: true
    }
  }

  /// The row of the last of so many like changes.
  private func row(of report: ViewReport, count: Int) -> TextRow {
    let siblings = scene.views.count { $0.superview == scene.views[report.view].superview }
    let (action, details) = ViewText.words(for: report.change, siblings: siblings)
    return TextRow(
      time: report.time, subject: viewNames[report.view],
      action: count == 1 ? action : "… \(count) \(action)", details: details)
  }

  /// The row of an animation.
  func row(of report: AnimationReport) -> TextRow {
    let (action, details) = AnimationText.words(for: report)
    return TextRow(
      time: report.time, subject: viewNames[report.view], action: action,
      tone: report.event == .dropped ? .quiet : .plain, details: details)
  }
}

extension ViewReport.Change {
  /// Whether it is a step of a movement: these come in runs.
  fileprivate var isMove: Bool {
    switch self {
    case .center, .frame, .contentOffset: true
    case .transform, .hidden, .order, .string, .userInteractionEnabled: false
    }
  }

  /// Whether it is the next step of the movement that another one belongs to.
  fileprivate func continues(_ other: ViewReport.Change) -> Bool {
    switch (self, other) {
    case (.center, .center), (.frame, .frame), (.contentOffset, .contentOffset): true
    default: false
    }
  }
}

extension ReplayEvent {
  /// Whether a behavior did it to a view.
  fileprivate func isAboutBehavior(ofView view: Int) -> Bool {
    switch self {
    case .view(let report): report.view == view
    case .animation(let report): report.view == view
    case .touch, .transition, .action, .transform, .delivery, .event, .timer, .reset, .progress:
      false
    }
  }

  /// Whether a behavior set a view's transform.
  fileprivate var isTransform: Bool {
    if case .view(let report) = self, case .transform = report.change { true } else { false }
  }
}
