/// What a program may change about a scene while it is being touched (R27). Each change happens at the
/// time of the newest frame, and reports what it changes at once.
extension Replay {
  /// Switches a recognizer on or off. One that is running is cancelled, one that is possible fails.
  /// Switched on again, it takes new touches only.
  public mutating func setEnabled(
    _ isEnabled: Bool, ofRecognizer recognizer: Int, into events: inout ReplayEvents
  ) {
    guard arbiter.definitions[recognizer].isEnabled != isEnabled else { return }
    guard !isEnabled else { return arbiter.setEnabled(true, recognizer) }
    change(into: &events) { $0.arbiter.setEnabled(false, recognizer) }
  }

  /// Takes a recognizer away from its view: as if it were switched off for good.
  public mutating func removeRecognizer(_ recognizer: Int, into events: inout ReplayEvents) {
    guard !arbiter.recognizers[recognizer].isRemoved else { return }
    change(into: &events) { $0.arbiter.remove(recognizer) }
  }

  /// Adds a recognizer behind those that its view has, and returns its index. It takes new touches
  /// only. `policy` is the scene's policy from now on; nil: it stays.
  public mutating func addRecognizer(
    _ definition: RecognizerDefinition, named name: String, policy: Policy? = nil
  ) -> Int {
    scene.recognizers.append(definition)
    scene.recognizerNames.append(name)
    if let policy { scene.policy = policy }
    arbiter.addLast(of: scene, views)
    return scene.recognizers.count - 1
  }

  /// Takes a view and everything below it away from its superview. Their touches are cancelled, and
  /// their recognizers are removed. What the fingers do until they lift is reported no more.
  public mutating func removeView(_ view: Int, into events: inout ReplayEvents) {
    guard stage.views.remove(view) else { return }
    change(into: &events) { replay in
      // Recognizers first: what happens to them is that they are removed, not that touches are.
      replay.removeRecognizers(below: view)
      for index in replay.touches.indices where replay.touches[index].isLive {
        guard let touched = replay.touches[index].view,
          replay.views.isAncestor(view, orSelfOf: touched)
        else { continue }
        replay.leave(index, .cancelled)
        replay.lostFingers.append(replay.touches[index].id)
      }
      replay.arbiter.deliver(replay.views)
    }
  }

  private mutating func removeRecognizers(below view: Int) {
    for index in arbiter.recognizers.indices {
      guard !arbiter.recognizers[index].isRemoved,
        stage.views.isAncestor(view, orSelfOf: arbiter.definitions[index].view)
      else { continue }
      arbiter.remove(index)
    }
  }

  private mutating func change(
    into events: inout ReplayEvents, _ change: (inout Replay) -> Void
  ) {
    arbiter.begin(at: lastTime ?? .zero)
    if observation.contains(.progress) { arbiter.beginProgress() }
    settleTouches()
    change(&self)
    for touch in touches where touch.hasChanged { reportTouch(touch, into: &events) }
    conclude(into: &events)
  }
}
