import SafeJSON
import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// All recordings of one input: reads, plays, reports, and goes on behind broken ones.
struct InputReplay {
  private let input: Input
  private let options: RunningOptions
  private let observation: Observation
  private let source: String
  private let hearBegin: (RecordingHeader) throws(CommandError) -> Void
  private var index = 0
  private var current: RecordingReplay?

  /// A replay of an input that results call `source`, or by its path. `hearBegin` is told of each
  /// recording, and may refuse it.
  init(
    _ input: Input, _ options: RunningOptions, observing observation: Observation,
    source: String? = nil,
    hearBegin: @escaping (RecordingHeader) throws(CommandError) -> Void = { _ in }
  ) {
    self.input = input
    self.options = options
    self.observation = observation
    self.source = source ?? input.path
    self.hearBegin = hearBegin
  }

  /// Plays everything in the input. Returns `badInput` when something in it is broken. Scenes that it
  /// has read are kept for the next one.
  mutating func run<Terminal: Console>(
    _ scenes: inout SceneSource, to output: inout ReportOutput, console: inout Terminal
  ) throws(CommandError) -> ExitStatus {
    let bytes: Terminal.Source
    do throws(InputError) {
      bytes = try console.open(input)
    } catch {
      output.fail(ReportedError(source: source, message: error.message))
      try output.write(to: &console)
      console.warn("touchstone: \(error.message)\n")
      return .badInput
    }
    var reader = TraceReader(
      bytes, scenes: scenes, isStrict: options.isStrict,
      lane: console.surroundings.lane,
      imports: options.imports)
    defer { scenes = reader.scenes }
    var status = ExitStatus.done
    var frame = Frame(time: .zero)
    while !console.isInterrupted {
      while !console.isInterrupted, reader.nextPlainFrameInMemory(into: &frame) {
        guard let news = current?.play(frame), news >= output.eventsAtOnce else { continue }
        try current?.report(to: &output, &console) { reader.name(of: $0) }
      }
      // The rest is told before anybody waits for more input.
      try current?.report(to: &output, &console) { reader.name(of: $0) }
      if console.isInterrupted { break }
      if reader.readPlainFrame(into: &frame) {
        _ = current?.play(frame)
        try current?.report(to: &output, &console) { reader.name(of: $0) }
        continue
      }
      switch next(&reader) {
      case .success(nil): return status
      case .success(let item?): try take(item, reader.names, &output, &console)
      case .failure(let error) where !console.isInterrupted:
        if try isFault(error, &output, &console) { status = .badInput }
      case .failure: break
      }
      try output.write(to: &console)
    }
    return .interrupted
  }

  private func next(
    _ reader: inout TraceReader
  ) -> Result<TraceItem?, TraceError> {
    do throws(TraceError) {
      return .success(try reader.next())
    } catch {
      return .failure(error)
    }
  }

  private mutating func take(
    _ item: TraceItem, _ names: TouchNames, _ output: inout ReportOutput,
    _ console: inout some Console
  ) throws(CommandError) {
    switch item {
    case .began(let header):
      try hearBegin(header)
      output.begin(
        ReportedRecording(
          index: index, name: header.name, source: source, format: header.format,
          sceneName: header.sceneName,
          scene: header.scene))
      index += 1
      current = RecordingReplay(header.scene, observing: observation)
    case .frame(let frame):
      _ = current?.play(frame)
      try current?.report(to: &output, &console) { names.name(of: $0) }
    // Where nothing happens at the end, nothing is repaired there.
    case .repaired(let repair) where repair.code == .cancelledAtEnd && options.atEnd == .stop:
      break
    case .repaired(let repair):
      current?.note(repair)
      try output.write(to: &console)
      console.warn(repair.rendered(source: input.messageName) + "\n")
    case .ended:
      try current?.finish(options.atEnd, names, to: &output, &console)
      current = nil
    }
  }

  /// Tells of an error, unless it says that a file found in a folder is no trace at all, or that the
  /// command line does not fit the scene.
  private mutating func isFault(
    _ error: TraceError, _ output: inout ReportOutput, _ console: inout some Console
  ) throws(CommandError) -> Bool {
    if case .scene(let error) = error { throw .usage(.conflict(error.description)) }
    let message = error.rendered(source: input.messageName)
    if input.isPassedOver(error, hasBegun: current != nil) {
      console.warn(Input.passingOver(error, input.messageName))
      return false
    }
    output.fail(
      ReportedError(
        source: source, line: error.line, column: error.column, path: error.path,
        message: error.message))
    current = nil
    try output.write(to: &console)
    console.warn(message + "\n")
    return true
  }
}

extension Input {
  /// What stands in front of messages about a place in it.
  var messageName: String {
    self == .standardInput ? "standard input" : path
  }
}
