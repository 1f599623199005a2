package import SafeJSON
import TouchstoneReports

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
  /// What is done with a member that is not the same: both values, nil where it is missing, the way
  /// to it, and what would have been tolerated. Returns whether to look for more.
  private typealias Report = (JSONValue?, JSONValue?, [ValuePath], Tolerance?) -> Bool

  private static let fullTurn = 2 * Double.pi

  let tolerances: Tolerances

  /// Whether two values are the same within the tolerances.
  func matches(_ left: JSONValue, _ right: JSONValue) -> Bool {
    walk(left, right) { _, _, _, _ in false }
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
    _ = walk(left, right) { left, right, path, tolerance in
      found.append(
        FieldDifference(
          path: ValuePath.text(of: path), left: left, right: right, tolerance: tolerance))
      return true
    }
    return found
  }

  /// Whether two values say the same but for their numbers.
  func agreeInWords(_ left: JSONValue, _ right: JSONValue) -> Bool {
    walk(left, right) { left, right, _, _ in left?.double != nil && right?.double != nil }
  }

  /// Members that say where a line stands, or follow from the others.
  static func isDerived(_ key: String) -> Bool { OutputSchema.derivedKeys.contains(key) }

  /// Reports what is not the same, in order; false when the report wants no more.
  private func walk(_ left: JSONValue, _ right: JSONValue, _ report: Report) -> Bool {
    var path: [ValuePath] = []
    return walk(left, right, &path, parents: (left, right), report)
  }

  private func walk(
    _ left: JSONValue, _ right: JSONValue, _ path: inout [ValuePath],
    parents: (JSONValue, JSONValue), _ report: Report
  ) -> Bool {
    switch (left, right) {
    case (.object(let leftMembers), .object(let rightMembers)):
      return walk(leftMembers, rightMembers, in: (left, right), &path, report)
    case (.array(let leftElements), .array(let rightElements)):
      for index in 0..<max(leftElements.count, rightElements.count) {
        path.append(.index(index))
        defer { path.removeLast() }
        let goesOn = visit(
          leftElements.indices.contains(index) ? leftElements[index] : nil,
          rightElements.indices.contains(index) ? rightElements[index] : nil,
          &path, parents: parents, report)
        guard goesOn else { return false }
      }
      return true
    case (.number(let leftNumber), .number(let rightNumber)):
      return compare(leftNumber, rightNumber, path, parents.0, report)
    default: return left == right || report(left, right, path, nil)
    }
  }

  private func walk(
    _ left: [JSONMember], _ right: [JSONMember], in parents: (JSONValue, JSONValue),
    _ path: inout [ValuePath], _ report: Report
  ) -> Bool {
    for (place, member) in left.enumerated() where !Self.isDerived(member.key) {
      path.append(.key(member.key))
      defer { path.removeLast() }
      // Lines of one kind have their members in one order.
      let isInPlace = right.indices.contains(place) && right[place].key == member.key
      let other = isInPlace ? right[place].value : parents.1[member.key]
      guard visit(member.value, other, &path, parents: parents, report) else { return false }
    }
    for member in right where !Self.isDerived(member.key) && parents.0[member.key] == nil {
      guard report(nil, member.value, path + [.key(member.key)], nil) else { return false }
    }
    return true
  }

  private func visit(
    _ left: JSONValue?, _ right: JSONValue?, _ path: inout [ValuePath],
    parents: (JSONValue, JSONValue), _ report: Report
  ) -> Bool {
    guard let left, let right else { return report(left, right, path, nil) }
    return walk(left, right, &path, parents: parents, report)
  }

  // MARK: Numbers

  private func compare(
    _ left: JSONNumber, _ right: JSONNumber, _ path: [ValuePath], _ parent: JSONValue,
    _ report: Report
  ) -> Bool {
    guard left != right else { return true }
    let (first, second) = (left.double, right.double)
    let role = NumberRole(path: path, parent: parent)
    let tolerance = tolerance(of: role)
    let distance = distance(first, second, role)
    let isTolerated =
      tolerance?.allows(distance, between: first, and: second)
      // A full turn more is no difference; neither is how a number is spelled.
      ?? (distance <= Self.rounding(of: role))
    return isTolerated || report(.number(left), .number(right), path, tolerance)
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
