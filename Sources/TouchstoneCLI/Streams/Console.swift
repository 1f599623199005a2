package import SafeJSON

/// The streams that a command reads and writes.
package protocol Console {
  /// What inputs are read from.
  associatedtype Source: ByteSource

  /// The terminals and variables that matter.
  var surroundings: Surroundings { get }
  /// Whether SIGINT has arrived: print what is complete and end.
  var isInterrupted: Bool { get }
  /// Files for threads that have no console.
  var fileContents: FileContents { get }
  /// Where progress is drawn: on a terminal that gets no results; nil without one.
  var statusLine: StatusLine? { get }
  /// Tells the time since some moment; nil where nothing may depend on time.
  var clock: (() -> Duration)? { get }

  /// Opens an input to read it.
  mutating func open(_ input: Input) throws(InputError) -> Source
  /// Adds to standard output.
  mutating func write(_ bytes: [UInt8]) throws(OutputError)
  /// Adds to standard output what is appended.
  mutating func write(_ append: (inout [UInt8]) -> Void) throws(OutputError)
  /// Hands over what `write` has gathered.
  mutating func flush() throws(OutputError)
  /// Adds lines to standard error at once, behind the output so far; that it cannot be written is no
  /// reason to stop.
  mutating func warn(_ text: PlainText)
  /// Whether the next read may have to wait for someone.
  static func mayWait(for source: Source) -> Bool
}

extension Console {
  /// The files of the system.
  package var fileContents: FileContents { .system }

  /// No time.
  package var clock: (() -> Duration)? { nil }

  /// Standard error, where someone watches it and standard output goes elsewhere.
  package var statusLine: StatusLine? {
    surroundings.isErrorTerminal && !surroundings.isOutputTerminal ? .standardError() : nil
  }

  /// Whether it is a pipe or a terminal.
  package static func mayWait(for source: Source) -> Bool { !source.canRewind }

  /// Everything in an input.
  mutating func contents(of input: Input) throws(InputError) -> [UInt8] {
    try Self.contents(of: open(input), input)
  }

  /// Everything in an input that is open.
  static func contents(of source: Source, _ input: Input) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(ByteSourceError) {
      while try source.read(atMost: 1 << 16, into: &bytes) > 0 {}
    } catch {
      throw InputError(path: input == .standardInput ? nil : input.path, reason: error.message)
    }
    return bytes
  }

  /// Adds to standard output what is appended.
  package mutating func write(_ append: (inout [UInt8]) -> Void) throws(OutputError) {
    var bytes: [UInt8] = []
    append(&bytes)
    try write(bytes)
  }
}
