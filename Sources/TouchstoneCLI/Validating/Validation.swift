import SafeJSON
import Touchstone
import TouchstoneTraces

/// The check of one input: reads it as a replay would, and prints what is wrong.
struct Validation<Terminal: Console>: TraceVisitor {
  typealias Failure = CommandError

  private let input: Input
  private let options: RunningOptions
  private var printer: FindingPrinter
  private var console: Terminal
  /// How many recordings were read, broken ones included.
  private(set) var recordings = 0
  /// Whether it cannot be read at all.
  private(set) var isUnreadable = false
  /// Whether it is a file that was found in a folder and is none of ours.
  private(set) var isPassedOver = false
  private var detector = DoubtDetector()
  private var isAllNative = true
  private var unknownKeys: [UnknownKey] = []

  init(
    _ input: Input, _ options: RunningOptions, _ printer: consuming FindingPrinter,
    console: consuming Terminal
  ) {
    self.input = input
    self.options = options
    self.printer = printer
    self.console = console
  }

  /// Gives back what the findings went to.
  consuming func takeOutput() -> (FindingPrinter, Terminal) { (printer, console) }

  /// Reads the input.
  mutating func run(_ scenes: SceneSource) -> Result<Void, CommandError> {
    do throws(CommandError) {
      try read(scenes)
      if !isPassedOver { printer.endInput(recordings: recordings) }
    } catch {
      return .failure(error)
    }
    return .success(())
  }

  private mutating func read(_ scenes: SceneSource) throws(CommandError) {
    let (source, kind): (any ByteSource, InputKind)
    do throws(InputError) {
      (source, kind) = try opened()
    } catch {
      isUnreadable = true
      return try print(Finding(error))
    }
    if case .scene(let scene) = kind { return try check(scene) }
    var reader = TraceReader(
      source, scenes: scenes, isStrict: options.isStrict, lane: console.surroundings.lane,
      imports: options.imports)
    try reader.visit(&self)
    guard !isPassedOver, isAllNative else { return }
    for key in unknownKeys { try print(Finding(key, source: input.messageName)) }
  }

  /// The bytes of the input, and what they hold. Pipes cannot be read twice: they are kept.
  private mutating func opened() throws(InputError) -> (any ByteSource, InputKind) {
    let source = try console.open(input)
    guard source.canRewind else {
      let bytes = try Terminal.contents(of: source, input)
      return (MemorySource(bytes), InputKind(of: MemorySource(bytes)))
    }
    let kind = InputKind(of: source)
    do throws(ByteSourceError) {
      try source.rewind(to: 0)
    } catch {
      throw InputError(path: input.path, reason: error.message)
    }
    return (source, kind)
  }

  private mutating func print(_ finding: Finding) throws(CommandError) {
    printer.add(finding, of: input.path)
    let bytes = printer.takeBytes()
    guard !options.isQuiet, !bytes.isEmpty else { return }
    try console.print(bytes)
  }

  // MARK: What a reader shows

  var isDone: Bool { isPassedOver }

  mutating func began(_ header: RecordingHeader) {
    recordings += 1
    isAllNative = isAllNative && header.format == TraceFormat.native.name
    detector = DoubtDetector()
  }

  mutating func frame(_ frame: Frame, names: TouchNames) { detector.add(frame) }

  mutating func repaired(_ repair: Repair) throws(CommandError) {
    detector.add(repair)
    try print(Finding(repair, recording: recordings - 1, source: input.messageName))
  }

  mutating func unread(_ keys: [UnknownKey]) { unknownKeys += keys.filter { !$0.isKnown } }

  mutating func ended(names: TouchNames) throws(CommandError) {
    for doubt in detector.doubts {
      try print(Finding(doubt, recording: recordings - 1, source: input.messageName))
    }
  }

  mutating func failed(_ error: TraceError) throws(CommandError) {
    isPassedOver = input.isPassedOver(error, hasBegun: recordings > 0)
    guard !isPassedOver else {
      return console.warn("\(input.path): no trace and no scene; skipped")
    }
    if case .syntax(let error) = error, case .unreadable = error.code { isUnreadable = true }
    let recording = recordings == 0 ? nil : recordings - 1
    try print(Finding(error, recording: recording, source: input.messageName))
  }

  // MARK: Scenes

  private mutating func check(_ scene: JSONValue) throws(CommandError) {
    do throws(SceneError) {
      _ = try SceneDescription(json: scene).applying(options.overrides)
    } catch {
      try print(
        Finding(
          severity: .error, code: "scene", path: error.path.isEmpty ? nil : error.path,
          text: error.rendered(after: input.messageName), message: error.message))
    }
  }
}
