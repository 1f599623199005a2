import TouchstoneTraces

/// The scenes of the options that were asked for last: most files of a run have the same.
struct SceneCache {
  private var last: (options: RunningOptions, source: SceneSource)?

  /// The scenes for options. Goldens call them by their names: folders differ.
  func source(
    _ options: RunningOptions, _ console: FragmentConsole
  ) throws(CommandError) -> SceneSource {
    if let last, last.options == options { return last.source }
    var console = console
    return try SceneLoader.source(options, namesFolder: false, console: &console)
  }

  /// Keeps scenes with what has been learned of them.
  mutating func keep(_ source: SceneSource, _ options: RunningOptions) {
    last = (options, source)
  }
}
