import SafeJSON
import Touchstone
import TouchstoneTraces

/// The recordings of one input on their way to another format: each moment is written as it is read.
struct Conversion<Writer: TraceWriter, Terminal: Console>: TraceVisitor {
  private let input: Input
  private var writer: Writer
  private var output: ConversionOutput
  private var console: Terminal
  private var count = 0
  private var isOpen = false
  private var hasTouches = false
  private var status = ExitStatus.done

  init(
    _ input: Input, to output: ConversionOutput, by writer: Writer, console: consuming Terminal
  ) {
    self.input = input
    self.writer = writer
    self.output = output
    self.console = console
  }

  /// Gives back the console.
  consuming func takeConsole() -> Terminal { console }

  /// Writes everything that a reader gives. What comes before a fault or an interruption is written, and
  /// complete in itself; where there is nothing, a file stays as it was.
  mutating func run(_ reader: inout TraceReader) -> Result<ExitStatus, CommandError> {
    do throws(CommandError) {
      try reader.visit(&self)
      try end()
      let isComplete = count > 0 && status == .done && !console.isInterrupted
      if isComplete, writer.needsTouches, !hasTouches {
        throw CommandError.broken(
          "\(input.messageName): no touch in it, and a recording without any cannot be read in this format"
        )
      }
      if count > 0 { try output.commit() }
    } catch {
      return .failure(error)
    }
    return .success(console.isInterrupted ? .interrupted : status)
  }

  // MARK: What a reader shows

  var isDone: Bool { console.isInterrupted }

  mutating func began(_ header: RecordingHeader) throws(CommandError) {
    count += 1
    guard count == 1 || writer.holdsSeveral else { throw .usage(severalRecordings) }
    writer.begin(header, into: &output.bytes)
    isOpen = true
    try output.write(to: &console)
  }

  mutating func frame(_ frame: Frame, names: TouchNames) throws(CommandError) {
    hasTouches = hasTouches || !frame.samples.isEmpty
    writer.add(frame, { names.name(of: $0) }, into: &output.bytes)
    try output.write(to: &console)
  }

  mutating func repaired(_ repair: Repair) throws(CommandError) {
    console.warn(repair.rendered(source: input.messageName))
  }

  mutating func unread(_ keys: [UnknownKey]) {
    for key in keys {
      let reason = key.isKnown ? "not kept in events" : "unknown key"
      console.warn(
        "\(key.place(source: input.messageName)): left out: \(reason)")
    }
  }

  mutating func ended(names: TouchNames) throws(CommandError) { try end() }

  mutating func failed(_ error: TraceError) throws(CommandError) {
    try end()
    console.warn(error.rendered(source: input.messageName))
    status = .badInput
  }

  private var severalRecordings: UsageError {
    .conflict(
      "'\(input.path)' holds more than one recording, and this format only one; use '--to ndjson'")
  }

  /// Ends the recording, if one is open, and says what it has lost.
  private mutating func end() throws(CommandError) {
    guard isOpen else { return }
    isOpen = false
    writer.end(into: &output.bytes)
    try output.write(to: &console)
    let name = count == 1 ? input.messageName : "\(input.messageName): recording \(count)"
    for loss in writer.losses {
      console.warn("\(name): warning: \(loss.message)")
    }
  }
}
