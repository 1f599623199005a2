package import SafeJSON

/// Where a value of a trace stands.
///
/// Nearly all places are never asked for: the path is put together when someone does.
package struct TracePlace: Equatable, Sendable {
  /// The way to it, whose last step is known: most ways share their first steps.
  private indirect enum Trail: Sendable {
    case key(Trail?, String)
    case index(Trail?, Int)
  }

  /// The line on which its event begins, from 1.
  package var line: Int
  /// Whether the line says where it is: in a stream, where each line is an event.
  package var isInStream: Bool
  /// Whether another recording comes before its own, so that the path alone is not enough.
  package var isBehindOthers: Bool
  private var trail: Trail?

  package init(line: Int, path: String, isInStream: Bool, isBehindOthers: Bool = false) {
    self.line = line
    trail = path.isEmpty ? nil : .key(nil, path)
    self.isInStream = isInStream
    self.isBehindOthers = isBehindOthers
  }

  /// The way to it, as `events[12].touches[0].x`; in a stream the line's own keys.
  package var path: String {
    var steps: [String] = []
    var rest = trail
    while let trail = rest {
      switch trail {
      case .key(nil, let key): (steps, rest) = (steps + [key], nil)
      case .key(let before, let key): (steps, rest) = (steps + [".\(key)"], before)
      case .index(let before, let index): (steps, rest) = (steps + ["[\(index)]"], before)
      }
    }
    return steps.reversed().joined()
  }

  /// A place below this one.
  func appending(_ key: String) -> TracePlace {
    var place = self
    place.trail = .key(trail, key)
    return place
  }

  /// An element of the array that stands here.
  func appending(index: Int) -> TracePlace {
    var place = self
    place.trail = .index(trail, index)
    return place
  }

  /// The place in front of a message: `file:12: touches[0].x` or `file: events[12].t`,
  /// or `file:57: events[12].t` behind other recordings.
  package func rendered(source: String) -> PlainText {
    let head: PlainText = isInStream || isBehindOthers ? "\(source):\(line)" : "\(source)"
    return path.isEmpty ? head : "\(head): \(path)"
  }

  package static func == (left: TracePlace, right: TracePlace) -> Bool {
    left.line == right.line && left.isInStream == right.isInStream
      && left.isBehindOthers == right.isBehindOthers && left.path == right.path
  }
}
