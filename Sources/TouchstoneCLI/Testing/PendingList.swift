import SafeJSON
import TouchstoneReports

/// Lists the results that wait for a decision.
enum PendingList {
  /// Prints a line for each result below paths.
  static func print(
    _ paths: [String], console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let (places, isComplete) = GoldenWalk.pending(paths, console: &console)
    for place in places {
      let state = System.kind(of: place.path) == nil ? "new" : "changed"
      let line = JSONWriter.line(.pending) { writer in
        writer.member(.path, place.pending)
        writer.member(.golden, place.path)
        writer.member(.state, state)
        writer.member(.traces, place.traces)
      }
      try console.print(line)
    }
    return isComplete ? .done : .badInput
  }
}
