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
    let place = TracePlace(
      line: line, path: element == nil ? "" : key, isInStream: isInStream,
      isBehindOthers: isBehindOthers)
    return element.map { place.appending(index: $0) } ?? place
  }
}
