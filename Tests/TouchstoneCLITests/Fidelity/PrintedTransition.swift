import Foundation
import Testing

/// A transition as a line of NDJSON tells it.
struct PrintedTransition {
  let time: Double
  let recognizer: String
  let state: String
  let touches: Int
  /// The location, and what its kind reports besides: the translation and velocity of a pan, the
  /// scale or rotation and velocity of a pair of fingers.
  let numbers: [Double]
  /// The whole line.
  let fields: [String: Any]

  init(_ line: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let fields = try #require(object as? [String: Any])
    self.fields = fields
    time = try #require(fields["t"] as? Double)
    recognizer = try #require(fields["recognizer"] as? String)
    state = try #require(fields["to"] as? String)
    touches = try #require(fields["touches"] as? Int)
    numbers = ["location", "translation", "scale", "rotation", "velocity"].flatMap { key in
      let pair = fields[key] as? [String: Double]
      if let x = pair?["x"], let y = pair?["y"] { return [x, y] }
      return (fields[key] as? Double).map { [$0] } ?? []
    }
  }

  /// A printed number.
  func number(_ key: String) -> Double? { fields[key] as? Double }

  /// A printed place or translation.
  func pair(_ key: String) -> (x: Double, y: Double)? {
    guard let pair = fields[key] as? [String: Double], let x = pair["x"], let y = pair["y"] else {
      return nil
    }
    return (x, y)
  }
}
