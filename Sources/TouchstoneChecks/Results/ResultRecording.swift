package import SafeJSON

/// What a replay has printed of one recording.
package struct ResultRecording: Equatable, Sendable {
  /// What the recording is; nil for one that could not be begun.
  package var header: JSONValue?
  /// What happened, in order.
  package var lines: [ResultLine] = []
  /// What became of it; nil when it is broken.
  package var summary: JSONValue?
  /// Why it is broken.
  package var error: JSONValue?

  package init() {}

  /// Whether nothing is known of it.
  package var isEmpty: Bool { self == ResultRecording() }
}
