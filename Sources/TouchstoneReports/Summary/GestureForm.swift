import SafeJSON

/// How the gestures of a long recording are written before it ends.
package enum GestureForm: Sendable {
  /// As elements of a JSON array.
  case json
  /// For people.
  case words

  /// How many bytes stand between two gestures.
  var separatorLength: Int {
    switch self {
    case .json: ",".utf8.count
    case .words: VerdictText.separator.utf8.count
    }
  }

  /// Appends a gesture behind what separates it from the one before.
  func append(_ gesture: RecognizedGesture, to bytes: inout [UInt8]) {
    switch self {
    case .json:
      bytes.append(UInt8(ascii: ","))
      // The writer takes the bytes over, so that none are copied.
      var writer = JSONWriter(bytes: bytes)
      bytes = []
      RecordingLines.write(gesture, to: &writer)
      bytes = writer.bytes
    case .words: bytes += (VerdictText.separator + VerdictText.text(of: gesture)).utf8
    }
  }
}
