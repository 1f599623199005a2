package import Touchstone

/// The recordings of a report one behind the other, with what its format prints around them.
///
/// A part is made of recordings that are replayed apart from the others. Nothing is printed around it;
/// the whole report takes it over with `append(part:into:)`.
package struct ReportStream {
  private let reporter: any Reporter
  private let layout: ReportLayout
  private let isPart: Bool
  /// Whether the head of the report is printed.
  private var hasHead = false
  private var hasRecordings = false
  private var isInRecording = false

  package init(_ reporter: any Reporter, isPart: Bool = false) {
    self.reporter = reporter
    self.isPart = isPart
    layout = reporter.layout
  }

  /// What the engine has to observe for it.
  package var observation: Observation { reporter.observation }
  /// Whether several frames may be reported at once.
  package var takesFramesTogether: Bool { reporter.takesFramesTogether }

  /// Forgets the recordings so far, to make another part; what the reporter keeps stays.
  package mutating func restart() {
    (hasHead, hasRecordings, isInRecording) = (false, false, false)
  }

  /// Starts a recording.
  package mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    separate(into: &bytes)
    isInRecording = true
    reporter.begin(recording, into: &bytes)
  }

  /// Prints what happened with the newest frame, or behind it at the recording's end.
  package mutating func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8]
  ) {
    reporter.report(events, in: frame, labels: labels, into: &bytes)
  }

  /// Ends a recording with its summary.
  package mutating func end(_ end: RecordingEnd, into bytes: inout [UInt8]) {
    reporter.end(end, into: &bytes)
    isInRecording = false
  }

  /// Ends a recording with an error in place of its summary, or prints one that could not be begun.
  package mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    if !isInRecording { separate(into: &bytes) }
    reporter.fail(error, into: &bytes)
    isInRecording = false
  }

  /// Takes over what a part printed.
  package mutating func append(part: [UInt8], into bytes: inout [UInt8]) {
    guard !part.isEmpty else { return }
    separate(into: &bytes)
    bytes += part
  }

  /// Ends the report.
  package mutating func finish(into bytes: inout [UInt8]) {
    guard !isPart else { return }
    open(into: &bytes)
    bytes.append(layout.tail)
  }

  /// Appends what is in front of a recording.
  private mutating func separate(into bytes: inout [UInt8]) {
    open(into: &bytes)
    if hasRecordings {
      bytes.append(layout.separator)
    } else if !isPart {
      bytes.append(layout.first)
    }
    hasRecordings = true
  }

  private mutating func open(into bytes: inout [UInt8]) {
    guard !isPart, !hasHead else { return }
    bytes.append(layout.head)
    hasHead = true
  }
}
