import SafeJSON
import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// All recordings of one input: reads, plays, reports, and goes on behind broken ones.
struct InputReplay {
  let input: Input
  let options: RunningOptions
  let observation: Observation
  /// What results call the input.
  let source: String
  /// Whether an input that cannot be read is thrown, and not reported as a result.
  private let throwsReadErrors: Bool
  /// Called with each recording before it is played; may refuse it.
  let hearBegin: (RecordingHeader) throws(CommandError) -> Void
  /// Called with what there is to say at the end of each recording that is not broken.
  let hearEnd: (RecordingEnd) -> Void

  /// A replay of an input that results call `source`, or by its path.
  init(
    _ input: Input, _ options: RunningOptions, observing observation: Observation,
    source: String? = nil, throwsReadErrors: Bool = false,
    hearBegin: @escaping (RecordingHeader) throws(CommandError) -> Void = { _ in },
    hearEnd: @escaping (RecordingEnd) -> Void = { _ in }
  ) {
    self.input = input
    self.options = options
    self.observation = observation
    self.source = source ?? input.path
    self.throwsReadErrors = throwsReadErrors
    self.hearBegin = hearBegin
    self.hearEnd = hearEnd
  }

  /// Plays everything in the input. Returns `badInput` when something in it is broken. Scenes that it
  /// has read are kept for the next one.
  func run<Terminal: Console>(
    _ scenes: inout SceneSource, to output: inout ReportOutput, console: inout Terminal
  ) throws(CommandError) -> ExitStatus {
    let bytes: Terminal.Source
    do throws(InputError) {
      bytes = try console.open(input)
    } catch {
      // SIGINT ends reads too.
      if console.isInterrupted { return .interrupted }
      if throwsReadErrors { throw .input(error) }
      output.fail(ReportedError(source: source, message: error.message))
      try output.write(to: &console)
      console.warn("touchstone: \(error.message)")
      return .badInput
    }
    var reader = TraceReader(
      bytes, scenes: scenes, isStrict: options.isStrict, lane: console.surroundings.lane,
      imports: options.imports)
    defer { scenes = reader.scenes }
    // Moved there and back: a second holder would copy what is printed.
    var visitor = ReplayVisitor(self, to: consume output, console: consume console)
    let status = visitor.run(&reader)
    (output, console) = (consume visitor).takeOutput()
    return try status.get()
  }
}
