import SafeJSON
import Touchstone

/// The events of a recording as JSON objects, numbered as they are printed, and the hash of what
/// the recognizers did.
///
/// The hash covers the transitions and transforms as if these two kinds alone were printed, each
/// object with a line feed: what else is printed, or is not, does not change it.
struct EventLines {
  /// What stands between objects.
  enum Separation {
    /// A line feed behind each.
    case lines
    /// A comma behind all but the last, and a line feed before each.
    case elements
  }

  private let show: Show
  private let separation: Separation
  private let names: JSONNames
  private var body: EventBody
  private var hash: LineHash
  private var hashedCount = 0
  private var printedCount = 0
  /// Memory for lines that are hashed and not printed.
  private var scratch: [UInt8] = []

  init(_ tables: consuming LineTables, _ show: Show, _ separation: Separation) {
    self.show = show
    self.separation = separation
    names = tables.names
    body = EventBody(names)
    hash = tables.hash
  }

  /// The tables, for the next recording.
  consuming func finish() -> LineTables { LineTables(names, hash.restarted()) }

  /// The hash of everything so far.
  var lineHash: UInt64 { hash.value }

  /// Appends the objects of those events whose kinds are shown; `hear` is told of each transition.
  mutating func append(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8],
    hear: (Transition) -> Void
  ) {
    var next = 0
    while true {
      next = appendHashed(events, from: next, to: &bytes, hear)
      guard next < events.entries.count else { return }
      append(events[next], labels: labels, to: &bytes)
      next += 1
    }
  }

  /// Appends the object of an event that is neither transition nor transform.
  private mutating func append(
    _ event: ReplayEvent, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) {
    guard show.includes(event) else { return }
    printedCount += 1
    appendHead(of: event, to: &bytes)
    body.write(event, labels: labels)
    bytes += body.bytes
    if separation == .lines { bytes.append("\n") }
  }

  private func appendHead(of event: ReplayEvent, to bytes: inout [UInt8]) {
    if separation == .elements { bytes.append(printedCount > 1 ? ",\n" : "\n") }
    bytes.append("{\"type\":")
    bytes.append(quoted: event.typeName)
    bytes.append(",\"seq\":")
    bytes.append(number: printedCount)
  }

  // MARK: Transitions and transforms

  /// Appends transitions and transforms up to an event of another kind, and returns its index.
  private mutating func appendHashed(
    _ events: ReplayEvents, from start: Int, to bytes: inout [UInt8], _ hear: (Transition) -> Void
  ) -> Int {
    // Nearly always nothing else is printed: then lines are hashed while they are written.
    guard printedCount != hashedCount || !show.isSuperset(of: .standard) else {
      let end = hash(events, from: start, separation, into: &bytes, hear)
      printedCount = hashedCount
      return end
    }
    var lines: [UInt8] = []
    swap(&lines, &scratch)
    let end = hash(events, from: start, .lines, into: &lines, hear)
    lines.removeAll(keepingCapacity: true)
    scratch = lines
    for index in start..<end where show.includes(events[index]) {
      printUnhashed(events.entries[index], of: events, to: &bytes)
    }
    return end
  }

  private mutating func hash(
    _ events: ReplayEvents, from start: Int, _ separation: Separation,
    into bytes: inout [UInt8], _ hear: (Transition) -> Void
  ) -> Int {
    let count = events.entries.count
    guard start < count else { return start }
    let (names, number) = (names, hashedCount)
    var next = start
    names.texts.use { texts in
      hash.run { hash in
        var end: Int
        repeat {
          end = min(count, next + names.linesAtOnce)
          bytes.appendLines(addingCapacity: (end - next) * names.mostBytesOfLine, &hash) { line in
            while next < end,
              line.append(
                hashed: events.entries[next], of: events, numbered: number &+ 1 &+ next &- start,
                separation, names, texts, hear)
            { next &+= 1 }
          }
        } while next == end && end < count
      }
    }
    hashedCount += next - start
    return next
  }

  private mutating func printUnhashed(
    _ event: ReplayEvents.Entry, of events: ReplayEvents, to bytes: inout [UInt8]
  ) {
    printedCount += 1
    let (names, number, separation) = (names, printedCount, separation)
    names.texts.use { texts in
      bytes.appendText(addingCapacity: names.mostBytesOfLine) {
        _ = $0.append(
          hashed: event, of: events, numbered: number, separation, names, texts
        ) { _ in }
      }
    }
  }
}

extension LineWriter {
  /// Appends an event if it is one of those that the hash covers, and says whether it is.
  @inline(__always)
  fileprivate mutating func append(
    hashed entry: ReplayEvents.Entry, of events: ReplayEvents, numbered number: Int,
    _ separation: EventLines.Separation, _ names: JSONNames, _ texts: TextTable.Texts,
    _ hear: (Transition) -> Void
  ) -> Bool {
    let place = entry.place
    switch entry.kind {
    case .transition:
      hear(events.transitions[place])
      begin(number, separation)
      append(events.transitions[place], numbered: number, names, texts)
    case .transform:
      begin(number, separation)
      append(events.transforms[place], numbered: number, names, texts)
    case .other: return false
    }
    if separation == .lines { append(character: "\n") } else { hashLineFeed() }
    return true
  }

  @inline(__always)
  private mutating func begin(_ number: Int, _ separation: EventLines.Separation) {
    if separation == .elements { append(unhashed: number > 1 ? ",\n" : "\n") }
  }
}

extension ReplayEvent {
  /// The value of `type` in output.
  fileprivate var typeName: StaticString {
    switch self {
    case .transition: "transition"
    case .transform: "transform"
    case .touch: "touch"
    case .delivery: "delivery"
    case .action: "action"
    case .timer: "timer"
    case .reset: "reset"
    case .event: "event"
    case .view: "view"
    case .animation: "animation"
    case .progress: "progress"
    }
  }
}
