import Foundation
import Testing

@testable import Touchstone

/// A view that follows pan, pinch and rotation (R64, R65).
struct TransformBehaviorTests {
  private static let quarterTurn = AffineTransform2D(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)

  /// A photo of 100 × 100 points about (160, 240), with the three recognizers.
  private func photo(
    _ pivot: TransformPivot, transform: AffineTransform2D = .identity, dominance: Bool = true
  ) -> SceneBuilder {
    SceneBuilder()
      .view("photo", (110, 190, 100, 100)) {
        $0.behavior = .transform(pivot: pivot)
        $0.transform = transform
      }
      .pan(on: "photo")
      .pinch(on: "photo") { $0.pair.usesDominance = dominance }
      .rotation(on: "photo") { $0.pair.usesDominance = dominance }
      .allSimultaneous()
  }

  private let two = Touches().frame { $0.down(1, at: (130, 240)).down(2, at: (190, 240)) }

  /// Turns, spreads and shifts two fingers all the time.
  private func whirl(steps: Int) -> Touches {
    (1...steps).reduce(two) { script, step in
      let angle = Double(step) * 0.3
      let (x, y) = ((30 + 4 * Double(step)) * cos(angle), (30 + 4 * Double(step)) * sin(angle))
      let (middleX, middleY) = (160 + 7 * Double(step), 240 - 3 * Double(step))
      return script.wait(0.016).frame {
        $0.move(1, to: (middleX - x, middleY - y)).move(2, to: (middleX + x, middleY + y))
      }
    }
  }

  @Test func aPanMovesTheViewByItsTranslation() throws {
    let played = try photo(.center).play(
      Touches().down(1, at: (150, 240)).wait(0.1).move(1, by: (30, 12)).wait(0.1)
        .move(1, by: (5, -4)).wait(0.1).up(1))
    #expect(
      played.transform(of: "photo") == AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: 25, ty: -2))
  }

  @Test func aPanMovesATurnedAndScaledViewWithTheFinger() throws {
    let played = try photo(.center, transform: Self.quarterTurn).play(
      Touches().down(1, at: (150, 240)).wait(0.1).move(1, by: (30, 0)).wait(0.1).up(1))
    let expected = Matrix(Self.quarterTurn) * .translation(20, 0)
    #expect(Matrix(played.transform(of: "photo")).isNear(expected))
  }

  @Test func anotherPanStartsFromWhereTheFirstLeftTheView() throws {
    let touches = Touches().down(1, at: (150, 240)).wait(0.1).move(1, by: (20, 0)).wait(0.1).up(1)
      .wait(0.1).down(1, at: (150, 240)).wait(0.1).move(1, by: (0, 30)).wait(0.1).up(1)
    #expect(
      try photo(.center).play(touches).transform(of: "photo")
        == AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 20))
  }

  @Test func aboutItsCenterTheViewShowsTheGesturesTotals() throws {
    let played = try photo(.center).play(whirl(steps: 12), atEnd: .stop)
    let moved = try #require(played.last(of: "pan")?.translation)
    let scale = try #require(played.last(of: "pinch")?.scale)
    let turned = try #require(played.last(of: "rotation")?.rotation)
    let (cosine, sine) = (scale * cos(turned), scale * sin(turned))
    let expected = Matrix(rows: [[cosine, sine, 0], [-sine, cosine, 0], [moved.dx, moved.dy, 1]])
    #expect(Matrix(played.transform(of: "photo")).isNear(expected))
  }

  @Test func aboutTheCentroidWhatIsUnderTheFingersStays() throws {
    let scene = photo(.centroid, dominance: false)
    var last: [Point2D]?
    for steps in 6...14 {
      let touches = whirl(steps: steps)
      let played = try scene.play(touches, atEnd: .stop)
      // Until all three have begun, what they take out lets the view lag behind.
      for name in ["pan", "pinch", "rotation"] { #expect(played.states(of: name).last == .changed) }
      // The anchor point lies at the view's own (50, 50) and in the window at (160, 240).
      let own = Matrix(
        rows: (.translation(-50, -50) * Matrix(played.transform(of: "photo"))
          * .translation(160, 240)).rows)
      let places = touches.frames[steps].samples.map { own.source(of: $0.location) }
      for (place, before) in zip(places, last ?? places) {
        #expect(place.isNear(before, within: 1e-9))
      }
      last = places
    }
  }

  @Test func aPinchThatIsHeardAfterItsFingersLiftedScalesAboutTheirLastPlace() throws {
    let scene = photo(.centroid)
      .tap("doubleTap", on: "photo") {
        $0.numberOfTapsRequired = 2
        $0.numberOfTouchesRequired = 2
      }
      .require("pinch", toFail: "doubleTap").require("pan", toFail: "doubleTap")
    let played = try scene.play(
      two.wait(0.1).move(2, by: (20, 0)).wait(0.1).frame { $0.up(1).up(2) })
    // The fingers' distance grew from 60 to 80, their middle is ten points right of the center.
    let scale = 80.0 / 68
    #expect(scale.isNear(played.last(of: "pinch")?.scale))
    let expected = Matrix(rows: [[scale, 0, 0], [0, scale, 0], [10 * (1 - scale), 0, 1]])
    #expect(Matrix(played.transform(of: "photo")).isNear(expected))
  }

  @Test func aTransformIsReportedWithEachActionThatChangesIt() throws {
    let played = try photo(.center).play(
      Touches().down(1, at: (150, 240)).wait(0.1).move(1, by: (30, 0)).wait(0.1)
        .move(1, by: (0, 0)).wait(0.1).move(1, by: (5, 0)).wait(0.1).up(1))
    let reports = played.events.compactMap { event -> Double? in
      if case .transform(let report) = event { report.transform.tx } else { nil }
    }
    #expect(reports == [20, 25])
  }

  @Test func aViewWithoutRecognizersFollowsThoseOfTheNearestViewAbove() throws {
    let scene = SceneBuilder().view("middle", (0, 0, 320, 480))
      .view("content", in: "middle", (0, 0, 320, 480)) {
        $0.behavior = .transform(pivot: .center)
        $0.isUserInteractionEnabled = false
      }
      .pan("far").pan("near", on: "middle").allSimultaneous()
    let played = try scene.play(
      Touches().down(1, at: (150, 240)).wait(0.1).move(1, by: (30, 0)), atEnd: .stop)
    #expect(played.transform(of: "content").tx == 20)
  }
}
