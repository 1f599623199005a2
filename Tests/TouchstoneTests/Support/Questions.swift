import Synchronization

@testable import Touchstone

/// What a delegate in code was asked, in words.
final class Questions: Sendable {
  private let words = Mutex<[String]>([])

  func add(_ question: String) { words.withLock { $0.append(question) } }

  var all: [String] { words.withLock { $0 } }
}

extension GestureDelegate {
  /// A delegate with some answers.
  init(_ configure: (inout GestureDelegate) -> Void) {
    self.init()
    configure(&self)
  }
}

extension SceneBuilder {
  /// Plays a script with a delegate in code.
  func play(_ touches: Touches, _ configure: (inout GestureDelegate) -> Void) throws -> Played {
    var session = Session(self, touches, delegate: GestureDelegate(configure))
    return try session.finish()
  }
}
