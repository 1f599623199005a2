/// A frame that contradicts what came before it. Readers repair or refuse such frames; code that
/// feeds the engine directly gets this.
public enum ReplayError: Error, Equatable, Sendable {
  /// The frame is earlier than the one before.
  case timeGoesBack
  /// A finger appears twice in one frame.
  case duplicateTouch(TouchID)
  /// A finger landed that is down already.
  case alreadyDown(TouchID)
  /// A finger did something that never landed.
  case notDown(TouchID)
  /// A coordinate is not a number, or infinite.
  case notFinite(TouchID)
  /// A recognizer was asked about a finger that it does not have.
  case noSuchTouch(Int)
  /// A sample names a view that the scene does not have.
  case unknownView(Int)
}
