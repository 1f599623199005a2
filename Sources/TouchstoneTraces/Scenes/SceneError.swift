package import SafeJSON

/// What is wrong with a scene or with what the command line does to it, and where.
package struct SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Problem: Equatable, Sendable {
    /// A value of another type or beyond its range; both as words for the message.
    case unexpected(expected: String, found: String)
    /// A key that must be there is not.
    case missing(expected: String)
    /// A key that nothing reads; `names` are those that something reads.
    case unknownKey(what: String, key: String, names: [String])
    /// A name of nothing; `names` are those that exist.
    case unknownName(what: String, name: String, names: [String])
    /// A name that a later version reads; `names` are those that this one does.
    case unsupported(what: String, names: [String])
    /// An id that something of the same sort has already.
    case duplicateID(String, earlier: String)
    /// A view that is to be the first responder apart from another one, at its place.
    case secondFirstResponder(earlier: String)
    /// A key that a view other than a window has.
    case onlyForWindows
    /// Two keys that exclude each other; this is the one at the error's place.
    case exclusive(with: String)
    /// Somebody named twice where two different ones are needed.
    case repeated(String)
    /// Somebody paired with itself.
    case pairedWithItself(String)
    /// Failure requirements that lead back to where they start; each waits for the next one.
    case cycle([String])
    /// A pair that is also in the opposite list, at another place.
    case contradiction(first: String, second: String, other: String)
    /// A scroll view on which no pan is.
    case scrollsWithoutPan(String)
    /// Limits of which the lower one is the higher one.
    case crossedTouchLimits(name: String, minimum: Int, maximum: Int)
    /// A file of another format.
    case wrongFormat(String)
    /// A file of a later version of the format.
    case laterVersion(Int)
  }

  /// The place, as `views.subviews[0].kind`; empty for the scene as a whole.
  package let path: String
  /// What is wrong there.
  package let problem: Problem

  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// The place and the message in one line.
  package var description: String { path.isEmpty ? message : "\(path): \(message)" }

  /// The line with what it is about in front, as `scene: views.id: missing; expected a string`.
  package func rendered(after prefix: String) -> PlainText {
    "\(prefix): \(description)"
  }
}
