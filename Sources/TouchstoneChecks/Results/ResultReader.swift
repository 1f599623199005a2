package import SafeJSON

/// What is wrong with a file of results.
package enum ResultError: Error, Equatable, Sendable {
  /// It is no JSON.
  case syntax(JSONError)
  /// A line that no replay prints.
  case meaning(line: Int, String)

  /// The whole message: the place, and what is wrong.
  package func rendered(source: String) -> PlainText {
    switch self {
    case .syntax(let error): error.rendered(source: source)
    case .meaning(let line, let message): "\(source):\(line): \(message)"
    }
  }
}

/// Reads what `replay --format ndjson` has printed, recording by recording.
package struct ResultReader: ~Copyable {
  private var stream: JSONStream
  private var current = ResultRecording()
  private(set) package var settings: GoldenSettings?
  private var isAtStart = true

  package init(_ source: any ByteSource) {
    stream = JSONStream(source)
  }

  /// The next recording; nil at the end.
  package mutating func next() throws(ResultError) -> ResultRecording? {
    while let (value, line) = try nextValue() {
      guard let type = value["type"]?.text, let result = ResultLine(value) else {
        throw .meaning(line: line, "expected a line of a result: an object with 'type'")
      }
      defer { isAtStart = false }
      switch type {
      case "golden" where isAtStart: settings = try GoldenSettings(value, line: line)
      case "recording":
        let before = take()
        current.header = value
        if let before { return before }
      case "summary":
        current.summary = value
        return take()
      case "error":
        current.error = value
        return take()
      default: current.lines.append(result)
      }
    }
    return take()
  }

  /// All recordings that are left.
  package mutating func all() throws(ResultError) -> [ResultRecording] {
    var recordings: [ResultRecording] = []
    while let recording = try next() { recordings.append(recording) }
    return recordings
  }

  private mutating func take() -> ResultRecording? {
    defer { current = ResultRecording() }
    return current.isEmpty ? nil : current
  }

  private mutating func nextValue() throws(ResultError) -> (JSONValue, line: Int)? {
    do throws(JSONError) {
      guard case .value(let value, let place)? = try stream.next() else { return nil }
      return (value, place.line)
    } catch {
      throw .syntax(error)
    }
  }
}
