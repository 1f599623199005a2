@testable import Touchstone

/// A script that is played bit by bit, so that a program can change the scene in between.
struct Session {
  private(set) var replay: Replay
  private(set) var events = ReplayEvents()
  private var rest: ArraySlice<Frame>

  init(_ builder: SceneBuilder, _ touches: Touches, delegate: GestureDelegate = GestureDelegate()) {
    self.init(builder.scene, touches.frames)
    replay.delegate = delegate
  }

  init(_ scene: TouchScene, _ frames: [Frame]) {
    replay = Replay(scene, observing: .all)
    rest = frames[...]
  }

  /// Plays the frames up to a time in seconds.
  mutating func run(until seconds: Double) throws {
    while let frame = rest.first, frame.time.seconds <= seconds { try step(frame) }
  }

  /// Plays one frame more; says whether there was one.
  mutating func step() throws -> Bool {
    guard let frame = rest.first else { return false }
    try step(frame)
    return true
  }

  /// What a program does between frames.
  mutating func change(
    _ change: (inout Replay, inout ReplayEvents) throws -> Void
  ) rethrows {
    try change(&replay, &events)
  }

  /// Plays what is left.
  mutating func finish(_ atEnd: AtEnd = .drain) throws -> Played {
    while try step() {}
    replay.finish(atEnd, into: &events)
    return Played(self)
  }

  private mutating func step(_ frame: Frame) throws {
    rest = rest.dropFirst()
    try replay.process(frame, into: &events)
  }
}

extension Played {
  /// What came of a session so far.
  init(_ session: Session) {
    scene = session.replay.scene
    events = session.events
    replay = session.replay
    transitions = session.events.compactMap {
      if case .transition(let transition) = $0 { transition } else { nil }
    }
  }
}

extension Session {
  /// Switches a recognizer on or off by name.
  mutating func setEnabled(_ isEnabled: Bool, _ name: String) {
    let index = replay.scene.recognizerNames.index(of: name)
    change { $0.setEnabled(isEnabled, ofRecognizer: index, into: &$1) }
  }

  /// Takes a recognizer away by name.
  mutating func removeRecognizer(_ name: String) {
    let index = replay.scene.recognizerNames.index(of: name)
    change { $0.removeRecognizer(index, into: &$1) }
  }

  /// Takes a view away by name.
  mutating func removeView(_ name: String) {
    let index = replay.scene.viewNames.index(of: name)
    change { $0.removeView(index, into: &$1) }
  }
}
