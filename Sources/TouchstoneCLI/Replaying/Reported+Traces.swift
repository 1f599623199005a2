import TouchstoneReports
import TouchstoneTraces

extension ReportedError {
  /// An error of a trace as reports print it.
  init(_ error: TraceError, source: String) {
    self.init(
      source: source, line: error.line, column: error.column, path: error.path,
      message: error.message)
  }
}

extension ReportedRepair {
  /// A repair as reports print it: by line in a stream, by path in a document.
  init(_ repair: Repair) {
    let place = repair.place
    self.init(
      code: repair.code.rawValue,
      path: place.isInStream || place.path.isEmpty ? nil : place.path,
      line: place.isInStream ? place.line : nil, message: repair.message)
  }
}
