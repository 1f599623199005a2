import SafeJSON
import TouchstoneChecks

/// The work of `test`: spreads the traces over threads, prints in their order what came of them,
/// and keeps goldens and pending results.
struct TestRun {
  /// What happens to results that are not what the goldens say.
  enum Keeping: Equatable {
    /// They are written beside the goldens, for review.
    case pending
    /// They take the goldens' place.
    case accept
    /// Nothing is written.
    case nothing
  }

  private let settings: TestSettings
  private let keeping: Keeping
  private let map: OrderedMap<TestWorker>
  private var output: TestOutput
  private var gathered: FileGatherer
  private let files: FileContents

  init(
    _ settings: TestSettings, jobs: Int, keeping: Keeping, output: TestOutput, files: FileContents
  ) {
    self.settings = settings
    self.keeping = keeping
    self.output = output
    self.files = files
    gathered = FileGatherer(settings.sizes)
    map = OrderedMap(jobs: jobs) { TestWorker(settings, files: files) }
  }

  /// How many recordings were tested.
  var count: Int { output.totals.sum }

  /// Tests everything in the inputs.
  mutating func run(
    _ inputs: InputWalk, orphans: [String], deletesOrphans: Bool, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    defer { map.stop() }
    for input in inputs where !console.isInterrupted {
      if gathered.add(input, size: files.size(input.path) ?? 0) { try submit(&console) }
    }
    try submit(&console)
    while let tested = map.next() { try take(tested, &console) }
    if !console.isInterrupted {
      for path in orphans {
        var isDeleted = false
        do throws(OutputError) {
          if deletesOrphans { try Self.remove(path) }
          isDeleted = deletesOrphans
        } catch {
          output.fail(error, &console)
        }
        output.add(orphan: path, isDeleted: isDeleted)
      }
    }
    try output.finish(&console)
    if console.isInterrupted { return .interrupted }
    let status = output.status
    guard count == 0, !settings.allowsEmpty else { return status }
    console.warn("touchstone: there was no trace to test; '--allow-empty' allows that")
    return status == .done ? .different : status
  }

  private mutating func submit(_ console: inout some Console) throws(CommandError) {
    guard !console.isInterrupted, let unit = gathered.take() else { return }
    while map.isFull, let tested = map.next() { try take(tested, &console) }
    map.submit(unit)
    while let tested = map.nextIfReady() { try take(tested, &console) }
  }

  private mutating func take(
    _ tested: [TestedFile], _ console: inout some Console
  ) throws(CommandError) {
    for file in tested where !file.isInterrupted {
      if let failure = file.failure { throw failure }
      var kept = TestOutput.Kept.nothing
      do throws(OutputError) {
        kept = try keep(file)
      } catch {
        output.fail(error, &console)
      }
      try output.add(file, kept, to: &console)
    }
  }

  // MARK: Goldens

  /// Writes what is to be written for a file, and says what that was.
  private func keep(_ file: TestedFile) throws(OutputError) -> TestOutput.Kept {
    let place = file.place
    switch (keeping, file.golden) {
    case (.nothing, _), (_, .unknown): return .nothing
    case (.pending, .current), (.pending, .respelled), (.accept, .current):
      // What waited for a decision is as the golden again.
      if System.kind(of: place.pending) == .file { try Self.remove(place.pending) }
      return .nothing
    case (.pending, .missing), (.pending, .outdated):
      try AtomicFile.write(file.proposal, to: place.pending)
      return .pending(place.pending)
    case (.accept, .missing), (.accept, .outdated), (.accept, .respelled):
      try AtomicFile.write(file.proposal, to: place.path)
      if System.kind(of: place.pending) == .file { try Self.remove(place.pending) }
      return .accepted(place.path)
    }
  }

  private static func remove(_ path: String) throws(OutputError) {
    do throws(SystemError) {
      try System.remove(path)
    } catch {
      throw .failed(name: "'\(path)'", reason: error.reason)
    }
  }
}
