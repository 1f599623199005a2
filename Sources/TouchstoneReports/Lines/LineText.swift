/// The longer texts that lines consist of apart from numbers and names.
enum LineText: Int, CaseIterable {
  case transition
  case transform
  case duration
  case location
  case rotation
  case scale
  case scales
  case time
  case translation
  case velocities
  case velocity
  case y

  /// The text. Where the case is known to the compiler, it is a constant.
  @inline(__always)
  var text: StaticString {
    switch self {
    case .transition: "{\"type\":\"transition\",\"seq\":"
    case .transform: "{\"type\":\"transform\",\"seq\":"
    case .duration: ",\"duration\":"
    case .location: ",\"location\":{\"x\":"
    case .rotation: ",\"rotation\":"
    case .scale: ",\"scale\":"
    case .scales: ",\"scale\":{\"x\":"
    case .time: ",\"t\":"
    case .translation: ",\"translation\":{\"x\":"
    case .velocities: ",\"velocity\":{\"x\":"
    case .velocity: ",\"velocity\":"
    case .y: ",\"y\":"
    }
  }
}
