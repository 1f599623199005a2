import Testing

@testable import Touchstone

struct Vector2DTests {
  private let vector = Vector2D(dx: 3, dy: -4)

  @Test func lengthIsThatOfPythagoras() {
    #expect(vector.length == 5)
    #expect(Vector2D.zero.length == 0)
    #expect(Vector2D(dx: 1, dy: 1).length == 2.0.squareRoot())
  }

  @Test func theLargestComponentHasNoSign() {
    #expect(vector.largestComponent == 4)
    #expect(Vector2D(dx: -7, dy: 2).largestComponent == 7)
  }

  @Test func arithmeticIsByParts() {
    let other = Vector2D(dx: 10, dy: 20)
    #expect(vector + other == Vector2D(dx: 13, dy: 16))
    #expect(vector - other == Vector2D(dx: -7, dy: -24))
    #expect(2 * vector == Vector2D(dx: 6, dy: -8))
    #expect(vector / 2 == Vector2D(dx: 1.5, dy: -2))
  }

  @Test func theDotProductOfPerpendicularVectorsIsZero() {
    #expect(vector.dot(Vector2D(dx: 4, dy: 3)) == 0)
    #expect(vector.dot(vector) == 25)
  }

  @Test func theCrossProductIsPositiveClockwise() {
    let (right, down) = (Vector2D(dx: 1, dy: 0), Vector2D(dx: 0, dy: 1))
    #expect(right.cross(down) == 1)
    #expect(down.cross(right) == -1)
    #expect(vector.cross(2 * vector) == 0)
  }

  @Test func clampingLimitsEachPartByItself() {
    #expect(vector.clamped(to: 3.5) == Vector2D(dx: 3, dy: -3.5))
    #expect(Vector2D(dx: -9, dy: 9).clamped(to: 1) == Vector2D(dx: -1, dy: 1))
    #expect(vector.clamped(to: 4) == vector)
    #expect(vector.clamped(to: 0) == .zero)
  }

  @Test func clampingBoundsInfinities() {
    let endless = Vector2D(dx: .infinity, dy: -.infinity)
    #expect(endless.clamped(to: 10) == Vector2D(dx: 10, dy: -10))
  }
}
