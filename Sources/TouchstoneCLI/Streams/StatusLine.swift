/// The last line of a terminal, where something is drawn while a command works, and the time that
/// has passed meanwhile.
package struct StatusLine {
  /// Writes at once.
  package let write: (String) -> Void
  /// The time since the line was made.
  package let elapsed: () -> Duration

  package init(write: @escaping (String) -> Void, elapsed: @escaping () -> Duration) {
    self.write = write
    self.elapsed = elapsed
  }

  /// The terminal behind standard error.
  static func standardError() -> StatusLine {
    let start = System.time
    return StatusLine(
      write: { text in
        do {
          try FileDescriptor.standardError.write(Array(text.utf8))
        } catch {
          // The status line is not needed.
        }
      },
      elapsed: { System.time - start })
  }
}
