import SafeJSON
import Touchstone

extension JSONNames {
  /// The most bytes that the object of an event takes.
  func mostBytes(of event: ReplayEvent, _ labels: (TouchID) -> TouchLabel) -> Int {
    // The words take less than 512 bytes; an animation of a transform has the most numbers.
    let most = 512 + 16 * NumberText.mostBytes + 4 * mostBytesOfName
    // What surrounds a name takes less than 64 bytes.
    let entry = mostBytesOfName + 64
    return switch event {
    case .touch(let report): most + labels(report.id).mostBytes + report.hitTest.count * entry
    case .delivery(let report):
      most + report.chain.count * entry
        + report.touches.reduce(0) { $0 + labels($1).mostBytes + 1 }
    case .event(let report): most + report.chain.count * entry
    case .view(let report): most + report.change.mostBytes
    default: most
    }
  }
}

extension TouchLabel {
  fileprivate var mostBytes: Int {
    switch self {
    case .number: NumberText.mostBytes
    case .name(let name): name.mostBytesInJSON
    }
  }
}

extension ViewReport.Change {
  fileprivate var mostBytes: Int {
    if case .string(let string) = self { string.mostBytesInJSON } else { 0 }
  }
}

extension String {
  /// An escape takes at most six bytes; and the quotes.
  fileprivate var mostBytesInJSON: Int { 6 * utf8.count + 2 }
}
