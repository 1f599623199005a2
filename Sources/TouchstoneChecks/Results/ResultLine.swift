package import SafeJSON
import TouchstoneReports

/// A line that a replay has printed: what somebody or something did.
package struct ResultLine: Equatable, Sendable {
  /// Whose line it is: lines of one track follow each other, lines of two do not depend on each other.
  package struct Track: Hashable, Sendable {
    /// The line's `type`.
    package var type: String
    /// The recognizer, view, touch or property.
    package var subject: String
  }

  /// All of it.
  package var value: JSONValue
  /// The track to which it belongs.
  package var track: Track

  /// A line; nil when it has no `type`.
  package init?(_ value: JSONValue) {
    guard let type = value["type"]?.text else { return nil }
    self.value = value
    track = Track(type: type, subject: Self.subject(of: value, type: type))
  }

  /// When it happened, in seconds.
  package var time: Double? { value["t"]?.double }

  /// Whether it is a transition, which is what recognizers do.
  package var isTransition: Bool { track.type == "transition" }

  /// Whether a recognizer is recognized with it.
  var isRecognition: Bool {
    isTransition && value["from"]?.text == "possible"
      && (value["to"]?.text == "began" || value["to"]?.text == "ended")
  }

  private static func subject(of value: JSONValue, type: String) -> String {
    let keys = OutputSchema.subjects[type] ?? [OutputKey.view.name]
    return keys.map { value[$0].map(word) ?? "" }.joined(separator: ".")
  }

  /// A name, or a touch's id, as a word.
  static func word(_ id: JSONValue) -> String {
    switch id {
    case .string(let name): name
    case .number(.integer(let number)): String(number)
    default: ""
    }
  }
}
