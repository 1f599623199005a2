import SafeJSON
import Touchstone

/// The JSON objects of a recording's events, the summary that they add up to, and the hash of what the
/// recognizers did.
///
/// Transitions and transforms are numbered and hashed as if these two kinds alone were printed as
/// NDJSON: what else is printed, or is not, changes neither.
struct EventLines {
  /// What is between objects.
  enum Separation {
    /// A line feed behind each.
    case lines
    /// A comma behind all but the last, and a line feed before each.
    case elements
  }

  private let show: Show
  private let separation: Separation
  private let names: JSONNames
  private var builder: SummaryBuilder
  private var hash = XXH64()
  /// The number of the last transition or transform.
  private var sequence = 0
  private var hasPrinted = false
  /// Memory for a line.
  private var scratch: [UInt8] = []

  init(
    _ recording: ReportedRecording, _ names: JSONNames, _ show: Show, _ separation: Separation
  ) {
    self.show = show
    self.separation = separation
    self.names = names
    builder = SummaryBuilder(recording.scene, index: recording.index)
  }

  /// Takes in what happened and appends the objects of those events whose kinds are shown.
  mutating func append(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) {
    if !show.contains(.gestures) { builder.add(events) }
    var next = 0
    while true {
      next = appendNumbered(events, from: next, to: &bytes)
      guard next < events.entries.count else { return }
      append(events[next], labels, to: &bytes)
      next += 1
    }
  }

  /// The summary of the recording, which ends here; appends the gestures that are still running.
  consuming func finish(_ end: RecordingEnd, to bytes: inout [UInt8]) -> RecordingSummary {
    if show.contains(.gestures) {
      for gesture in builder.runningGestures { append(gesture, to: &bytes) }
    }
    return builder.summary(end, hash: hash)
  }

  /// Appends the object of an event that is neither transition nor transform.
  private mutating func append(
    _ event: ReplayEvent, _ labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) {
    guard show.includes(event) else { return }
    separate(to: &bytes)
    bytes.appendText(addingCapacity: names.mostBytes(of: event, labels)) {
      $0.append(event, names, labels)
    }
    if separation == .lines { bytes.append("\n") }
  }

  private mutating func append(_ gesture: RecognizedGesture, to bytes: inout [UInt8]) {
    separate(to: &bytes)
    var writer = JSONWriter(bytes: bytes)
    bytes = []
    RecordingLines.write(gesture, to: &writer)
    bytes = writer.bytes
    if separation == .lines { bytes.append("\n") }
  }

  private mutating func separate(to bytes: inout [UInt8]) {
    if separation == .elements { bytes.append(hasPrinted ? ",\n" : "\n") }
    hasPrinted = true
  }

  // MARK: Transitions and transforms

  /// Appends transitions and transforms up to an event of another kind, and returns its index.
  private mutating func appendNumbered(
    _ events: ReplayEvents, from start: Int, to bytes: inout [UInt8]
  ) -> Int {
    // Nearly always what is hashed is what is printed.
    if separation == .lines, show.isSuperset(of: .standard), !show.contains(.gestures) {
      let before = bytes.count
      let end = write(events, from: start, to: events.entries.count, into: &bytes)
      hash.add(bytes.span.extracting(before..<bytes.count))
      return end
    }
    var line: [UInt8] = []
    swap(&line, &scratch)
    var next = start
    while next < events.entries.count, write(events, from: next, to: next + 1, into: &line) > next {
      hash.add(line.span)
      print(line, of: events.entries[next], in: events, to: &bytes)
      line.removeAll(keepingCapacity: true)
      next += 1
    }
    scratch = line
    return next
  }

  /// Writes transitions and transforms up to an event of another kind, and returns its index.
  private mutating func write(
    _ events: ReplayEvents, from start: Int, to limit: Int, into bytes: inout [UInt8]
  ) -> Int {
    guard start < limit else { return start }
    let (names, number) = (names, sequence)
    var next = start
    names.texts.use { texts in
      var end: Int
      repeat {
        end = min(limit, next + names.linesAtOnce)
        bytes.appendText(addingCapacity: (end - next) * names.mostBytesOfLine) { line in
          while next < end,
            line.append(
              numbered: events.entries[next], of: events, number &+ 1 &+ next &- start, names, texts
            )
          { next &+= 1 }
        }
      } while next == end && end < limit
    }
    sequence += next - start
    return next
  }

  /// Prints a line if it is shown, and the gesture that ends with it.
  private mutating func print(
    _ line: [UInt8], of entry: ReplayEvents.Entry, in events: ReplayEvents,
    to bytes: inout [UInt8]
  ) {
    if show.contains(entry.kind == .transition ? .transitions : .transforms) {
      separate(to: &bytes)
      bytes += separation == .lines ? line[...] : line.dropLast()
    }
    guard entry.kind == .transition, show.contains(.gestures) else { return }
    var over: RecognizedGesture?
    builder.add(events.transitions[entry.place]) { over = $0 }
    if let over { append(over, to: &bytes) }
  }
}

extension LineWriter {
  /// Appends the line of a transition or transform, and says whether the event is one.
  @inline(__always)
  fileprivate mutating func append(
    numbered entry: ReplayEvents.Entry, of events: ReplayEvents, _ number: Int,
    _ names: JSONNames, _ texts: TextTable.Texts
  ) -> Bool {
    switch entry.kind {
    case .transition: append(events.transitions[entry.place], numbered: number, names, texts)
    case .transform: append(events.transforms[entry.place], numbered: number, names, texts)
    case .other: return false
    }
    append(character: "\n")
    return true
  }
}
