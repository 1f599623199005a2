import Foundation
import Testing

/// A bug report as the corpus retells it: touches, recognizers, how they get along, and what should
/// come of it.
struct BugCase {
  /// A native trace that holds all of it but the expectation.
  let trace: String
  /// One for each recognizer that matters.
  let expectations: [[String: Any]]

  init(_ url: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let file = try #require(object as? [String: Any])
    expectations = try #require(file["expect"] as? [[String: Any]])
    let recognizers = try #require(file["recognizers"] as? [[String: Any]])
    var policy: [String: [Any]] = [:]
    for relation in file["relations"] as? [[String: Any]] ?? [] {
      for (kind, members) in relation { policy[kind, default: []].append(members) }
    }
    let scene: [String: Any] = [
      "views": ["id": "view", "frame": [0, 0, 1400, 1400], "multipleTouchEnabled": true],
      "recognizers": recognizers.map { $0.merging(["view": "view"]) { $1 } }, "policy": policy,
    ]
    let document = ["scene": scene, "touches": try #require(file["touches"])]
    trace = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
  }
}

/// What a bug case says of one of its recognizers, a key at a time.
struct BugExpectation {
  let transitions: [PrintedTransition]

  /// Whether what was printed is as the key demands; nil for a key that nobody knows.
  func holds(_ key: String, _ value: Any) -> Bool? {
    let number = value as? Double ?? .nan
    switch key {
    case "recognizer": return true
    case "outcome": return isRecognized(value as? String)
    case "lastState": return transitions.last?.state == value as? String
    case "at":
      return transitions.last { ["began", "ended"].contains($0.state) }?.time == number
    case "count": return hasCounts(value as? [String: Int])
    case "beganAfter": return began.map { $0.time >= number } ?? false
    case "beganBefore": return began.map { $0.time < number } ?? false
    case "endsAt": return transitions.last?.time == number
    case "finalRotation": return endsBetween(value as? [Double])
    case "maxStep": return rotationSteps.allSatisfy { $0 <= number } && !rotationSteps.isEmpty
    case "maxTranslationStep":
      return translationSteps.allSatisfy { $0 <= number } && !translationSteps.isEmpty
    case "neverState": return !transitions.contains { $0.state == value as? String }
    default: return nil
    }
  }

  private var began: PrintedTransition? { transitions.first { $0.state == "began" } }

  private func isRecognized(_ outcome: String?) -> Bool? {
    let isRecognized = transitions.contains { ["began", "ended"].contains($0.state) }
    switch outcome {
    case "recognized": return isRecognized
    case "not-recognized": return !isRecognized
    default: return nil
    }
  }

  private func hasCounts(_ counts: [String: Int]?) -> Bool {
    guard let counts else { return false }
    return counts.allSatisfy { state, count in
      transitions.filter { $0.state == state }.count == count
    }
  }

  private func endsBetween(_ limits: [Double]?) -> Bool {
    guard let limits, limits.count == 2, let rotation = transitions.last?.number("rotation") else {
      return false
    }
    return limits[0] <= rotation && rotation <= limits[1]
  }

  private var rotationSteps: [Double] {
    let rotations = transitions.compactMap { $0.number("rotation") }
    return zip(rotations, rotations.dropFirst()).map { abs($0 - $1) }
  }

  private var translationSteps: [Double] {
    let translations = transitions.compactMap { $0.pair("translation") }
    return zip(translations, translations.dropFirst()).map {
      max(abs($0.x - $1.x), abs($0.y - $1.y))
    }
  }
}
