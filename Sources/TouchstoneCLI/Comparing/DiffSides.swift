import SafeJSON
import TouchstoneChecks
import TouchstoneReports
import TouchstoneTraces

/// The two sides of a comparison: results are read, traces are played.
struct DiffSides {
  /// What a side is before it is compared.
  private enum Content {
    case results([ResultRecording], GoldenSettings?)
    case trace([UInt8])
  }

  private struct Side {
    var input: Input
    var content: Content
    var options: GoldenOptions
  }

  private var left: Side
  private var right: Side
  private let surroundings: Surroundings
  private let files: FileContents
  /// Warnings of the replays.
  private(set) var messages: [PlainText] = []
  /// Whether a trace is broken.
  private(set) var isBroken = false

  /// Reads what the options name.
  init(_ options: DiffCommand.Options, console: inout some Console) throws(CommandError) {
    surroundings = console.surroundings
    files = console.fileContents
    let (first, second) = try Self.options(options)
    guard options.paths != ["-", "-"] else {
      throw .usage(.conflict("standard input can be one side only"))
    }
    let input = Self.input(options.paths[0])
    left = Side(input: input, content: try Self.content(input, &console), options: first)
    right = left
    right.options = second
    if options.paths.count > 1 {
      right.input = Self.input(options.paths[1])
      right.content = try Self.content(right.input, &console)
    } else if case .results = left.content {
      throw .usage(.conflict("'\(input.path)' is a result; name another one to compare it with"))
    }
    try takeOverOptions()
  }

  /// The results of both sides, recording by recording.
  mutating func results() throws(CommandError) -> ([ResultRecording], [ResultRecording]) {
    (try results(left), try results(right))
  }

  // MARK: Options

  private static func options(
    _ options: DiffCommand.Options
  ) throws(CommandError) -> (GoldenOptions, GoldenOptions) {
    var left = GoldenOptions()
    left.running = options.running
    left.show = options.show
    var right = left
    let hasAgainst = options.againstScene != nil || !options.againstSet.isEmpty
    if hasAgainst {
      right.running.scene = options.againstScene ?? left.running.scene
      if !options.againstSet.isEmpty { right.running.overrides.set = options.againstSet }
    } else if options.paths.count == 1 {
      // One trace with changes against the same as it is.
      guard left.running.scene != nil || !left.running.overrides.set.isEmpty else {
        throw .usage(
          .conflict(
            "one trace needs something to be compared with: another one, '--set', '--scene', "
              + "'--against-set' or '--against-scene'"))
      }
      right.running.scene = nil
      right.running.overrides.set = []
    }
    return (left, right)
  }

  /// A trace beside a result is played as that was made.
  private mutating func takeOverOptions() throws(CommandError) {
    switch (left.content, right.content) {
    case (.results(let results, let settings), .trace):
      try Self.takeOver(results, settings, left.input, &right.options)
    case (.trace, .results(let results, let settings)):
      try Self.takeOver(results, settings, right.input, &left.options)
    case (.results, .results), (.trace, .trace): break
    }
  }

  private static func takeOver(
    _ results: [ResultRecording], _ settings: GoldenSettings?, _ input: Input,
    _ options: inout GoldenOptions
  ) throws(CommandError) {
    guard let settings else {
      if options.show.isEmpty { options.show = ShownKind.kinds(in: Show(ofLinesIn: results)) }
      return
    }
    do throws(UsageError) {
      let place = GoldenPlace(named: input.path) ?? GoldenPlace(ofTrace: input.path)
      options = try GoldenOptions(settings, of: place).changed(by: options)
    } catch {
      throw .broken("\(input.messageName):1: \(error.message)")
    }
  }

  // MARK: Content

  private static func input(_ path: String) -> Input { path == "-" ? .standardInput : .file(path) }

  private static func content(
    _ input: Input, _ console: inout some Console
  ) throws(CommandError) -> Content {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try console.contents(of: input)
    } catch {
      throw .input(error)
    }
    guard InputKind(of: MemorySource(bytes)) == .result else { return .trace(bytes) }
    var reader = ResultReader(MemorySource(bytes))
    do throws(ResultError) {
      let results = try reader.all()
      return .results(results, reader.settings)
    } catch {
      throw .broken(error.rendered(source: input.messageName))
    }
  }

  private mutating func results(_ side: Side) throws(CommandError) -> [ResultRecording] {
    switch side.content {
    case .results(let results, _): return results
    case .trace(let bytes):
      let contents = FileContents(
        size: files.size,
        read: { [files] (path, target) throws(InputError) in
          if path == side.input.path { target += bytes } else { try files.read(path, &target) }
        })
      var console = FragmentConsole(surroundings, files: contents)
      var scenes = try SceneLoader.source(
        side.options.running, namesFolder: false, console: &console)
      let played = try PlayedFile(
        side.input, side.options.running, show: side.options.shown, &scenes, console)
      messages += played.messages
      if played.status != .done { isBroken = true }
      var reader = ResultReader(MemorySource(played.bytes))
      do throws(ResultError) {
        return try reader.all()
      } catch {
        throw .fault(error.rendered(source: "the result of '\(side.input.path)'").text)
      }
    }
  }
}
