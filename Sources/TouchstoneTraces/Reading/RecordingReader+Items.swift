import Touchstone

/// Items on their way out, a piece of the input at a time.
extension RecordingReader {
  /// The names that an item's touches have: it may be the end of a recording behind which the next one
  /// has begun.
  func names(ofItem index: Int) -> TouchNames {
    if let namesBefore, index < namesBefore.end { return namesBefore.names }
    return names
  }

  /// Forgets the items, which have been given.
  mutating func dropItems() {
    items.removeAll(keepingCapacity: true)
    namesBefore = nil
  }
}
