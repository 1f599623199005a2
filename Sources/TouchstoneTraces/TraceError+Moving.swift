import SafeJSON

extension TraceError {
  /// The error of a piece of an input that has so many lines before it.
  package func movedDown(by lines: Int) -> TraceError {
    switch self {
    case .syntax(var error):
      error.place.line += lines
      return .syntax(error)
    case .shape(let place, let message): return .shape(place.movedDown(by: lines), message)
    case .meaning(let place, let message): return .meaning(place.movedDown(by: lines), message)
    case .scene: return self
    }
  }
}

extension TracePlace {
  /// The place in an input of which so many lines come before the piece that was read.
  package func movedDown(by lines: Int) -> TracePlace {
    var place = self
    place.line += lines
    return place
  }
}
