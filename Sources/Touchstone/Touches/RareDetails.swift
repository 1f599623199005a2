/// Details of a touch in the room of one word: most recordings say nothing but where a finger is, and
/// samples are copied all the time.
struct RareDetails: Equatable, Sendable {
  /// The details; empty: nothing is known.
  private var storage: [TouchDetails] = []

  /// Whether something is known.
  var isKnown: Bool { !storage.isEmpty }

  /// The details.
  var value: TouchDetails {
    get { storage.first ?? TouchDetails() }
    set { storage = newValue == TouchDetails() ? [] : [newValue] }
  }
}
