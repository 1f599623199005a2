import SafeJSON
import Touchstone

/// What the text format knows of the recording that it is printing.
struct TextRecording {
  /// A run of changes, of transforms or of moves, of which only the last one will be printed.
  struct Run<Element: Sendable>: Sendable {
    var count: Int
    var last: Element
  }

  let scene: TouchScene
  let options: ReportOptions
  /// The names of the scene, fit for a terminal.
  let recognizerNames: [String]
  let viewNames: [String]
  var builder: SummaryBuilder
  private let subjectWidth: Int
  /// Each recognizer's changes that have not been printed.
  private var changes: [Run<StateTransition>?]
  /// Each view's transforms that have not been printed.
  private var transforms: [Run<TransformReport>?]
  /// Each view's moves by a behavior that have not been printed.
  var moves: [Run<ViewReport>?]
  private var runningCount = 0
  /// The rows of the frame that is being reported.
  private var rows: [TextRow] = []

  init(_ recording: ReportedRecording, _ options: ReportOptions) {
    let scene = recording.scene
    self.scene = scene
    self.options = options
    recognizerNames = scene.recognizerNames.map(PlainText.harmless)
    viewNames = scene.viewNames.map(PlainText.harmless)
    builder = SummaryBuilder(scene, index: recording.index)
    let touch = options.show.contains(.touches) ? ["touch 10"] : []
    subjectWidth = (recognizerNames + viewNames + touch).map { $0.count }.max() ?? 0
    changes = Array(repeating: nil, count: scene.recognizers.count)
    transforms = Array(repeating: nil, count: scene.views.count)
    moves = Array(repeating: nil, count: scene.views.count)
  }

  /// Prints the events of a frame, or keeps those that may be the middle of a run.
  mutating func report(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, into bytes: inout [UInt8]
  ) {
    flushWhatEnds(in: events)
    var failures: [StateTransition] = []
    // By entry: as events, transitions and transforms would be copied on the way.
    for index in events.entries.indices {
      let entry = events.entries[index]
      if case .transition = entry.kind, !options.isVerbose,
        events.transitions[entry.place].to == .failed
      {
        failures.append(events.transitions[entry.place])
        continue
      }
      if !failures.isEmpty { report(failures: &failures) }
      switch entry.kind {
      case .transition: report(events.transitions[entry.place])
      case .transform: report(events.transforms[entry.place])
      case .other: report(other: events[index], labels)
      }
    }
    if !failures.isEmpty { report(failures: &failures) }
    if runningCount == 0 { flushTransforms() }
    write(to: &bytes)
  }

  /// Prints failures of one frame, those for the same reason in one row.
  private mutating func report(failures: inout [StateTransition]) {
    defer { failures.removeAll() }
    for failure in failures { builder.add(failure) }
    guard options.show.contains(.transitions) else { return }
    let kept = rows.count
    // The first failure of each row, and who else is in it.
    var groups: [(first: StateTransition, others: [String])] = []
    for failure in failures {
      if let place = groups.indices.first(where: { areSaidAlike(groups[$0].first, failure) }) {
        groups[place].others.append(recognizerNames[failure.recognizer])
        continue
      }
      let row = row(of: failure)
      if let place = groups.indices.first(where: { rows[kept + $0].reason == row.reason }) {
        groups[place].others.append(row.subject)
      } else {
        rows.append(row)
        groups.append((failure, []))
      }
    }
    for place in groups.indices where !groups[place].others.isEmpty {
      let others = groups[place].others.joined(separator: ", ")
      rows[kept + place].reason += "  (also \(others))"
    }
  }

  /// Whether two failures are certain to have their reason said in the same words.
  private func areSaidAlike(_ one: StateTransition, _ other: StateTransition) -> Bool {
    guard one.reason == other.reason else { return false }
    return one.reason?.limit == nil
      || scene.recognizers[one.recognizer].kind == scene.recognizers[other.recognizer].kind
  }

  /// Prints the runs that a frame ends, before anything of that frame, so that times do not go back.
  private mutating func flushWhatEnds(in events: ReplayEvents) {
    var endCount = 0
    for entry in events.entries {
      guard case .transition = entry.kind, events.transitions[entry.place].isEndOfRun else {
        continue
      }
      flushChanges(of: events.transitions[entry.place].recognizer)
      endCount += 1
    }
    if endCount > 0, endCount == runningCount { flushTransforms() }
    flushMoves(endedBy: events)
  }

