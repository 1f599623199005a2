import Foundation
import Testing
import TouchstoneReference

@testable import Touchstone

/// Recordings of a few frames, worked out by hand.
@Suite struct HandComputedTests {
  /// A transition as it is written down here, times in milliseconds.
  private func at(
    _ milliseconds: Int64, _ state: RecognizerState, touches: Int, _ location: (Double, Double),
    _ values: [Double]
  ) -> ExpectedTransition {
    ExpectedTransition(
      time: Timestamp(nanoseconds: milliseconds * 1_000_000), state: state, touches: touches,
      location: Point2D(x: location.0, y: location.1), values: values)
  }

  private func degrees(_ count: Double) -> Double { count * 3.141592653589793 / 180 }

  @Test func aPanOfThreeFrames() throws {
    let touches = Touches().down(1, at: (100, 100)).at(0.016).move(1, to: (112, 100))
      .at(0.026).move(1, to: (124, 103)).at(0.046).move(1, to: (120, 113))
      .at(0.05).up(1, at: (150, 150))
    let pan = try SceneBuilder().pan().play(touches).transitions(of: "pan")
    // 12 points in 16 ms: 750. Then (1200, 300), then (−200, 500); the lift adds nothing.
    let expected = [
      at(16, .began, touches: 1, (112, 100), [2, 0, 750, 0]),
      at(26, .changed, touches: 1, (124, 103), [14, 3, 862.5, 75]),
      at(46, .changed, touches: 1, (120, 113), [10, 13, 850, 350]),
      at(50, .ended, touches: 0, (120, 113), [10, 13, 850, 350]),
    ]
    #expect(discrepancy(between: expected, and: pan) == nil)
  }

  @Test func aPanOfTwoFingersOfWhichOneLifts() throws {
    let touches = Touches().frame { $0.down(1, at: (100, 100)).down(2, at: (200, 100)) }
      .at(0.01).frame { $0.move(1, by: (12, 0)).move(2, by: (12, 0)) }
      .at(0.02).up(2, at: (222, 100)).at(0.03).move(1, to: (132, 100)).at(0.04).up(1)
    let pan = try SceneBuilder().pan().play(touches).transitions(of: "pan")
    // The lifting finger's last 10 points are 5 of the centroid's: 500 points a second.
    let expected = [
      at(10, .began, touches: 2, (162, 100), [2, 0, 1200, 0]),
      at(20, .changed, touches: 1, (112, 100), [7, 0, 1025, 0]),
      at(30, .changed, touches: 1, (132, 100), [27, 0, 875, 0]),
      at(40, .ended, touches: 0, (132, 100), [27, 0, 875, 0]),
    ]
    #expect(discrepancy(between: expected, and: pan) == nil)
  }

  @Test func aPinchWithAFrozenFrameInItsMiddle() throws {
    func spread(_ touches: Touches, by step: Double) -> Touches {
      touches.frame { $0.move(1, by: (-step, 0)).move(2, by: (step, 0)) }
    }
    var touches = Touches().frame { $0.down(1, at: (100, 200)).down(2, at: (200, 200)) }
    touches = spread(touches.at(0.01), by: 10)
    touches = touches.at(0.02).frame { $0.move(1, by: (40, 0)).move(2, by: (40, 0)) }
    touches = spread(spread(touches.at(0.03), by: 15).at(0.05), by: 5)
    touches = touches.at(0.06).frame { $0.up(1).up(2) }
    let pinch = try SceneBuilder().pinch().play(touches).transitions(of: "pinch")
    // Distances 100, 120, 120, 150, 160. In the second frame the low pass holds a spread of
    // 0.6 · 0.4 · 10 = 2.4 against a shift of 0.4 · 40 = 16: 4 · 2.4 is below 1.4 · 0.5 · 16. In the
    // third it holds 0.6 · 2.4 + 0.4 · 15 = 7.44 against 9.6. The rate after a frozen frame is taken
    // alone.
    let first = 120.0 / 108
    let (second, third) = (first * 1.25, first * 4 / 3)
    let rates = [(first - 1) / 0.01, (second - first) / 0.01, (third - second) / 0.02]
    let expected = [
      at(10, .began, touches: 2, (150, 200), [first, rates[0]]),
      at(20, .changed, touches: 2, (190, 200), [first, 0.75 * rates[0]]),
      at(30, .changed, touches: 2, (190, 200), [second, rates[1]]),
      at(50, .changed, touches: 2, (190, 200), [third, 0.75 * rates[1] + 0.25 * rates[2]]),
      at(60, .ended, touches: 2, (190, 200), [third, 0.75 * rates[1] + 0.25 * rates[2]]),
    ]
    #expect(discrepancy(between: expected, and: pinch) == nil)
    #expect(abs(third - 1.481481481481481) < 1e-12)
  }

