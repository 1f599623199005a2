import TouchstoneReports

/// Plays files, each thread by itself.
struct ReplayWorker: UnitWorker {
  private var settings: ReplaySettings
  private let files: FileContents
  /// Kept from file to file, with what its reporter has made for a scene.
  private var output: ReportOutput

  init(_ settings: ReplaySettings, files: FileContents) {
    self.settings = settings
    self.files = files
    output = settings.output(isPart: true)
  }

  /// Plays files until one of them ends everything.
  mutating func perform(_ inputs: [Input]) -> [ReplayFragment] {
    var fragments: [ReplayFragment] = []
    for input in inputs {
      let fragment = play(input)
      fragments.append(fragment)
      if fragment.failure != nil || fragment.status == .interrupted { break }
    }
    return fragments
  }

  private mutating func play(_ input: Input) -> ReplayFragment {
    var console = FragmentConsole(settings.surroundings, files: files)
    output.restart()
    var fragment = ReplayFragment()
    let replay = InputReplay(
      input, settings.running, observing: output.observation)
    do throws(CommandError) {
      fragment.status = try replay.run(&settings.scenes, to: &output, console: &console)
    } catch {
      fragment.failure = error
    }
    fragment.pieces = console.pieces
    return fragment
  }
}
