/// What a stream gives at a time: a top-level value, or a part of one with a streamed array.
package enum JSONPiece: Equatable, Sendable {
  /// A whole top-level value.
  case value(JSONValue, at: JSONPlace)
  /// The members before the streamed array of a key, and the place of their object.
  case opened(JSONValue, key: String, at: JSONPlace)
  /// One element of the streamed array.
  case element(JSONValue, at: JSONPlace)
  /// The members after the streamed array, and the place after the end of their object.
  case closed(JSONValue, at: JSONPlace)
}
