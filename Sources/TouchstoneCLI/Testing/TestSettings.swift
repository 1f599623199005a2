import TouchstoneChecks

/// What every thread needs to know to test traces.
struct TestSettings: Sendable {
  /// What the command line changes about how traces are played.
  var options = GoldenOptions()
  /// Whether a run without any trace is no failure.
  var allowsEmpty = false
  var tolerances = Tolerances()
  var surroundings = Surroundings()
  /// The folder that paths are meant from.
  var currentFolder = "/"
  /// How the work is cut into units; no result depends on it.
  var sizes = ReplaySizes()
}