  @Test func aRotationWhoseSlackGrowsWithTheDistance() throws {
    func turned(_ angle: Double, distance: Double) -> (Double, Double) {
      let radians = degrees(angle)
      return (
        200 + distance * cos(radians),
        200 + distance * sin(radians)
      )
    }
    let touches = Touches().frame { $0.down(1, at: (200, 200)).down(2, at: (300, 200)) }
      .at(0.01).move(2, to: turned(5.5, distance: 104))
      .at(0.02).move(2, to: turned(12, distance: 116))
      .at(0.03).move(2, to: turned(14, distance: 116)).at(0.04).up(2).at(0.05).up(1)
    let rotation = try SceneBuilder().rotation().play(touches).transitions(of: "rotation")
    // 4 % of distance make the slack 5 + 5 · 0.2 = 6°, 16 % make it 5 + 5 · 0.4 = 7°. The first
    // velocity counts all 12° in 20 ms, the next one three quarters of it and a quarter of 2° in
    // 10 ms: 450 + 50 degrees a second. A lift changes neither.
    let expected = [
      at(20, .began, touches: 2, (256, 212), [degrees(5), degrees(600)]),
      at(30, .changed, touches: 2, (256, 214), [degrees(7), degrees(500)]),
      at(40, .changed, touches: 2, (256, 214), [degrees(7), degrees(500)]),
      at(50, .ended, touches: 1, (200, 200), [degrees(7), degrees(500)]),
    ]
    #expect(discrepancy(between: expected, and: rotation) == nil)
  }

  @Test func aPinchGoesOnWithAnotherFinger() throws {
    let touches = Touches().frame { $0.down(1, at: (100, 200)).down(2, at: (200, 200)) }
      .at(0.01).move(2, to: (220, 200)).at(0.02).up(2, at: (230, 200))
      .at(0.03).move(1, to: (90, 200)).at(0.04).down(3, at: (290, 200))
      .at(0.05).move(3, to: (310, 200)).at(0.06).up(1).at(0.07).up(3)
    let pinch = try SceneBuilder().pinch().play(touches).transitions(of: "pinch")
    // The new distance of 200 grows by a tenth; the rate before the lift still weighs.
    let (first, last) = (120.0 / 108, 1.1 * 120 / 108)
    let rates = [(first - 1) / 0.01, (last - first) / 0.01]
    let velocity = 0.75 * rates[0] + 0.25 * rates[1]
    let expected = [
      at(10, .began, touches: 2, (160, 200), [first, rates[0]]),
      at(20, .changed, touches: 2, (165, 200), [first, rates[0]]),
      at(30, .changed, touches: 1, (90, 200), [first, rates[0]]),
      at(40, .changed, touches: 2, (190, 200), [first, rates[0]]),
      at(50, .changed, touches: 2, (200, 200), [last, velocity]),
      at(60, .changed, touches: 2, (200, 200), [last, velocity]),
      at(70, .ended, touches: 1, (310, 200), [last, velocity]),
    ]
    #expect(discrepancy(between: expected, and: pinch) == nil)
  }
}
