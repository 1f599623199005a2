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

  /// A gesture behind what separates it from the one before.
  func text(of gesture: RecognizedGesture) -> [UInt8] {
    switch self {
    case .json:
      var writer = JSONWriter(bytes: [UInt8(ascii: ",")])
      RecordingLines.write(gesture, to: &writer)
      return writer.bytes
    case .words: return Array((VerdictText.separator + VerdictText.text(of: gesture)).utf8)
    }
  }
}
