/// How a reader comes from the bytes of an event to its frame. Whatever is unusual about an event is
/// left to the next slower way.
package enum Lane: CaseIterable, Sendable {
  /// Usual events are read straight from their bytes.
  case bytes
  /// Usual events are read from what json-c has built.
  case nodes
  /// A value of our own is made of every event first.
  case values
}
