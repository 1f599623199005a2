import SafeJSON

/// Documents, one behind the other.
extension RecordingReader {
  /// Whether a document of another format may come next.
  var isBetweenDocuments: Bool {
    guard readsDocuments else { return false }
    return switch form {
    case .outside, .broken(isInDocument: false): true
    default: false
    }
  }

  /// Goes on behind a document that somebody else has read; not knowing where it ended, if that `isLost`.
  mutating func resume(isLost: Bool, _ scenes: SceneSource) {
    (hasRecordings, readsDocuments, self.scenes) = (true, true, scenes)
    form = isLost ? .broken(isInDocument: false) : .outside
  }

  /// What is wrong with the keys behind a document's events where the input is read once.
  func lateFault(_ rest: JSONValue, behind key: String, line: Int) -> TraceError? {
    let object = TraceValue(rest, at: documentPlace(line).place)
    do throws(TraceError) {
      try TraceHeader.checkFormat(object)
    } catch {
      return error
    }
    let late = TraceHeader.keysBeforeEvents.lazy.compactMap { object.member($0) }.first
    return late?.error("comes after '\(key)', and a pipe is read once; expected it before them")
  }
}
