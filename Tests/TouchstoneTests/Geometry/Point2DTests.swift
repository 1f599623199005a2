import Testing

@testable import Touchstone

struct Point2DTests {
  private let point = Point2D(x: 1, y: 2)

  @Test func theDifferenceOfTwoPointsIsAVector() {
    #expect(Point2D(x: 4, y: -2) - point == Vector2D(dx: 3, dy: -4))
  }

  @Test func aVectorMovesAPoint() {
    let vector = Vector2D(dx: 10, dy: -20)
    #expect(point + vector == Point2D(x: 11, y: -18))
    #expect(point - vector == Point2D(x: -9, y: 22))
  }

  @Test func theDistanceIsThatOfPythagorasBothWays() {
    let other = Point2D(x: 4, y: 6)
    #expect(point.distance(to: other) == 5)
    #expect(other.distance(to: point) == 5)
    #expect(point.distance(to: point) == 0)
  }
}
