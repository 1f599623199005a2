/// A view controller of a scene: it is in the responder chain behind its root view.
public struct ViewController: Equatable, Sendable {
  /// Its root view, by index.
  public var view: Int
  /// What it handles, and so keeps from the rest of the chain.
  public var handles: HandledEvents

  /// A controller of a view.
  public init(view: Int, handles: HandledEvents = []) {
    self.view = view
    self.handles = handles
  }
}
