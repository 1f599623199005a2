import Touchstone
import TouchstoneTraces

/// The recordings of one input on their way to another format: each moment is written as it is read.
struct Conversion<Writer: TraceWriter> {
  private let input: Input
  private let options: RunningOptions
  private var writer: Writer
  private var output: ConversionOutput
  private var count = 0
  private var isOpen = false
  private var status = ExitStatus.done

  init(
    _ input: Input, _ options: RunningOptions, to output: ConversionOutput, by writer: Writer
  ) {
    self.input = input
    self.options = options
    self.writer = writer
    self.output = output
  }

  /// Writes everything in the bytes of the input. What comes before a fault or an interruption is
  /// written, and complete in itself.
  mutating func run<Terminal: Console>(
    _ bytes: Terminal.Source, _ scenes: SceneSource, console: inout Terminal
  ) throws(CommandError) -> ExitStatus {
    var reader = TraceReader(
      bytes, scenes: scenes, isStrict: options.isStrict, lane: console.surroundings.lane,
      imports: options.imports, findsUnreadKeys: true)
    var frame = Frame(time: .zero)
    reading: while !console.isInterrupted {
      while reader.nextPlainFrame(into: &frame) {
        writer.add(frame, { reader.name(of: $0) }, into: &output.bytes)
        try output.write(to: &console)
        if console.isInterrupted { break reading }
      }
      switch next(&reader) {
      case .success(nil): break reading
      case .success(let item?): try take(item, reader.names, &console)
      case .failure(let error) where !console.isInterrupted: try fail(error, &console)
      case .failure: break
      }
      tell(reader.takeUnreadKeys(), &console)
      try output.write(to: &console)
    }
    return try finish(&console)
  }

  private func next(_ reader: inout TraceReader) -> Result<TraceItem?, TraceError> {
    do throws(TraceError) {
      return .success(try reader.next())
    } catch {
      return .failure(error)
    }
  }

  private mutating func take(
    _ item: TraceItem, _ names: TouchNames, _ console: inout some Console
  ) throws(CommandError) {
    switch item {
    case .began(let header):
      count += 1
      guard count == 1 || writer.holdsSeveral else { throw .usage(severalRecordings) }
      writer.begin(header, into: &output.bytes)
      isOpen = true
    case .frame(let frame):
      writer.add(frame, { names.name(of: $0) }, into: &output.bytes)
    case .repaired(let repair):
      try output.write(to: &console)
      console.warn(repair.rendered(source: input.messageName) + "\n")
    case .ended: try end(&console)
    }
  }

  private var severalRecordings: UsageError {
    .conflict(
      "'\(input.path)' holds more than one recording, and this format only one; use '--to ndjson'")
  }

  private mutating func fail(
    _ error: TraceError, _ console: inout some Console
  ) throws(CommandError) {
    try end(&console)
    console.warn(error.rendered(source: input.messageName) + "\n")
    status = .badInput
  }

  /// Ends the recording, if one is open, and tells what it has lost.
  private mutating func end(_ console: inout some Console) throws(CommandError) {
    guard isOpen else { return }
    isOpen = false
    writer.end(into: &output.bytes)
    try output.write(to: &console)
    let name = count == 1 ? input.messageName : "\(input.messageName): recording \(count)"
    for loss in writer.losses {
      console.warn("\(name): warning: \(loss.message)\n")
    }
  }

  private func tell(_ keys: [UnknownKey], _ console: inout some Console) {
    for key in keys {
      let reason = key.isKnown ? "not kept in events" : "unknown key"
      console.warn(
        "\(input.messageName):\(key.line): \(key.path): left out: \(reason)\n")
    }
  }

  /// Completes what has been written. Where there is nothing, a file stays as it was.
  private mutating func finish(_ console: inout some Console) throws(CommandError) -> ExitStatus {
    try end(&console)
    if count > 0 { try output.commit() }
    return console.isInterrupted ? .interrupted : status
  }
}
