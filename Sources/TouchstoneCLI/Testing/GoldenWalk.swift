import SafeJSON

/// The goldens and pending results that lie in folders, or beside traces that are named.
enum GoldenWalk {
  /// The goldens that have a pending result, below paths or for them, in the order of paths. Says
  /// what cannot be read, and is not complete then.
  static func pending(
    _ paths: [String], console: inout some Console
  ) -> (places: [GoldenPlace], isComplete: Bool) {
    let ending = Input.expectedResults + GoldenPlace.pendingEnding
    var (places, isComplete): ([GoldenPlace], Bool) = ([], true)
    for input in InputWalk(paths, picking: { $0.hasSuffix(ending) }) {
      do throws(InputError) {
        let place = try place(input)
        if System.kind(of: place.pending) == .file { places.append(place) }
      } catch {
        console.warn("touchstone: \(error.message)")
        isComplete = false
      }
    }
    return (places, isComplete)
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

  /// The place that a path names, or that belongs to the trace of that path.
  private static func place(_ input: Input) throws(InputError) -> GoldenPlace {
    if case .unreadable(let error) = input { throw error }
    let place = GoldenPlace(named: input.path) ?? GoldenPlace(ofTrace: input.path)
    guard [input.path, place.pending].contains(where: { System.kind(of: $0) != nil }) else {
      throw InputError(path: input.path, reason: "No such file or directory")
    }
    return place
  }
}
