/// Finds the name that somebody probably meant.
package enum Nearest {
  /// The candidate with the fewest typing errors between it and the name, upper and lower case
  /// being equal; the first of several. Nil when more than a third of the letters are wrong.
  package static func name(to name: String, among candidates: [String]) -> String? {
    let typed = Array(name.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let wanted = Array(candidate.lowercased())
      let limit = max(1, min(typed.count, wanted.count) / 3)
      guard abs(typed.count - wanted.count) <= limit else { continue }
      let distance = distance(from: typed, to: wanted)
      // A name of which no letter is left is another one.
      guard distance <= limit, distance < max(typed.count, wanted.count) else { continue }
      guard distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// How many letters were left out, added, replaced or exchanged with their neighbour (the
  /// optimal string alignment distance).
  private static func distance(from typed: [Character], to wanted: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...wanted.count)
    for row in typed.indices {
      var current = [row + 1]
      for column in wanted.indices {
        let isSame = typed[row] == wanted[column]
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, typed[row] == wanted[column - 1], typed[row - 1] == wanted[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[wanted.count]
  }
}
