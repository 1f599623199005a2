/// The goldens and pending results that lie in folders, or beside traces that are named.
enum GoldenWalk {
  /// The goldens that have a pending result, below paths or for them, in the order of paths.
  static func pending(_ paths: [String]) -> [GoldenPlace] {
    places(paths, ending: Input.expectedResults + GoldenPlace.pendingEnding)
      .filter { System.kind(of: $0.pending) == .file }
  }

  /// Goldens and pending results below folders whose trace does not exist, by their paths.
  static func orphans(_ paths: [String]) -> [String] {
    let folders = paths.filter {
      System.kind(of: $0) == .folder || System.kind(of: $0) == .linkedFolder
    }
    guard !folders.isEmpty else { return [] }
    var orphans: [String] = []
    for input in InputWalk(folders, picking: { GoldenPlace(named: $0) != nil }) {
      guard case .found(let path) = input, let place = GoldenPlace(named: path),
        place.traces.isEmpty
      else { continue }
      orphans.append(path)
    }
    return orphans
  }

  private static func places(_ paths: [String], ending: String) -> [GoldenPlace] {
    var places: [GoldenPlace] = []
    for input in InputWalk(paths, picking: { $0.hasSuffix(ending) }) {
      switch input {
      case .file(let path):
        places.append(GoldenPlace(named: path) ?? GoldenPlace(ofTrace: path))
      case .found(let path):
        if let place = GoldenPlace(named: path) { places.append(place) }
      case .standardInput, .unreadable: break
      }
    }
    return places
  }
}
