/// Something that happens to the application apart from touches.
public enum SystemEvent: Equatable, Sendable {
  /// The system takes every touch away, as an incoming call does.
  case interruption
  /// The device is shaken.
  case motion(MotionPhase)
  /// A button of a headset or of the lock screen.
  case remoteControl(RemoteControl)

  /// What a shake is doing.
  public enum MotionPhase: CaseIterable, Sendable {
    /// It begins.
    case began
    /// It is over.
    case ended
    /// It went on for too long, or the system broke it off.
    case cancelled

    /// The name in traces.
    public var name: StaticString {
      switch self {
      case .began: "began"
      case .ended: "ended"
      case .cancelled: "cancelled"
      }
    }
  }

  /// The buttons; the raw values are UIEvent.EventSubtype's.
  public enum RemoteControl: UInt8, CaseIterable, Sendable {
    /// Play.
    case play = 100
    /// Pause.
    case pause = 101
    /// Stop.
    case stop = 102
    /// Play or pause, whichever it is not.
    case togglePlayPause = 103
    /// The next track.
    case nextTrack = 104
    /// The previous track.
    case previousTrack = 105
    /// Seeking backward begins.
    case beginSeekingBackward = 106
    /// Seeking backward ends.
    case endSeekingBackward = 107
    /// Seeking forward begins.
    case beginSeekingForward = 108
    /// Seeking forward ends.
    case endSeekingForward = 109

    /// The name in traces.
    public var name: StaticString {
      switch self {
      case .play: "play"
      case .pause: "pause"
      case .stop: "stop"
      case .togglePlayPause: "togglePlayPause"
      case .nextTrack: "nextTrack"
      case .previousTrack: "previousTrack"
      case .beginSeekingBackward: "beginSeekingBackward"
      case .endSeekingBackward: "endSeekingBackward"
      case .beginSeekingForward: "beginSeekingForward"
      case .endSeekingForward: "endSeekingForward"
      }
    }
  }
}
