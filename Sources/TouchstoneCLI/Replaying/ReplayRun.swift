import TouchstoneReports

/// The work of `replay`: plays what may grow, what is large and what is alone on the calling thread,
/// spreads other files over threads, and prints everything in the order of the inputs.
struct ReplayRun {
  private var settings: ReplaySettings
  private let files: FileContents
  private let map: OrderedMap<ReplayWorker>
  private var output: ReportOutput
  private var status = ExitStatus.done
  /// Files that are no unit of work yet.
  private var gathered: FileGatherer

  init(_ settings: ReplaySettings, jobs: Int, files: FileContents) {
    self.settings = settings
    self.files = files
    gathered = FileGatherer(settings.sizes)
    output = settings.output(isPart: false)
    map = OrderedMap(jobs: jobs) { ReplayWorker(settings, files: files) }
  }

  /// Plays everything in the inputs.
  mutating func run(
    _ inputs: InputWalk, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    defer { map.stop() }
    var inputs = inputs
    if let first = inputs.next() {
      let second = inputs.next()
      // One file alone is printed as it is played.
      try second == nil ? play(first, &console) : add(first, &console)
      if let second, status != .interrupted { try add(second, &console) }
    }
    while status != .interrupted, !console.isInterrupted, let input = inputs.next() {
      try add(input, &console)
    }
    try submit(&console)
    try drain(&console)
    try output.finish(&console)
    return console.isInterrupted ? .interrupted : status
  }

  private mutating func add(
    _ input: Input, _ console: inout some Console
  ) throws(CommandError) {
    guard let size = size(input), size <= settings.sizes.largestFile else {
      try submit(&console)
      try drain(&console)
      return try play(input, &console)
    }
    if gathered.add(input, size: size) { try submit(&console) }
  }

  /// The size of a regular file.
  private func size(_ input: Input) -> Int? {
    switch input {
    case .file(let path), .found(let path): files.size(path)
    case .standardInput, .unreadable: nil
    }
  }

  /// Plays an input and prints as it comes.
  private mutating func play(
    _ input: Input, _ console: inout some Console
  ) throws(CommandError) {
    guard status != .interrupted, !console.isInterrupted else { return }
    let replay = InputReplay(
      input, settings.running, observing: output.observation)
    note(try replay.run(&settings.scenes, to: &output, console: &console))
  }

  private mutating func note(_ result: ExitStatus) {
    if result != .done { status = result }
  }

  // MARK: Units

  private mutating func submit(_ console: inout some Console) throws(CommandError) {
    guard status != .interrupted, !console.isInterrupted, let unit = gathered.take() else { return }
    while map.isFull, let fragments = map.next() { try take(fragments, &console) }
    map.submit(unit)
    while let fragments = map.nextIfReady() { try take(fragments, &console) }
  }

  /// Waits for all that is on its way, and prints it.
  private mutating func drain(_ console: inout some Console) throws(CommandError) {
    while let fragments = map.next() { try take(fragments, &console) }
  }

  private mutating func take(
    _ fragments: [ReplayFragment], _ console: inout some Console
  ) throws(CommandError) {
    // Behind a file that SIGINT cut off, nothing is printed.
    for fragment in fragments where status != .interrupted {
      try output.append(fragment, to: &console)
      note(fragment.status)
    }
  }
}
