import Testing

@testable import Touchstone

struct Rect2DTests {
  private let rect = Rect2D(x: 10, y: 20, width: 30, height: 40)

  @Test func edgesComeFromOriginAndSize() {
    #expect((rect.minX, rect.minY) == (10, 20))
    #expect((rect.maxX, rect.maxY) == (40, 60))
    #expect(
      rect
        == Rect2D(origin: Point2D(x: 10, y: 20), size: Size2D(width: 30, height: 40)))
  }

  @Test func containsItsLeftAndTopEdges() {
    #expect(rect.contains(Point2D(x: 10, y: 20)))
    #expect(rect.contains(Point2D(x: 10, y: 59)))
    #expect(rect.contains(Point2D(x: 39, y: 20)))
  }

  @Test func doesNotContainItsRightAndBottomEdges() {
    #expect(!rect.contains(Point2D(x: 40, y: 20)))
    #expect(!rect.contains(Point2D(x: 10, y: 60)))
    #expect(!rect.contains(Point2D(x: 40, y: 60)))
  }

  @Test func theLastNumberBeforeAnEdgeDecides() {
    #expect(rect.contains(Point2D(x: 40.0.nextDown, y: 60.0.nextDown)))
    #expect(!rect.contains(Point2D(x: 10.0.nextDown, y: 30)))
    #expect(!rect.contains(Point2D(x: 20, y: 20.0.nextDown)))
  }

  @Test func containsNothingWithoutExtent() {
    #expect(!Rect2D(x: 10, y: 20, width: 0, height: 40).contains(Point2D(x: 10, y: 20)))
    #expect(!Rect2D(x: 10, y: 20, width: 30, height: 0).contains(Point2D(x: 10, y: 20)))
    #expect(!Rect2D(origin: .zero, size: .zero).contains(.zero))
  }

  @Test func minusZeroLiesOnAnEdgeAtZero() {
    let atOrigin = Rect2D(x: 0, y: 0, width: 1, height: 1)
    #expect(atOrigin.contains(Point2D(x: -0.0, y: -0.0)))
  }

  @Test func containsNoPointThatIsNotANumber() {
    #expect(!rect.contains(Point2D(x: .nan, y: 30)))
    #expect(!rect.contains(Point2D(x: 20, y: .nan)))
  }
}
