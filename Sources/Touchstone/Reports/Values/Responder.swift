/// Somebody who is asked to handle an event.
public enum Responder: Equatable, Sendable {
  /// A view, by its index in the scene.
  case view(Int)
  /// A view controller, by its index in the scene.
  case controller(Int)
  /// The application, the end of every chain.
  case application
}
