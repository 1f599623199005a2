import SafeJSON
import Touchstone

/// A row of a classification as a JSON object.
enum ClassificationLine {
  static func append(
    _ row: ClassificationRow, endsLine: Bool, to text: inout PrintedText
  ) -> Int {
    text.bytes.append("{\"type\":")
    let place: Int
    switch row {
    case .recording(let recording):
      text.bytes.append("\"classification\"")
      place = text.bytes.count
      append(recording, to: &text)
    case .error(let error, let id):
      text.bytes.append("\"error\"")
      place = text.bytes.count
      append(source: error.source, id: id, to: &text.bytes)
      var writer = continuing(text.bytes)
      RecordingLines.writePlaceAndMessage(of: error, to: &writer)
      text.bytes = writer.bytes
    }
    text.bytes.append(endsLine ? "}\n" : "}")
    return place
  }

  static func append(_ place: ClassificationPlace, to bytes: inout [UInt8]) {
    bytes.append(",\"index\":")
    bytes.append(number: place.index)
    guard let part = place.part else { return }
    bytes.append(",\"part\":")
    bytes.append(number: part)
  }

  private static func append(_ recording: ClassifiedRecording, to text: inout PrintedText) {
    append(source: recording.source, id: recording.id, to: &text.bytes)
    text.bytes.append(",")
    text.append { writer in
      writer.key("name")
      if let name = recording.name { writer.string(name) } else { writer.null() }
      if let start = recording.start {
        writer.key("start")
        writer.seconds(nanoseconds: start.nanoseconds)
      }
      return RecordingLines.writeResult(of: recording.summary, to: &writer)
    }
    if let miss = recording.nearestMiss {
      append(miss.transition, of: recording.scene, to: &text.bytes)
    }
  }

  private static func append(source: String, id: String?, to bytes: inout [UInt8]) {
    var writer = continuing(bytes)
    writer.key("source")
    writer.string(source)
    bytes = writer.bytes
    guard let id else { return }
    bytes.append(",\"id\":")
    bytes.append(contentsOf: id.utf8)
  }

  private static func append(_ miss: Transition, of scene: Scene, to bytes: inout [UInt8]) {
    guard let reason = miss.reason, let limit = reason.limit else { return }
    var writer = JSONWriter()
    writer.string(scene.recognizerNames[miss.recognizer])
    bytes.append(",\"nearestMiss\":{\"recognizer\":")
    bytes += writer.bytes
    bytes.append(",\"kind\":")
    bytes.append(quoted: scene.recognizers[miss.recognizer].kind.name)
    bytes.append(",\"t\":")
    bytes.append(seconds: miss.time.nanoseconds)
    bytes.append(",\"reason\":{\"code\":")
    bytes.append(quoted: reason.code.name)
    bytes.appendMembers(of: limit)
    bytes.append("}}")
  }

  /// A writer whose next key follows a member: it takes over the bytes, so that none are copied.
  private static func continuing(_ bytes: consuming [UInt8]) -> JSONWriter {
    bytes.append(UInt8(ascii: ","))
    return JSONWriter(bytes: bytes)
  }
}
