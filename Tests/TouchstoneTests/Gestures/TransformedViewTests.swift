import Foundation
import Testing

@testable import Touchstone

/// Recognizers work in window points, so that turning, scaling or moving their view changes nothing.
struct TransformedViewTests {
  /// All kinds of recognizer on a view that fills the window and more.
  private func scene(_ transform: AffineTransform2D) -> SceneBuilder {
    SceneBuilder().view("view", (-2000, -2000, 4000, 4000)) { $0.transform = transform }
      .tap(on: "view").tap("double", on: "view") { $0.numberOfTapsRequired = 2 }
      .longPress(on: "view").pan(on: "view").swipe(on: "view").pinch(on: "view")
      .rotation(on: "view").edgePan(on: "view", from: .left).allSimultaneous()
  }

  private var touches: Touches {
    Touches().tap(at: (50, 50)).wait(0.1).tap(at: (60, 50)).wait(1)
      .down(1, at: (5, 100)).drag(by: (12, 1), times: 8, every: 0.016).wait(1)
      .down(2, at: (200, 100)).drag(2, by: (10, 10), times: 10, every: 0.016).up(2).wait(0.1).up(1)
  }

  @Test(arguments: [
    AffineTransform2D(rotation: 0.7), AffineTransform2D(a: 0.5, b: 0, c: 0, d: 3, tx: 0, ty: 0),
    AffineTransform2D(a: -1, b: 0, c: 0.3, d: 1, tx: 40, ty: -30),
  ])
  func theViewsTransformDoesNotMatter(_ transform: AffineTransform2D) throws {
    let plain = try scene(.identity).play(touches)
    #expect(Set(plain.transitions.map { $0.recognizer }).count == 8)
    #expect(try scene(transform).play(touches).transitions == plain.transitions)
  }
}
