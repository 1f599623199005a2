/// The name that someone most likely meant; nil when none is near. The first of equally near
/// ones wins.
package func nearestName(to typed: String, in names: [String]) -> String? {
  let allowed = max(1, typed.count / 3)
  var nearest: (name: String, distance: Int)?
  for name in names {
    let distance = editDistance(typed, name)
    if distance <= allowed, distance < (nearest?.distance ?? .max) {
      nearest = (name, distance)
    }
  }
  return nearest?.name
}

/// How many characters must be inserted, removed, replaced or swapped with their neighbour to
/// make one word of the other (optimal string alignment).
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var older: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var best = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1)
      best = min(best, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, older[column - 1] + 1)
      }
      current.append(best)
    }
    older = previous
    previous = current
  }
  return previous[right.count]
}
