/// Where an entry of a recording stands; its path is put together only when someone asks.
struct EntryPlace {
  var line: Int
  /// Its index in the document's array; nil for the document itself, and in a stream.
  var element: Int?
  /// The key of the document's array.
  var key = ""
  var isInStream: Bool
  var isBehindOthers = false

  /// The place for messages.
  var place: TracePlace {
    let path = element.map { "\(key)[\($0)]" } ?? ""
    return TracePlace(
      line: line, path: path, isInStream: isInStream, isBehindOthers: isBehindOthers)
  }
}
