import Foundation
import TouchstoneReference

/// Changes the numbers that a golden holds, by what each of them counts.
struct GoldenNoise {
  /// A number's kind, and so the limit of what is tolerated in these tests.
  private enum Role {
    case points, seconds, velocity, scale, rotation, degrees, matrix
  }

  /// The tolerances that `limit` spells out.
  static let tolerance =
    "points=0.5,seconds=0.002,velocity=5%,scale=0.02,rotation=0.05,matrix=0.02"

  private var random: SplitMix64
  /// How far numbers are moved, as a part of what is tolerated.
  private let strength: ClosedRange<Double>
  private let addsTurns: Bool
  /// The only number that is moved, counted from 0; nil for all.
  private let target: Int?
  /// How many numbers there were.
  private(set) var count = 0

  init(
    seed: UInt64, strength: ClosedRange<Double>, addsTurns: Bool = false, target: Int? = nil
  ) {
    random = SplitMix64(seed: seed)
    self.strength = strength
    self.addsTurns = addsTurns
    self.target = target
  }

  /// A line of a golden with other numbers.
  mutating func changed(_ line: Substring) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: changed(value, [], in: [:]), options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  private mutating func changed(_ value: Any, _ keys: [String], in parent: [String: Any]) -> Any {
    switch value {
    case let members as [String: Any]:
      var result = members
      for key in members.keys.sorted() {
        result[key] = changed(members[key] ?? 0, keys + [key], in: members)
      }
      return result
    case let elements as [Any]:
      return elements.enumerated().map { place, element in
        let name = keys.last == "matrix" ? (place < 4 ? "matrix" : "x") : "#"
        return changed(element, keys + [name], in: parent)
      }
    case let number as NSNumber:
      guard let role = Self.role(keys, in: parent) else { return number }
      defer { count += 1 }
      guard target == nil || target == count else { return number }
      return moved(number.doubleValue, role)
    default: return value
    }
  }

  private mutating func moved(_ number: Double, _ role: Role) -> Double {
    let part = Double.random(in: strength, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    var result = number + part * Self.limit(role, number)
    if addsTurns, role == .rotation {
      result += 2 * Double.pi * Double(Int.random(in: -2...2, using: &random))
    }
    let scale = role == .points ? 1e3 : 1e6
    return (result * scale).rounded() / scale
  }

  private static func limit(_ role: Role, _ number: Double) -> Double {
    switch role {
    case .points: 0.5
    case .seconds: 0.002
    // Of the larger of the two: a little less than that of this one.
    case .velocity: number.magnitude * 0.05
    case .scale, .matrix: 0.02
    case .rotation: 0.05
    case .degrees: 0.05 * 180 / Double.pi
    }
  }

  /// What a number is; nil for one that counts something.
  private static func role(_ keys: [String], in parent: [String: Any]) -> Role? {
    switch (keys.dropLast().last, keys.last) {
    case ("velocity", _), (_, "velocity"): .velocity
    case ("scale", _), (_, "scale"): .scale
    case (_, "x"), (_, "y"): .points
    case (_, "t"), (_, "began"), (_, "ended"), (_, "duration"): .seconds
    case (_, "rotation"): .rotation
    case (_, "matrix"): .matrix
    case (_, "measured"), (_, "limit"):
      switch parent["unit"] as? String {
      case "points": .points
      case "s": .seconds
      case "degrees": .degrees
      default: nil
      }
    default: nil
    }
  }
}
