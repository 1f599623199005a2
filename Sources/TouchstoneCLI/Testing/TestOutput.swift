import SafeJSON
import TouchstoneChecks

/// Where a test run prints the result of each trace.
struct TestOutput {
  /// What was written for a file.
  enum Kept: Equatable {
    case nothing
    /// A result that waits for a decision.
    case pending(String)
    /// A golden.
    case accepted(String)
  }

  private let printer: CheckPrinter
  private let isQuiet: Bool
  private let failsForOrphans: Bool
  private var reports: ReportFiles
  private var artifacts: ArtifactFolder?
  private(set) var totals = CheckTotals()
  private var orphans = 0
  private var pendingCount = 0
  private var bytes: [UInt8] = []
  /// Whether a file could not be written or removed.
  private var hasFailedToWrite = false

  init(
    _ printer: CheckPrinter, isQuiet: Bool, failsForOrphans: Bool, reports: ReportFiles,
    artifacts: ArtifactFolder?
  ) {
    self.printer = printer
    self.isQuiet = isQuiet
    self.failsForOrphans = failsForOrphans
    self.reports = reports
    self.artifacts = artifacts
  }

  /// What the run ends with: what cannot be written weighs more than what cannot be read, and that more than
  /// a difference.
  var status: ExitStatus {
    if hasFailedToWrite { return .cannotWrite }
    if totals.broken > 0 { return .badInput }
    let differs = totals.failed > 0 || totals.new > 0 || failsForOrphans && orphans > 0
    return differs ? .different : .done
  }

  /// Tells of a file.
  mutating func add(
    _ file: TestedFile, _ kept: Kept, to console: inout some Console
  ) throws(CommandError) {
    for message in file.messages {
      try write(to: &console)
      console.warn(message)
    }
    for tested in kept == .accepted(file.place.path) ? file.acceptedCases : file.cases {
      totals.count(tested.checked.outcome)
      printer.append(tested.checked, tested.differences, to: &bytes)
      do throws(OutputError) {
        try reports.add(tested.checked, console: &console)
      } catch {
        throw .output(error)
      }
    }
    // What was accepted needs no review.
    if case .accepted = kept {} else { addArtifacts(of: file, &console) }
    switch kept {
    case .nothing: break
    case .pending(let path):
      pendingCount += 1
      printer.append(written: path, isAccepted: false, to: &bytes)
    case .accepted(let path): printer.append(written: path, isAccepted: true, to: &bytes)
    }
    try write(to: &console)
  }

  /// Notes that a file could not be written or removed: the others are tested all the same.
  mutating func fail(_ error: OutputError, _ console: inout some Console) {
    hasFailedToWrite = true
    console.warn("touchstone: \(error.message)")
  }

  private mutating func addArtifacts(of file: TestedFile, _ console: inout some Console) {
    do throws(OutputError) {
      try artifacts?.add(file)
    } catch {
      fail(error, &console)
    }
  }

  /// Tells of a golden or a pending result without a trace.
  mutating func add(orphan path: String, isDeleted: Bool) {
    if !isDeleted { orphans += 1 }
    printer.append(orphan: path, isDeleted: isDeleted, to: &bytes)
  }

  /// Tells how it all came out.
  mutating func finish(_ console: inout some Console) throws(CommandError) {
    printer.append(totals, orphans: orphans, pending: pendingCount, to: &bytes)
    try write(to: &console)
    // Reports of half a run would look like those of a whole one.
    guard !console.isInterrupted else { return }
    do throws(OutputError) {
      try reports.finish(totals, console: &console)
    } catch {
      throw .output(error)
    }
  }

  private mutating func write(to console: inout some Console) throws(CommandError) {
    defer { bytes.removeAll(keepingCapacity: true) }
    guard !isQuiet, !bytes.isEmpty else { return }
    try console.print(bytes)
  }
}
