/// The forms in which a replay is reported.
public enum ReportFormat: CaseIterable, Sendable {
  /// For people.
  case text
  /// One JSON object a line.
  case ndjson
  /// One JSON document.
  case json

  /// The name on the command line.
  package var name: StaticString {
    switch self {
    case .text: "text"
    case .ndjson: "ndjson"
    case .json: "json"
    }
  }

  /// A reporter of this form.
  package func reporter(_ options: ReportOptions) -> any Reporter {
    switch self {
    case .text: TextReporter(options)
    case .ndjson: NDJSONReporter(options)
    case .json: JSONReporter(options)
    }
  }
}
