package import Touchstone

/// Gathers the summary of a recording from its transitions.
///
/// With `Spooling`, what it holds in memory does not grow with the recording.
package struct SummaryBuilder: Sendable {
  /// What has become text already: elsewhere, so that builders which never need it stay small.
  private indirect enum Older: Sendable {
    case none
    case text(SettledGestures)
  }

  private let index: Int
  private let names: [String]
  private let kinds: [GestureKind]
  private var gestures: [RecognizedGesture] = []
  /// The gesture of each recognizer that is running, by index in `gestures`.
  private var running: [Int?]
  private var nearestMiss: NearestMiss?
  private let spooling: Spooling?
  private let form: GestureForm
  private var older = Older.none
  /// How many gestures are too many to be kept as such.
  private var tooMany: Int

  /// A builder that keeps all gestures, or makes text of a `form` of them when they are many.
  package init(
    _ scene: Scene, index: Int = 0, spooling: Spooling? = nil, as form: GestureForm = .json
  ) {
    self.index = index
    self.spooling = spooling
    self.form = form
    tooMany = spooling?.sizes.gestures ?? .max
    names = scene.recognizerNames
    kinds = scene.recognizers.map { $0.kind }
    running = Array(repeating: nil, count: kinds.count)
  }

  /// Whether a gesture has begun that is not over.
  package var isAnyRunning: Bool { running.contains { $0 != nil } }

  /// Takes in the next transition.
  package mutating func add(_ transition: Transition) {
    switch transition.to {
    case .possible: break
    case .failed: consider(transition)
    case .began, .changed, .ended, .cancelled: follow(transition)
    }
  }

  /// Takes in the transitions among the events of a frame.
  package mutating func add(_ events: ReplayEvents) {
    let (entries, transitions) = (events.entries.span, events.transitions.span)
    for index in entries.indices {
      if case .transition = entries[index].kind { add(transitions[entries[index].place]) }
    }
  }

  /// The summary of a recording that ends here.
  package consuming func summary(
    _ end: RecordingEnd, hash: UInt64? = nil
  ) -> RecordingSummary {
    var long: LongSummary?
    if case .text(let settled) = older { long = settled.finish(gestures) }
    return RecordingSummary(
      index: index, label: long == nil ? GestureLabel.text(of: gestures) : "",
      gestures: long == nil ? gestures : [], long: long,
      nearestMiss: nearestMiss, events: end.events, duration: end.duration,
      repairs: end.repairs, hash: hash)
  }

  private mutating func consider(_ transition: Transition) {
    guard let miss = NearestMiss(transition) else { return }
    if let nearestMiss, nearestMiss.shortfall <= miss.shortfall { return }
    nearestMiss = miss
  }

  private mutating func follow(_ transition: Transition) {
    let recognizer = transition.recognizer
    let place = running[recognizer] ?? start(transition)
    gestures[place].state = transition.to
    gestures[place].touches = max(gestures[place].touches, transition.touches)
    gestures[place].fingers.formUnion(transition.fingers)
    if let values = transition.values { gestures[place].values = values }
    let isOver = transition.to.isFinal
    if isOver { gestures[place].ended = transition.time }
    running[recognizer] = isOver ? nil : place
  }

  private mutating func start(_ transition: Transition) -> Int {
    if gestures.count >= tooMany { settle() }
    let recognizer = transition.recognizer
    gestures.append(
      RecognizedGesture(
        recognizer: recognizer, name: names[recognizer], kind: kinds[recognizer],
        began: transition.time, ended: nil, state: transition.to, touches: transition.touches,
        fingers: transition.fingers, values: transition.values))
    return gestures.count - 1
  }

  /// Makes text of the older half of the gestures.
  private mutating func settle() {
    guard let spooling else { return }
    var settled = SettledGestures(spooling, form)
    if case .text(let earlier) = older { settled = earlier }
    older = .none
    settled.take(&gestures, before: settled.gapCount + (gestures.count - settled.gapCount + 1) / 2)
    for index in gestures.indices where gestures[index].ended == nil {
      running[gestures[index].recognizer] = index
    }
    tooMany = settled.gapCount + spooling.sizes.gestures
    older = .text(settled)
  }
}
