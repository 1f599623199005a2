package import SafeJSON

/// What is wrong with a trace, and where.
package enum TraceError: Error, Equatable, Sendable {
  /// It is not JSON, or cannot be read.
  case syntax(JSONError)
  /// Its first value is JSON, but nothing that a trace begins with.
  case shape(TracePlace, String)
  /// It is a trace with something wrong in it.
  case meaning(TracePlace, String)
  /// What is to be changed about its scene does not fit it; the path is the change's own.
  case scene(SceneError)

  /// The whole message for people: the place, what is wrong, what was expected.
  package func rendered(source: String) -> PlainText {
    switch self {
    case .syntax(let error): error.rendered(source: source)
    case .shape(let place, let message), .meaning(let place, let message):
      "\(place.rendered(source: source)): \(message)"
    case .scene(let error): error.rendered(after: source)
    }
  }

  /// What is wrong, without the place.
  package var message: String {
    switch self {
    case .syntax(let error): error.sentence
    case .shape(_, let message), .meaning(_, let message): message
    case .scene(let error): error.message
    }
  }

  /// The line of the input, from 1.
  package var line: Int? {
    switch self {
    case .syntax(let error): error.place.line
    case .shape(let place, _), .meaning(let place, _): place.line
    case .scene: nil
    }
  }

  /// The column in the line, from 1.
  package var column: Int? {
    guard case .syntax(let error) = self else { return nil }
    return error.place.column
  }

  /// The way to the value, as `events[12].touches[0].x`.
  package var path: String? {
    switch self {
    case .syntax: nil
    case .shape(let place, _), .meaning(let place, _): place.path.isEmpty ? nil : place.path
    case .scene(let error): error.path.isEmpty ? nil : error.path
    }
  }
}
