import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// What every thread needs to know to play inputs and to report that.
struct ReplaySettings: Sendable {
  var running: RunningOptions
  var scenes: SceneSource
  var surroundings: Surroundings
  var format: ReportFormat
  var reporting: ReportOptions
  /// How the work is cut into units; no result depends on it.
  var sizes = ReplaySizes()

  /// The way of the report to standard output, or of a part of it to where that is put together.
  func output(isPart: Bool) -> ReportOutput {
    ReportOutput(format.reporter(reporting), isPart: isPart, isQuiet: running.isQuiet)
  }
}

/// How many files are given to a thread at a time.
struct ReplaySizes: Sendable {
  var files = 4
  /// How many bytes they have together, about.
  var bytes = 1 << 18
  /// Larger files are played one by one, each with all its output as it comes: nothing keeps that.
  var largestFile = 1 << 22
}
