import Touchstone

/// A way to write a recording down as a native trace.
enum TraceForm: CaseIterable {
  case document, lines, rowsOfADocument, rowsAsLines

  /// The text of a trace without a scene.
  func text(of frames: [Frame]) -> String {
    let events = frames.map { frame in
      "{\"t\":\(time(frame)),\"touches\":[\(frame.samples.map(fields).map(braced).joined(separator: ","))]}"
    }
    let rows = frames.flatMap { frame in
      frame.samples.map { braced("\"t\":\(time(frame)),\(fields(of: $0))") }
    }
    switch self {
    case .document: return "{\"events\":[\(events.joined(separator: ","))]}"
    case .lines:
      return (["{\"format\":\"touchstone-trace\",\"version\":1}"] + events).joined(separator: "\n")
    case .rowsOfADocument: return "{\"touches\":[\(rows.joined(separator: ",\n"))]}"
    case .rowsAsLines: return rows.joined(separator: "\r\n") + "\n"
    }
  }

  private func braced(_ fields: String) -> String { "{\(fields)}" }

  /// Seconds with all nine decimals.
  private func time(_ frame: Frame) -> String {
    let (seconds, rest) = frame.time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return "\(seconds)." + "\(1_000_000_000 + rest)".dropFirst()
  }

  private func fields(of sample: TouchSample) -> String {
    "\"id\":\(sample.id.rawValue),\"phase\":\"\(sample.phase.name)\","
      + "\"x\":\(sample.location.x),\"y\":\(sample.location.y)"
  }
}
