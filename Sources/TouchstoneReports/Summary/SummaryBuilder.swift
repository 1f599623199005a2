package import Touchstone

/// Gathers the summary of a recording from its transitions.
///
/// What it holds in memory does not grow with the recording: it lists the first gestures and counts
/// the others.
package struct SummaryBuilder: Sendable {
  /// A gesture that is running and is not listed.
  private struct Unlisted: Sendable {
    /// How many gestures were recognized before it.
    var number: Int
    var gesture: RecognizedGesture
  }

  /// How many gestures a summary lists.
  package static let mostGestures = 256

  private let index: Int
  private let mostListed: Int
  private let names: [String]
  private let kinds: [GestureKind]
  /// The listed gestures, in order of recognition.
  private var gestures: [RecognizedGesture] = []
  private var gestureCount = 0
  /// The listed gesture of each recognizer that is running, by index in `gestures`.
  private var running: [Int?]
  /// The gesture of each recognizer that is running and is not listed; empty while all are listed.
  private var unlisted: [Unlisted?] = []
  /// Swipes that are not listed and during which a listed pan was running: the first of each set of
  /// fingers, which decides whether the label leaves out the pan.
  private var swipes: [RecognizedGesture] = []
  private var nearestMiss: NearestMiss?

  /// A builder for the recording with this place in its source.
  package init(_ scene: TouchScene, index: Int = 0) {
    self.init(scene, index: index, listing: Self.mostGestures)
  }

  /// A builder that lists so many gestures.
  init(_ scene: TouchScene, index: Int = 0, listing mostListed: Int) {
    self.index = index
    self.mostListed = mostListed
    names = scene.recognizerNames
    kinds = scene.recognizers.map { $0.kind }
    running = Array(repeating: nil, count: kinds.count)
  }

  /// Whether a gesture has begun that is not over.
  package var isAnyRunning: Bool {
    running.contains { $0 != nil } || unlisted.contains { $0 != nil }
  }

  /// The gestures that have begun and are not over, in order of recognition.
  var runningGestures: [RecognizedGesture] {
    gestures.filter { $0.ended == nil }
      + unlisted.compactMap { $0 }.sorted { $0.number < $1.number }.map { $0.gesture }
  }

  /// Takes in the next transition; `isOver` is called with the gesture that it ends.
  package mutating func add(
    _ transition: StateTransition, isOver: (RecognizedGesture) -> Void = { _ in }
  ) {
    switch transition.to {
    case .possible: break
    case .failed: consider(transition)
    case .began, .changed, .ended, .cancelled: follow(transition, isOver)
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
  package consuming func summary(_ end: RecordingEnd) -> RecordingSummary {
    summary(end, hash: nil)
  }

  /// The summary of a recording that ends here, with the hash of its lines.
  consuming func summary(_ end: RecordingEnd, hash: XXH64?) -> RecordingSummary {
    RecordingSummary(
      index: index,
      label: GestureLabel.text(
        of: gestures, before: swipes, isTruncated: gestureCount > gestures.count),
      gestures: gestures, gestureCount: gestureCount, nearestMiss: nearestMiss,
      events: end.events, duration: end.duration, repairs: end.repairs, hash: hash)
  }

  private mutating func consider(_ transition: StateTransition) {
    guard let miss = NearestMiss(transition) else { return }
    if let nearestMiss, nearestMiss.shortfall <= miss.shortfall { return }
    nearestMiss = miss
  }

  private mutating func follow(
    _ transition: StateTransition, _ isOver: (RecognizedGesture) -> Void
  ) {
    let recognizer = transition.recognizer
    if running[recognizer] == nil, gestureCount >= mostListed {
      return followUnlisted(transition, isOver)
    }
    let place = running[recognizer] ?? list(transition)
    gestures[place].take(transition)
    running[recognizer] = place
    guard transition.to.isFinal else { return }
    running[recognizer] = nil
    isOver(gestures[place])
  }

  private mutating func list(_ transition: StateTransition) -> Int {
    gestures.append(gesture(of: transition))
    gestureCount += 1
    return gestures.count - 1
  }

  private mutating func followUnlisted(
    _ transition: StateTransition, _ isOver: (RecognizedGesture) -> Void
  ) {
    let recognizer = transition.recognizer
    if unlisted.isEmpty { unlisted = Array(repeating: nil, count: kinds.count) }
    if unlisted[recognizer] == nil {
      unlisted[recognizer] = Unlisted(number: gestureCount, gesture: gesture(of: transition))
      gestureCount += 1
    }
    unlisted[recognizer]?.gesture.take(transition)
    guard transition.to.isFinal, let gesture = unlisted[recognizer].take()?.gesture else { return }
    note(gesture)
    isOver(gesture)
  }

  /// Keeps a swipe that may have been made by the fingers of a listed pan.
  private mutating func note(_ gesture: RecognizedGesture) {
    guard let fingers = GestureLabel.swipingFingers(of: gesture),
      !swipes.contains(where: { $0.fingers == fingers }),
      gestures.contains(where: { $0.kind == .pan && $0.lastTime >= gesture.began })
    else { return }
    swipes.append(gesture)
  }

  private func gesture(of transition: StateTransition) -> RecognizedGesture {
    RecognizedGesture(
      recognizer: transition.recognizer, name: names[transition.recognizer],
      kind: kinds[transition.recognizer], began: transition.time, ended: nil,
      state: transition.to, touches: transition.touches, fingers: transition.fingers,
      values: transition.values)
  }
}

extension RecognizedGesture {
  /// Takes in the next transition of the recognizer.
  fileprivate mutating func take(_ transition: StateTransition) {
    state = transition.to
    touches = max(touches, transition.touches)
    fingers.formUnion(transition.fingers)
    if let values = transition.values { self.values = values }
    if transition.to.isFinal { ended = transition.time }
  }
}
