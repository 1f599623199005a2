/// The way from bytes to values and events. Both ways give the same.
package enum Lane: CaseIterable, Sendable {
  /// `JSONCursor` reads what is spelled as usual, and leaves the rest to the full way.
  case fast
  /// json-c builds everything.
  case full
}
