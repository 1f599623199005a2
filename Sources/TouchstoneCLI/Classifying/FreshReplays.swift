import Touchstone

/// Replays that have not begun, each a copy of the last one: many recordings have one scene, and
/// what follows from a scene is worked out once. Who makes rows one after the other shares one.
final class FreshReplays {
  private var last: (scene: TouchScene, replay: Replay)?

  /// A replay of a scene from its beginning.
  func replay(of scene: TouchScene) -> Replay {
    // Scenes that come from one description share their arrays, which makes this cheap.
    if let last, last.scene == scene { return last.replay }
    let replay = Replay(scene, observing: [])
    last = (scene, replay)
    return replay
  }
}
