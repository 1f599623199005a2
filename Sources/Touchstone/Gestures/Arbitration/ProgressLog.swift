/// What is noted of an item for those who want to know how far recognizers have come.
struct ProgressLog {
  /// What there is to report.
  var reports: [ProgressReport] = []
  /// The recognizers that had decided nothing when the item started, or that joined in it.
  var undecided: [Int] = []

  /// Starts the next item.
  mutating func begin() {
    reports.removeAll(keepingCapacity: true)
    undecided.removeAll(keepingCapacity: true)
  }

  /// Whether it is noted how a recognizer stands to a limit.
  func holds(_ limit: GestureLimit, of recognizer: Int) -> Bool {
    reports.contains { $0.isAbout(limit, of: recognizer) }
  }

  /// Notes the limit that a recognizer decided by, in place of what was noted of it before.
  mutating func decide(_ limit: GestureLimit, of recognizer: Int, at time: Timestamp) {
    reports.removeAll { $0.isAbout(limit, of: recognizer) }
    reports.append(
      ProgressReport(time: time, recognizer: recognizer, progress: .limit(limit)))
  }
}

extension ProgressReport {
  fileprivate func isAbout(_ limit: GestureLimit, of index: Int) -> Bool {
    guard recognizer == index, case .limit(let own) = progress else { return false }
    return own.isSameLimit(as: limit)
  }
}
