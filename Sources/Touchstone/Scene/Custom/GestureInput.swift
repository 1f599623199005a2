/// What a machine is asked about.
public enum GestureInput: Sendable {
  /// A frame in which an own touch changed.
  case frame(GestureFrame)
  /// The machine's deadline has come.
  case deadline(Timestamp)
  /// The requirement that it waited for has failed: what it held back is sent now.
  case released(Timestamp)
}
