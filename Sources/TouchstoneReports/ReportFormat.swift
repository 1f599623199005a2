/// The forms in which a replay is reported.
package enum ReportFormat: CaseIterable, Sendable {
  /// One JSON object a line.
  case ndjson

  /// The name on the command line.
  package var name: StaticString {
    switch self {
    case .ndjson: "ndjson"
    }
  }

  /// A reporter of this form.
  ///
  /// A fragment is made where recordings are replayed apart from each other: it is not framed as a
  /// document, and a reporter that is no fragment takes it over with `append(fragment:into:)`.
  package func reporter(_ options: ReportOptions, isFragment: Bool = false) -> any Reporter {
    switch self {
    case .ndjson: NDJSONReporter(options)
    }
  }
}
