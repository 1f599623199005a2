/// A place for bytes that are too many for memory.
package protocol Spool: Sendable {
  /// Adds bytes behind those that it holds.
  func append(_ bytes: [UInt8]) throws(SpoolError)
  /// Gives back bytes that it holds from an offset on: at least one, and at most so many.
  func read(from offset: Int, atMost count: Int) throws(SpoolError) -> [UInt8]
}

/// Why bytes cannot be kept outside of memory.
package struct SpoolError: Error, Equatable, Sendable {
  /// Where they would be: `a temporary file in '/tmp'`.
  package let name: String
  /// What is wrong with that.
  package let reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

/// From when on what is told of a recording at its end leaves memory, and where it goes.
///
/// A reference, since all recordings share it and few need it.
package final class Spooling: Sendable {
  /// How much is kept in memory; no output depends on it.
  package struct Sizes: Sendable {
    /// How many gestures are kept as such. Beyond that the older half of them becomes text.
    package var gestures = 512
    /// How many bytes of a text are kept.
    package var bytes = 1 << 16

    package init() {}
  }

  /// How much is kept in memory.
  let sizes: Sizes
  /// Makes a place for one text; nil: there is none, and all stays in memory.
  let makeSpool: @Sendable () -> (any Spool)?

  package init(
    _ sizes: Sizes = Sizes(), makeSpool: @escaping @Sendable () -> (any Spool)?
  ) {
    self.sizes = sizes
    self.makeSpool = makeSpool
  }
}
