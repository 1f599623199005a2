/// What keeps a touch that has landed from its view for a while: scroll views want to see first
/// whether it becomes a drag.
struct TouchDelay {
  /// When the view hears of the touch even if nothing is decided.
  let end: Timestamp
  /// The recognizers that may decide before, by index.
  let recognizers: [Int]
}
