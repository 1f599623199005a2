/// Where an entry of a recording stands; its path is put together only when someone asks.
struct EntryPlace {
  /// An element of a document's array.
  struct Element {
    var key: String
    var index: Int
  }

  var line: Int
  var element: Element?
  var isInStream: Bool
  var isBehindOthers = false

  /// The place for messages.
  var place: TracePlace {
    let path = element.map { "\($0.key)[\($0.index)]" } ?? ""
    return TracePlace(
      line: line, path: path, isInStream: isInStream, isBehindOthers: isBehindOthers)
  }
}
