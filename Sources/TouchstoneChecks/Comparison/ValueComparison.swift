package import SafeJSON

/// A member of two lines that is not the same, or not near enough.
package struct FieldDifference: Equatable, Sendable {
  /// The way to it: `location.x`.
  package var path: String
  /// What it is on either side; nil where it is missing.
  package var left: JSONValue?
  package var right: JSONValue?
  /// What would have been tolerated; nil where it must be equal.
  package var tolerance: Tolerance?
}

/// Compares the values of two results, numbers by their tolerances.
struct ValueComparison {
  /// Members that say where a line stands, or follow from the others.
  static let derived: Set<String> = ["seq", "hash", "index", "source", "margin"]
  private static let fullTurn = 2 * Double.pi

  let tolerances: Tolerances

  /// Whether two values are the same within the tolerances.
  func matches(_ left: JSONValue, _ right: JSONValue) -> Bool {
    var isSame = true
    walk(left, right) { _ in isSame = false }
    return isSame
  }

  /// Whether two lines come near enough in time to be the same.
  func agreeInTime(_ left: JSONValue, _ right: JSONValue) -> Bool {
    guard let first = left["t"]?.double, let second = right["t"]?.double else { return true }
    return first == second
      || tolerances[.seconds]?.allows((first - second).magnitude, between: first, and: second)
        ?? false
  }

  /// The members that are not the same.
  func differences(_ left: JSONValue, _ right: JSONValue) -> [FieldDifference] {
    var found: [FieldDifference] = []
    walk(left, right) { found.append($0) }
    return found
  }

  /// Whether two values say the same but for their numbers.
  func agreeInWords(_ left: JSONValue, _ right: JSONValue) -> Bool {
    var agree = true
    walk(left, right) { difference in
      guard difference.left?.double != nil, difference.right?.double != nil else {
        agree = false
        return
      }
    }
    return agree
  }

  private func walk(
    _ left: JSONValue, _ right: JSONValue, _ report: (FieldDifference) -> Void
  ) {
    var path: [ValuePath] = []
    walk(left, right, &path, parents: (left, right), report)
  }

  private func walk(
    _ left: JSONValue, _ right: JSONValue, _ path: inout [ValuePath],
    parents: (JSONValue, JSONValue), _ report: (FieldDifference) -> Void
  ) {
    switch (left, right) {
    case (.object(let leftMembers), .object(let rightMembers)):
      walk(leftMembers, rightMembers, in: (left, right), &path, report)
    case (.array(let leftElements), .array(let rightElements)):
      for index in 0..<max(leftElements.count, rightElements.count) {
        path.append(.index(index))
        defer { path.removeLast() }
        visit(
          leftElements.indices.contains(index) ? leftElements[index] : nil,
          rightElements.indices.contains(index) ? rightElements[index] : nil,
          &path, parents: parents, report)
      }
    case (.number(let leftNumber), .number(let rightNumber)):
      compare(leftNumber, rightNumber, path, parents.0, report)
    default:
      if left != right { report(difference(left, right, path)) }
    }
  }

  private func walk(
    _ left: [JSONMember], _ right: [JSONMember], in parents: (JSONValue, JSONValue),
    _ path: inout [ValuePath], _ report: (FieldDifference) -> Void
  ) {
    for member in left where !Self.derived.contains(member.key) {
      path.append(.key(member.key))
      visit(member.value, parents.1[member.key], &path, parents: parents, report)
      path.removeLast()
    }
    for member in right where !Self.derived.contains(member.key) && parents.0[member.key] == nil {
      report(difference(nil, member.value, path + [.key(member.key)]))
    }
  }

  private func visit(
    _ left: JSONValue?, _ right: JSONValue?, _ path: inout [ValuePath],
    parents: (JSONValue, JSONValue), _ report: (FieldDifference) -> Void
  ) {
    guard let left, let right else { return report(difference(left, right, path)) }
    walk(left, right, &path, parents: parents, report)
  }

  private func difference(
    _ left: JSONValue?, _ right: JSONValue?, _ path: [ValuePath], _ tolerance: Tolerance? = nil
  ) -> FieldDifference {
    FieldDifference(
      path: ValuePath.text(of: path), left: left, right: right, tolerance: tolerance)
  }

  // MARK: Numbers

  private func compare(
    _ left: JSONNumber, _ right: JSONNumber, _ path: [ValuePath], _ parent: JSONValue,
    _ report: (FieldDifference) -> Void
  ) {
    guard left != right else { return }
    let (first, second) = (left.double, right.double)
    let role = NumberRole(path: path, parent: parent)
    let tolerance = tolerance(of: role)
    let distance = distance(first, second, role)
    let isTolerated =
      tolerance?.allows(distance, between: first, and: second)
      // A full turn more is no difference; neither is how a number is spelled.
      ?? (distance <= Self.rounding(of: role))
    if !isTolerated { report(difference(.number(left), .number(right), path, tolerance)) }
  }

  private func tolerance(of role: NumberRole) -> Tolerance? {
    switch role {
    case .count: return nil
    case .field(let field): return tolerances[field]
    case .degrees:
      guard case .absolute(let radians)? = tolerances[.rotation] else {
        return tolerances[.rotation]
      }
      return .absolute(radians * 180 / Double.pi)
    }
  }

  private func distance(_ left: Double, _ right: Double, _ role: NumberRole) -> Double {
    let distance = (left - right).magnitude
    guard role == .field(.rotation) else { return distance }
    let rest = distance.truncatingRemainder(dividingBy: Self.fullTurn)
    return min(rest, Self.fullTurn - rest)
  }

  /// What a full turn that is printed with six decimals may be off.
  private static func rounding(of role: NumberRole) -> Double {
    role == .field(.rotation) ? 1.1e-6 : 0
  }
}
