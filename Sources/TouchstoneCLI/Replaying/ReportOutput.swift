import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// A reporter with the way of its bytes to standard output.
struct ReportOutput {
  private var reporter: any Reporter
  private let isQuiet: Bool
  /// How many events are worth a report, while more input is at hand.
  let eventsAtOnce: Int
  private var text = PrintedText()
  /// Why a summary could not be printed.
  private var failure: CommandError?

  init(_ reporter: any Reporter, isQuiet: Bool) {
    self.reporter = reporter
    self.isQuiet = isQuiet
    eventsAtOnce = reporter.takesFramesTogether ? 24 : 1
  }

  /// What the reporter has made for its last recording's scene, for another one's use.
  var lineTables: LineTables? { reporter.lineTables }

  mutating func begin(_ recording: ReportedRecording) {
    reporter.begin(recording, into: &text.bytes)
  }

  /// Prints what happened in a frame, or at the end of a recording; `name` tells the names of touches
  /// that are not numbers.
  mutating func report(
    _ events: ReplayEvents, in frame: ReportedFrame? = nil, to console: inout some Console,
    _ name: (TouchID) -> String?
  ) throws(CommandError) {
    guard !isQuiet else { return }
    try write(to: &console)
    // Straight to where output is gathered: this is called for each frame.
    try console.print { bytes in
      reporter.report(
        events, in: frame, labels: { name($0).map { .name($0) } ?? .number($0.rawValue) },
        into: &bytes)
    }
  }

  mutating func end(_ end: RecordingEnd) {
    do throws(SpoolError) {
      try reporter.end(end, into: &text)
    } catch {
      // What is printed already comes first.
      failure = CommandError(error)
    }
  }

  mutating func fail(_ error: ReportedError) {
    reporter.fail(error, into: &text.bytes)
  }

  /// Prints what another thread has made of a whole input.
  mutating func append(
    _ fragment: ReplayFragment, to console: inout some Console
  ) throws(CommandError) {
    var hasBegun = false
    for piece in fragment.pieces {
      switch piece {
      case .output(let printed) where hasBegun: text.bytes += printed
      case .output(let printed):
        reporter.append(fragment: printed, into: &text.bytes)
        hasBegun = true
      case .message(let text):
        try write(to: &console)
        console.warn(text)
      }
    }
    try write(to: &console)
    if let failure = fragment.failure { throw failure }
  }

  /// Ends the report.
  mutating func finish(_ console: inout some Console) throws(CommandError) {
    reporter.finish(into: &text.bytes)
    try write(to: &console)
  }

  /// Hands over what has been printed so far.
  mutating func write(to console: inout some Console) throws(CommandError) {
    if !text.isEmpty {
      defer { text.removeAll(keepingCapacity: true) }
      if !isQuiet { try text.isLong ? console.print(text) : console.print(text.bytes) }
    }
    if let failure { throw failure }
  }
}
