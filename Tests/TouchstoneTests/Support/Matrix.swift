@testable import Touchstone

/// A 3 × 3 matrix for row vectors, so that tests need not trust the engine's transforms.
struct Matrix: Equatable {
  var rows: [[Double]]

  init(_ transform: AffineTransform2D) {
    rows = [
      [transform.a, transform.b, 0], [transform.c, transform.d, 0],
      [transform.tx, transform.ty, 1],
    ]
  }

  init(rows: [[Double]]) {
    self.rows = rows
  }

  static func translation(_ x: Double, _ y: Double) -> Matrix {
    Matrix(rows: [[1, 0, 0], [0, 1, 0], [x, y, 1]])
  }

  /// This one first, then the other.
  static func * (left: Matrix, right: Matrix) -> Matrix {
    Matrix(
      rows: left.rows.map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * right.rows[$1][column] } }
      })
  }

  /// The point that this matrix takes to `point`, by Cramer's rule.
  func source(of point: Point2D) -> Point2D {
    let (a, b, c, d) = (rows[0][0], rows[0][1], rows[1][0], rows[1][1])
    let (x, y) = (point.x - rows[2][0], point.y - rows[2][1])
    let determinant = a * d - b * c
    return Point2D((x * d - y * c) / determinant, (a * y - b * x) / determinant)
  }

  func isNear(_ other: Matrix, within tolerance: Double = 1e-9) -> Bool {
    zip(rows, other.rows).allSatisfy { left, right in
      zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
    }
  }
}