  /// Prints everything that has been kept, and the gestures that are still running.
  mutating func finish(into bytes: inout [UInt8]) {
    flush(into: &bytes)
    guard options.show.contains(.gestures) else { return }
    for gesture in builder.runningGestures { append(row(of: gesture)) }
    write(to: &bytes)
  }

  /// Prints everything that has been kept.
  mutating func flush(into bytes: inout [UInt8]) {
    for index in changes.indices { flushChanges(of: index) }
    flushTransforms()
    for view in moves.indices { flushMoves(of: view) }
    write(to: &bytes)
  }

  private mutating func report(_ transition: StateTransition) {
    var over: RecognizedGesture?
    builder.add(transition) { over = $0 }
    defer { if let over, options.show.contains(.gestures) { append(row(of: over)) } }
    if transition.to == .began { runningCount += 1 }
    if transition.isEndOfRun { runningCount -= 1 }
    guard options.show.contains(.transitions) else { return }
    let index = transition.recognizer
    if transition.to == .changed, !options.isVerbose {
      changes[index] = Run(count: (changes[index]?.count ?? 0) + 1, last: transition)
    } else {
      flushChanges(of: index)
      append(row(of: transition))
    }
  }

  private mutating func report(_ report: TransformReport) {
    guard options.show.contains(.transforms) else { return }
    let run = Run(count: (transforms[report.view]?.count ?? 0) + 1, last: report)
    transforms[report.view] = run
    if options.isVerbose { flushTransforms() }
  }

  private mutating func report(
    other event: ReplayEvent, _ labels: (TouchID) -> TouchLabel
  ) {
    if case .view(let report) = event { return self.report(report) }
    guard options.show.includes(event) else { return }
    // The messages of a run of changes are part of the run.
    if case .action(let report) = event, report.state == .changed, !options.isVerbose,
      options.show.contains(.transitions)
    {
      return
    }
    if let index = event.recognizer { flushChanges(of: index) }
    if case .animation(let report) = event { flushMoves(of: report.view) }
    if let row = row(of: event, labels) { append(row) }
  }

  private mutating func flushChanges(of index: Int) {
    guard let run = changes[index] else { return }
    changes[index] = nil
    var row = row(of: run.last)
    if run.count > 1 { row.action = "… \(run.count) changes" }
    append(row)
  }

  private mutating func flushTransforms() {
    for index in transforms.indices {
      guard let run = transforms[index] else { continue }
      transforms[index] = nil
      append(
        TextRow(
          time: run.last.time, subject: viewNames[index],
          action: run.count == 1 ? "transform" : "… \(run.count) transforms",
          details: ValuesText.text(of: run.last.transform)))
    }
  }

  mutating func append(_ row: TextRow) {
    rows.append(row)
  }

  /// Writes the rows of a frame. Runs that end in it ended at different times: the earliest first.
  private mutating func write(to bytes: inout [UInt8]) {
    guard !rows.isEmpty else { return }
    if !zip(rows.indices, rows.indices.dropFirst()).allSatisfy({ rows[$0].time <= rows[$1].time }) {
      let order = rows.indices.sorted { (rows[$0].time, $0) < (rows[$1].time, $1) }
      rows = order.map { rows[$0] }
    }
    for row in rows {
      row.append(subjectWidth: subjectWidth, inColor: options.usesColor, to: &bytes)
    }
    rows.removeAll(keepingCapacity: true)
  }
}

extension StateTransition {
  /// Whether a gesture that was under way is over.
  fileprivate var isEndOfRun: Bool { from.isRunning && to.isFinal }
}

extension ReplayEvent {
  /// The recognizer that an event is about, by index; nil when it is about touches and views.
  fileprivate var recognizer: Int? {
    switch self {
    case .transition(let transition): transition.recognizer
    case .action(let report): report.recognizer
    case .timer(let report): report.recognizer
    case .reset(let report): report.recognizer
    case .progress(let report): report.recognizer
    case .touch, .transform, .delivery, .event, .view, .animation: nil
    }
  }
}
