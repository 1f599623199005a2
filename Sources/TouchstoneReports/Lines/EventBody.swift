import SafeJSON
import Touchstone

/// The JSON object of an event from its time on: what follows the type and the sequence number.
///
/// One is kept for a whole recording, so that an event allocates nothing.
struct EventBody {
  /// The text of the event that was written last.
  var bytes: [UInt8] = []
  let names: JSONNames

  init(_ names: JSONNames) {
    self.names = names
  }

  /// Writes an event, in place of the last one.
  mutating func write(_ event: ReplayEvent, labels: (TouchID) -> TouchLabel) {
    bytes.removeAll(keepingCapacity: true)
    switch event {
    // `EventLines` writes the first two, and stories the third.
    case .transition, .transform, .progress: break
    case .touch(let report): write(report, labels)
    case .delivery(let report): write(report, labels)
    case .action(let report): write(report)
    case .timer(let report): write(report)
    case .event(let report): write(report)
    case .view(let report): write(report)
    case .animation(let report): write(report)
    case .reset(let report):
      write(report.time)
      write(recognizer: report.recognizer)
    }
    bytes.append("}")
  }

  // MARK: Members

  mutating func write(_ time: Timestamp) {
    bytes.append(",\"t\":")
    bytes.append(seconds: time.nanoseconds)
  }

  mutating func write(recognizer: Int) {
    bytes.append(",\"recognizer\":")
    bytes += names.recognizers[recognizer]
  }

  /// Writes a view's name, or null.
  mutating func write(view: Int?) {
    bytes.append(",\"view\":")
    writeName(ofView: view)
  }

  mutating func writeName(ofView view: Int?) {
    guard let view else { return bytes.append("null") }
    bytes += names.views[view]
  }

  mutating func write(location: Point2D) {
    bytes.append(",\"location\":")
    writePair(location.x, location.y, decimals: Decimals.points)
  }

  mutating func writePair(_ x: Double, _ y: Double, decimals: Int) {
    bytes.append("{\"x\":")
    bytes.appendText(addingCapacity: 3 * NumberText.mostBytes) {
      $0.appendPair(x, y, decimals: decimals)
    }
  }

  mutating func write(_ label: TouchLabel) {
    switch label {
    case .number(let number): NumberText.append(number, to: &bytes)
    case .name(let name): write(string: name)
    }
  }

  mutating func write(string: String) {
    var writer = JSONWriter()
    writer.string(string)
    bytes += writer.bytes
  }
}
