/// How near recognizers are to their limits, for those who look; nothing here decides anything.
extension GestureMachines {
  /// How a time that runs for a recognizer stands to its limit; nil when none runs.
  func timeLimit(of recognizer: Int, at now: Timestamp) -> GestureLimit? {
    switch places[recognizer] {
    case .tap(let place): taps[place].timeLimit(at: now)
    case .longPress(let place): longPresses[place].timeLimit(at: now)
    case .pan, .swipe, .pinch, .rotation, .screenEdgePan: nil
    #if !hasFeature(Embedded)
      case .custom: nil
    #endif
    }
  }

  /// Appends what a frame left a recognizer of its limits; one that a program brings tells nothing.
  func append(
    _ frame: GestureFrame, of recognizer: Int, to limits: inout [GestureLimit]
  ) {
    switch places[recognizer] {
    case .tap(let place): taps[place].append(frame, to: &limits)
    case .longPress(let place): longPresses[place].append(frame, to: &limits)
    case .pan(let place): pans[place].append(frame, to: &limits)
    case .swipe(let place): swipes[place].append(frame, to: &limits)
    case .pinch(let place): pinches[place].append(frame, to: &limits)
    case .rotation(let place): rotations[place].append(frame, to: &limits)
    case .screenEdgePan(let place): screenEdgePans[place].append(frame, to: &limits)
    #if !hasFeature(Embedded)
      case .custom: break
    #endif
    }
  }
}
