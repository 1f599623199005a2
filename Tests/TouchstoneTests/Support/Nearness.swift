@testable import Touchstone

extension Double {
  /// Whether a number is there and agrees with this one to a millionth.
  func isNear(_ other: Double?, within tolerance: Double = 1e-6) -> Bool {
    guard let other else { return false }
    return abs(self - other) <= tolerance
  }
}

extension Vector2D {
  init(_ dx: Double, _ dy: Double) {
    self.init(dx: dx, dy: dy)
  }

  func isNear(_ other: Vector2D?, within tolerance: Double = 1e-6) -> Bool {
    guard let other else { return false }
    return (self - other).largestComponent <= tolerance
  }
}

extension Point2D {
  init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }

  func isNear(_ other: Point2D?, within tolerance: Double = 1e-6) -> Bool {
    guard let other else { return false }
    return (self - other).largestComponent <= tolerance
  }
}
