/// The longer texts that lines consist of apart from numbers and names.
enum LineText: Int, CaseIterable {
  case transition
  case transform
  case changedAgain
  case duration
  case location
  case matrix
  case rotation
  case scale
  case scales
  case translation
  case velocities
  case velocity

  /// The text. Where the case is known to the compiler, it is a constant.
  @inline(__always)
  var text: StaticString {
    switch self {
    case .transition: "{\"type\":\"transition\",\"seq\":"
    case .transform: "{\"type\":\"transform\",\"seq\":"
    case .changedAgain: ",\"from\":\"changed\",\"to\":\"changed\",\"touches\":"
    case .duration: ",\"duration\":"
    case .location: ",\"location\":{\"x\":"
    case .matrix: ",\"matrix\":["
    case .rotation: ",\"rotation\":"
    case .scale: ",\"scale\":"
    case .scales: ",\"scale\":{\"x\":"
    case .translation: ",\"translation\":{\"x\":"
    case .velocities: ",\"velocity\":{\"x\":"
    case .velocity: ",\"velocity\":"
    }
  }
}
