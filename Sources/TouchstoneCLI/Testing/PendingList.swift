import SafeJSON

/// Lists the results that wait for a decision.
enum PendingList {
  /// Prints a line for each result below paths.
  static func print(
    _ paths: [String], console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let (places, isComplete) = GoldenWalk.pending(paths, console: &console)
    for place in places {
      var writer = JSONWriter()
      writer.beginObject()
      let state = System.kind(of: place.path) == nil ? "new" : "changed"
      for (key, text) in [
        ("type", "pending"), ("path", place.pending), ("golden", place.path), ("state", state),
      ] {
        writer.key(key)
        writer.string(text)
      }
      writer.key("traces")
      writer.beginArray()
      for trace in place.traces { writer.string(trace) }
      writer.endArray()
      writer.endObject()
      writer.newline()
      try console.print(String(decoding: writer.bytes, as: UTF8.self))
    }
    return isComplete ? .done : .badInput
  }
}
