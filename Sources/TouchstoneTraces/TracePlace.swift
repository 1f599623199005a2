/// Where a value of a trace stands.
///
/// Nearly all places are never asked for: the path is put together when someone does.
package struct TracePlace: Equatable, Sendable {
  /// One step of a path.
  private enum Step: Sendable {
    case key(String)
    case index(Int)
  }

  /// The line on which its event begins, from 1.
  package var line: Int
  /// Whether the line tells where it is: in a stream, where each line is an event.
  package var isInStream: Bool
  /// Whether another recording comes before its own, so that the path alone does not tell.
  package var isBehindOthers: Bool
  private var stem: String
  private var steps: (Step?, Step?, Step?)

  package init(line: Int, path: String, isInStream: Bool, isBehindOthers: Bool = false) {
    self.line = line
    stem = path
    self.isInStream = isInStream
    self.isBehindOthers = isBehindOthers
  }

  /// The way to it, as `events[12].touches[0].x`; in a stream the line's own keys.
  package var path: String {
    var path = stem
    for step in [steps.0, steps.1, steps.2] {
      switch step {
      case nil: break
      case .index(let index): path += "[\(index)]"
      case .key(let key): path += path.isEmpty ? key : ".\(key)"
      }
    }
    return path
  }

  /// A place below this one.
  func appending(_ key: String) -> TracePlace { appending(.key(key)) }

  /// An element of the array that stands here.
  func appending(index: Int) -> TracePlace { appending(.index(index)) }

  private func appending(_ step: Step) -> TracePlace {
    var place = self
    if steps.0 == nil {
      place.steps.0 = step
    } else if steps.1 == nil {
      place.steps.1 = step
    } else if steps.2 == nil {
      place.steps.2 = step
    } else {
      place.stem = path
      place.steps = (step, nil, nil)
    }
    return place
  }

  /// The place in front of a message: `file:12: touches[0].x` or `file: events[12].t`,
  /// or `file:57: events[12].t` behind other recordings.
  package func rendered(source: String) -> String {
    let head = isInStream || isBehindOthers ? "\(source):\(line)" : source
    return path.isEmpty ? head : "\(head): \(path)"
  }

  package static func == (left: TracePlace, right: TracePlace) -> Bool {
    left.line == right.line && left.isInStream == right.isInStream
      && left.isBehindOthers == right.isBehindOthers && left.path == right.path
  }
}
