package import TouchstoneChecks

/// The reports of a test run, each on its way to its file. A file is there when its report is
/// complete: an interrupted run leaves the old one, or none.
package struct ReportFiles {
  /// A report and its file; no file means standard output.
  private struct Destination {
    var report: any CheckReport
    let file: AtomicFile?
  }

  private var destinations: [Destination] = []

  /// Opens the files, so that a run does not fail when it is over.
  package init(_ targets: [ReportTarget]) throws(CommandError) {
    if let conflict = ReportTarget.conflict(in: targets) { throw .usage(conflict) }
    for target in targets {
      do throws(OutputError) {
        let file: AtomicFile? =
          if let path = target.path { try AtomicFile(replacing: path) } else { nil }
        destinations.append(Destination(report: target.form.report, file: file))
      } catch {
        throw .output(error)
      }
    }
  }

  /// Adds the next case.
  package mutating func add(
    _ checked: CheckedCase, console: inout some Console
  ) throws(OutputError) {
    for index in destinations.indices {
      var bytes: [UInt8] = []
      destinations[index].report.add(checked, into: &bytes)
      try write(bytes, to: destinations[index].file, console: &console)
    }
  }

  /// Completes all reports and gives the files their names. Where one cannot be written, the others
  /// are.
  package mutating func finish(
    _ totals: CheckTotals, console: inout some Console
  ) throws(OutputError) {
    var failure: OutputError?
    for index in destinations.indices {
      do {
        var bytes: [UInt8] = []
        destinations[index].report.finish(totals, into: &bytes)
        try write(bytes, to: destinations[index].file, console: &console)
        try destinations[index].file?.commit()
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  private func write(
    _ bytes: [UInt8], to file: AtomicFile?, console: inout some Console
  ) throws(OutputError) {
    if bytes.isEmpty { return }
    if let file { try file.write(bytes) } else { try console.write(bytes) }
  }
}
