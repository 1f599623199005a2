/// Where a value of a trace stands.
package struct TracePlace: Equatable, Sendable {
  /// The line on which its event begins, from 1.
  package var line: Int
  /// The way to it, as `events[12].touches[0].x`; in a stream the line's own keys.
  package var path: String
  /// Whether the line tells where it is: in a stream, where each line is an event.
  package var isInStream: Bool
  /// Whether another recording comes before its own, so that the path alone does not tell.
  package var isBehindOthers: Bool

  package init(line: Int, path: String, isInStream: Bool, isBehindOthers: Bool = false) {
    self.line = line
    self.path = path
    self.isInStream = isInStream
    self.isBehindOthers = isBehindOthers
  }

  /// A place below this one.
  func appending(_ key: String) -> TracePlace {
    var place = self
    place.path = path.isEmpty ? key : key.hasPrefix("[") ? path + key : "\(path).\(key)"
    return place
  }

  /// The place in front of a message: `file:12: touches[0].x` or `file: events[12].t`,
  /// or `file:57: events[12].t` behind other recordings.
  func rendered(source: String) -> String {
    let head = isInStream || isBehindOthers ? "\(source):\(line)" : source
    return path.isEmpty ? head : "\(head): \(path)"
  }
}
