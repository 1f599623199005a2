/// What happens to fingers and timers that are left when a recording ends (R23).
public enum AtEnd: CaseIterable, Sendable {
  /// Timers run out; fingers that are still down are cancelled at the recording's last time.
  case drain
  /// All fingers are cancelled at once, then timers run out.
  case cancel
  /// Nothing.
  case stop

  /// The name on the command line.
  public var name: StaticString {
    switch self {
    case .drain: "drain"
    case .cancel: "cancel"
    case .stop: "stop"
    }
  }
}
