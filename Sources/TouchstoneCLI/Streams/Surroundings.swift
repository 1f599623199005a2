package import TouchstoneTraces

/// What a command may know about the place where it runs.
package struct Surroundings: Equatable, Sendable {
  /// Whether someone types the input.
  package var isInputTerminal = false
  /// Whether someone watches the output.
  package var isOutputTerminal = false
  /// Whether someone watches the messages.
  package var isErrorTerminal = false
  /// Whether colours are unwanted: `NO_COLOR` is set and not empty.
  package var noColor = false
  /// Whether this is an automatic build: `CI` is set and not empty.
  package var isCI = false

  /// How usual events are read: from what json-c has built if `TOUCHSTONE_FULL_READER` is set, which
  /// shows that both ways give the same.
  package var lane = Lane.fast

  /// Pipes everywhere and no variable set.
  package init() {}
}
