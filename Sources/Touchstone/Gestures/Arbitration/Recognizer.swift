/// A recognizer in a running replay: its public state, and what stands between that and what its
/// machine wishes. Plain values only, because all engaged ones are looked at in each frame.
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
    case end
    case cancel
  }

  /// How far an attempt has come.
  enum Standing {
    /// The machine has decided nothing.
    case undecided
    /// The machine wants to be heard; a requirement may hold it back.
    case proposed(Proposal)
    /// Nothing holds it back; its actions are about to be sent.
    case effective(Proposal)
    /// It has begun in public.
    case running(RunningStep)
    /// It is decided, and waits for its reset.
    case settled
  }

  /// Its place in the canonical order (R3).
  var rank = 0
  /// The public state.
  var state = RecognizerState.possible
  var standing = Standing.undecided
  /// Why what is to be made public happens.
  var reason: GestureReason?
  /// The item of the replay in which the machine asked to be heard.
  private(set) var proposedIn = 0
  /// The group of the touches it tracks, by index; nil: it tracks none.
  var group: Int?
  /// What the machine waits for.
  var deadline: Deadline?
  /// Until when its machine is not shown frames in which fingers only move; nil: it is shown all.
  var restsUntil: Timestamp?
  /// Whether it has received a touch in this attempt.
  var isEngaged = false
  /// Whether it, or its view, has been taken away.
  var isRemoved = false

  /// Whether its actions were or are about to be sent.
  var isRecognized: Bool { standing.isEffective || state.isRunning || state == .ended }

  /// Whether a view may still have to wait for it: publicly possible and not failed.
  var isUndecided: Bool { state == .possible && !standing.isSettled }

  /// Takes note of what the machine wants.
  mutating func propose(_ proposal: Proposal, _ reason: GestureReason?, in item: Int) {
    standing = .proposed(proposal)
    self.reason = reason
    proposedIn = item
  }

  /// Lets a running gesture end, or be cancelled.
  mutating func finish(_ step: RunningStep, _ reason: GestureReason?) {
    standing = .running(step)
    self.reason = reason
  }

  /// Ready for a new attempt; it must track no touch.
  mutating func reset() {
    state = .possible
    standing = .undecided
    reason = nil
    deadline = nil
    restsUntil = nil
    isEngaged = false
  }
}

// Asked of the standing and not of the recognizer, which would be copied to ask it.
extension Recognizer.Standing {
  /// Whether the attempt is decided.
  var isSettled: Bool {
    if case .settled = self { true } else { false }
  }

  /// Whether actions are about to be sent.
  var isEffective: Bool {
    if case .effective = self { true } else { false }
  }

  /// Whether it has begun in public.
  var isRunning: Bool {
    if case .running = self { true } else { false }
  }

  /// Whether new touches are taken: possible or running, and no final outcome is held back (R16).
  var isOpen: Bool {
    switch self {
    case .undecided, .proposed(.begin), .running: true
    case .proposed, .effective, .settled: false
    }
  }

  /// Whether something is to be made public.
  var hasOutcome: Bool {
    switch self {
    case .undecided, .proposed, .running(.none), .settled: false
    case .effective, .running: true
    }
  }
}
