/// A name that stands for something declared elsewhere in the scene.
package struct SceneReference: Equatable, Sendable {
  /// The id of what is meant.
  package var name: String
  /// Where it is named, for messages.
  package var path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// Refuses a name that stands for two of several things that must be different.
  static func checkDistinct(_ references: [SceneReference]) throws(SceneError) {
    var names: Set<String> = []
    for reference in references where !names.insert(reference.name).inserted {
      throw SceneError(path: reference.path, problem: .repeated(reference.name))
    }
  }
}

/// An ordered pair of recognizers by name.
package struct ReferencePair: Equatable, Sendable {
  /// The one that waits or prevents.
  package var first: SceneReference
  /// The one it waits for or prevents.
  package var second: SceneReference
  /// Where the pair stands, for messages.
  package var path: String

  package init(first: SceneReference, second: SceneReference, path: String) {
    self.first = first
    self.second = second
    self.path = path
  }
}
