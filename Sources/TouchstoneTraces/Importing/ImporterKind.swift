import SafeJSON

/// The importer of a format as a value: what is known of it, and how one is made.
struct ImporterKind {
  let shape: ImportShape
  let fileEndings: () -> [String]
  /// What is wrong with an input that is no JSON, if that can be said better than by the place.
  let problem: (JSONError) -> String?
  let make: (ImportOptions) -> AnyImporter

  init<Importer: TraceImporter>(_ type: Importer.Type) {
    shape = type.shape
    fileEndings = { Importer.fileEndings }
    problem = { Importer.problem(with: $0) }
    make = { ImporterBox(Importer($0)) }
  }
}

/// An importer of any format. Embedded Swift has no values of protocols, so it is a class.
class AnyImporter {
  func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {}
  func finish(into recording: inout ImportedRecording) throws(TraceError) {}
  func breakOff(into recording: inout ImportedRecording) throws(TraceError) {}
}

private final class ImporterBox<Importer: TraceImporter>: AnyImporter {
  private var importer: Importer

  init(_ importer: Importer) {
    self.importer = importer
  }

  override func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    try importer.read(record, into: &recording)
  }

  override func finish(into recording: inout ImportedRecording) throws(TraceError) {
    try importer.finish(into: &recording)
  }

  override func breakOff(into recording: inout ImportedRecording) throws(TraceError) {
    try importer.breakOff(into: &recording)
  }
}
