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

  /// What the engine tells: where nothing is printed, nothing at all.
  var observation: Observation {
    running.isQuiet ? .noTransitions : reporting.show.observation
  }

  /// The way of the report to standard output, or of a part of it to where that is put together.
  func output(isFragment: Bool) -> ReportOutput {
    var reporting = reporting
    // Files whose output is kept until its turn comes are so small that memory holds all of it.
    if isFragment { reporting.spooling = nil }
    return ReportOutput(
      format.reporter(reporting, isFragment: isFragment), isQuiet: running.isQuiet)
  }
}

/// How many files are given to a thread at a time.
struct ReplaySizes: Sendable {
  var files = 4
  /// How many bytes they have together, about.
  var bytes = 1 << 18
  /// Larger files are played one by one, each with all its output as it comes: nobody keeps that.
  var largestFile = 1 << 22
  /// How much of what is told at the end of a recording is kept in memory.
  var spooling = Spooling.Sizes()
}
