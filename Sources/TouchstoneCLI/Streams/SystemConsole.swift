package import SafeJSON
import TouchstoneTraces

/// The console of the process.
package struct SystemConsole: Console {
  package let surroundings: Surroundings
  private let output = OutputWriter.standardOutput()

  /// Also makes SIGINT and closed pipes the program's business.
  package init() {
    System.handleSignals()
    var surroundings = Surroundings()
    surroundings.isInputTerminal = FileDescriptor.standardInput.isTerminal
    surroundings.isOutputTerminal = FileDescriptor.standardOutput.isTerminal
    surroundings.isErrorTerminal = FileDescriptor.standardError.isTerminal
    surroundings.noColor = EnvironmentVariable.noColor.isSet
    surroundings.isCI = EnvironmentVariable.continuousIntegration.isSet
    if EnvironmentVariable.fullReader.isSet { surroundings.lane = .full }
    self.surroundings = surroundings
  }

  package var isInterrupted: Bool { System.isInterrupted }
  package var clock: (() -> Duration)? { { System.time } }

  package func open(_ input: Input) throws(InputError) -> FileSource {
    switch input {
    case .standardInput: FileSource.standardInput(flushing: output)
    case .file(let path), .found(let path): try FileSource(path: path, flushing: output)
    case .unreadable(let error): throw error
    }
  }

  package func write(_ bytes: [UInt8]) throws(OutputError) {
    try output.write(bytes)
  }

  package func write(_ append: (inout [UInt8]) -> Void) throws(OutputError) {
    try output.write(append)
  }

  package func flush() throws(OutputError) {
    try output.flush()
  }

  package func warn(_ text: PlainText) {
    output.flushQuietly()
    var bytes: [UInt8] = []
    bytes.append(lines: text)
    do {
      try FileDescriptor.standardError.write(bytes)
    } catch {
      // There is no other place to say so.
    }
  }

  package static func mayWait(for source: FileSource) -> Bool { source.mayWait }

  /// Ends the process.
  package static func exit(_ status: ExitStatus) -> Never {
    System.exit(status.rawValue)
  }
}
