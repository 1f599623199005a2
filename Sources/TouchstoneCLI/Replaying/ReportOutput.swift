import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// A report with the way of its bytes to standard output.
struct ReportOutput {
  private var report: ReportStream
  private let isQuiet: Bool
  private var bytes: [UInt8] = []

  init(_ reporter: any Reporter, isPart: Bool, isQuiet: Bool) {
    report = ReportStream(reporter, isPart: isPart)
    self.isQuiet = isQuiet
  }

  /// What the engine has to observe: where nothing is printed, nothing at all.
  var observation: Observation { isQuiet ? .noTransitions : report.observation }
  /// How many events are worth a report, while more input is at hand.
  var eventsAtOnce: Int { report.takesFramesTogether ? 24 : 1 }

  /// Begins another part of a report.
  mutating func restart() { report.restart() }

  mutating func begin(_ recording: ReportedRecording) {
    report.begin(recording, into: &bytes)
  }

  /// Prints what happened in a frame, or at the end of a recording; `name` gives the names of touches
  /// that are not numbers.
  mutating func report(
    _ events: ReplayEvents, in frame: ReportedFrame? = nil, to console: inout some Console,
    _ name: (TouchID) -> String?
  ) throws(CommandError) {
    guard !isQuiet else { return }
    try write(to: &console)
    // Straight to where output is gathered: this is called for each frame.
    try console.print { bytes in
      report.report(
        events, in: frame, labels: { name($0).map { .name($0) } ?? .number($0.rawValue) },
        into: &bytes)
    }
  }

  mutating func end(_ end: RecordingEnd) {
    report.end(end, into: &bytes)
  }

  mutating func fail(_ error: ReportedError) {
    report.fail(error, into: &bytes)
  }

  /// Prints what another thread has made of a whole input.
  mutating func append(
    _ fragment: ReplayFragment, to console: inout some Console
  ) throws(CommandError) {
    var hasBegun = false
    for piece in fragment.pieces {
      switch piece {
      case .output(let printed) where hasBegun: bytes += printed
      case .output(let printed):
        report.append(part: printed, into: &bytes)
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
    report.finish(into: &bytes)
    try write(to: &console)
  }

  /// Hands over what has been printed so far.
  mutating func write(to console: inout some Console) throws(CommandError) {
    defer { bytes.removeAll(keepingCapacity: true) }
    if !isQuiet, !bytes.isEmpty { try console.print(bytes) }
  }
}
