/// A recognizer in a running replay: its machine, its public state, and what stands between them.
struct Recognizer {
  /// What a machine that has not been heard yet wants.
  enum Proposal {
    /// To begin.
    case begin
    /// To be recognized, for a discrete gesture.
    case end
    /// To begin, and to end at once: it ended while it was held back.
    case beginAndEnd
  }

  /// What a running gesture does in this frame.
  enum RunningStep {
    case none
    case change
    case end(GestureReason?)
    case cancel(GestureReason)
  }

  /// How far an attempt has come.
  enum Standing {
    /// The machine has decided nothing.
    case undecided
    /// The machine wants to be heard since that item of the replay; a requirement may hold it back.
    case proposed(Proposal, since: Int)
    /// Nothing holds it back; its actions are about to be sent.
    case effective(Proposal)
    /// It has begun in public.
    case running(RunningStep)
    /// It is decided, and waits for its reset.
    case settled
  }

  var definition: RecognizerDefinition
  /// Its place in the canonical order (R3).
  var rank: Int
  var machine: GestureMachine
  /// The public state.
  var state = GestureState.possible
  var standing = Standing.undecided
  /// Why the machine wants to be heard.
  var reason: GestureReason?
  /// The touches it tracks, in landing order.
  var ownTouches: [OwnTouch] = []
  /// The middle of its touches when some of them last left.
  private var lastCentroid: Point2D?
  /// What the machine waits for.
  var deadline: Deadline?
  /// Whether it has received a touch in this attempt.
  var isEngaged = false
  /// Whether it, or its view, has been taken away.
  var isRemoved = false

  init(_ definition: RecognizerDefinition, rank: Int) {
    self.definition = definition
    self.rank = rank
    machine = GestureMachine(definition.settings)
  }

  /// Whether its attempt is decided.
  var isSettled: Bool {
    if case .settled = standing { true } else { false }
  }

  /// Whether it takes new touches: possible or running, and no final outcome is held back (R16).
  var isOpen: Bool {
    switch standing {
    case .undecided, .proposed(.begin, _), .running: true
    case .proposed, .effective, .settled: false
    }
  }

  /// Whether its actions were or are about to be sent.
  var isRecognized: Bool {
    if case .effective = standing { return true }
    return state.isRunning || state == .ended
  }

  /// Whether a view may still have to wait for it: publicly possible and not failed.
  var isUndecided: Bool { state == .possible && !isSettled }

  /// Whether nothing will make it decide: it has proposed nothing, its fingers are gone, and it waits
  /// for no time. Nobody waits for it (R22).
  var isInactive: Bool {
    guard case .undecided = standing else { return false }
    return deadline == nil && !hasLiveTouch
  }

  /// Whether its actions could still be prevented: nothing was sent and nothing is decided.
  var isPreventable: Bool { isUndecided && isEngaged }

  /// Whether a touch of its own changed in this frame.
  var hasChangedTouch: Bool {
    ownTouches.contains { $0.phase != .stationary }
  }

  /// Whether a finger of its own is on the screen.
  var hasLiveTouch: Bool {
    ownTouches.contains { !$0.phase.isFinal }
  }

  /// Whether a finger of its own, or what else touches, is on the screen and of another type.
  func tracksLiveTouch(besides type: TouchType) -> Bool {
    ownTouches.contains { !$0.phase.isFinal && $0.type != type }
  }

  /// The middle of its touches, in window points; without touches the last one; nil before any.
  var centroid: Point2D? {
    guard !ownTouches.isEmpty else { return lastCentroid }
    let sum = ownTouches.reduce(Vector2D.zero) { $0 + ($1.location - .zero) }
    return .zero + sum / Double(ownTouches.count)
  }

  /// Which fingers it tracks.
  var fingers: FingerSet {
    ownTouches.reduce(into: []) { $0.insert(FingerSet(landing: $1.sequence)) }
  }

  /// Whether it and another one track a common touch.
  func sharesTouch(with other: Recognizer) -> Bool {
    ownTouches.contains { own in other.ownTouches.contains { $0.sequence == own.sequence } }
  }

  /// Whether it and another one track the same touches.
  func tracksSameTouches(as other: Recognizer) -> Bool {
    ownTouches.elementsEqual(other.ownTouches) { $0.sequence == $1.sequence }
  }

  /// Lets go of the touches that left the screen in this frame.
  mutating func releaseFinalTouches() {
    lastCentroid = centroid
    ownTouches.removeAll { $0.phase.isFinal }
  }

  /// Ready for a new attempt.
  mutating func reset() {
    machine = GestureMachine(definition.settings)
    state = .possible
    standing = .undecided
    reason = nil
    ownTouches.removeAll(keepingCapacity: true)
    lastCentroid = nil
    deadline = nil
    isEngaged = false
  }
}
