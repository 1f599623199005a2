import Foundation
import Testing

@testable import Touchstone

/// What surprises people about pinch and rotation.
struct PairSurprisesTests {
  private let pinch = SceneBuilder().pinch()
  private let fingers = Touches().frame { $0.down(1, at: (50, 100)).down(2, at: (150, 100)) }

  /// From 100 points apart to 116, so that the scale is 116/108.
  private var opened: Touches { fingers.drag(2, by: (4, 0), times: 4, every: 0.016) }

  @Test func s05OnePinchFingerLiftsAndThePinchGoesOnWithTheOther() throws {
    let touches = opened.at(0.1).up(2).at(0.2).move(1, by: (30, 0)).at(0.3).up(1)
    let transitions = try pinch.play(touches).transitions.suffix(3)
    #expect(transitions.map { $0.to } == [.changed, .changed, .ended])
    #expect(transitions.map { $0.touches } == [2, 1, 1])
    #expect(transitions.allSatisfy { (116.0 / 108).isNear($0.scale) })
  }

  @Test func s06APinchFingerPutDownElsewhereContinuesTheScale() throws {
    let touches = opened.at(0.1).up(2).at(0.2).down(3, at: (50, 158)).at(0.3)
      .move(3, to: (50, 187))
    let transitions = try pinch.play(touches, atEnd: .stop).transitions.suffix(2)
    let scales = transitions.map { $0.scale }
    #expect((116.0 / 108).isNear(scales.first ?? nil))
    // From 58 points apart to 87: half as much again.
    #expect((174.0 / 108).isNear(scales.last ?? nil))
  }

  /// Two fingers turned clockwise about (160, 200) in equal steps, each step a little further apart.
  private func turn(
    by degrees: Double, times: Int, from start: Touches, apart: Double, grow: Double
  )
    -> Touches
  {
    (1...times).reduce(start) { script, step in
      let angle = degrees * Double(step) * .pi / 180
      let arm = apart / 2 + grow * Double(step) / 2
      let (x, y) = (arm * cos(angle), arm * sin(angle))
      return script.wait(0.016).frame {
        $0.move(1, to: (160 - x, 200 - y)).move(2, to: (160 + x, 200 + y))
      }
    }
  }

  private let level = Touches().frame { $0.down(1, at: (110, 200)).down(2, at: (210, 200)) }

  @Test func s07ARotationGoesOnBeyondHalfATurn() throws {
    let touches = turn(by: 3, times: 80, from: level, apart: 100, grow: 0)
    let rotations = try SceneBuilder().rotation().play(touches, atEnd: .stop).transitions
      .compactMap { $0.rotation }
    // 240 degrees less 5.
    #expect(4.101524.isNear(rotations.last))
    #expect(zip(rotations, rotations.dropFirst()).allSatisfy { (Double.pi / 60).isNear($1 - $0) })
  }

  @Test func s46APinchIsFrozenWhileTheFingersMainlyTurn() throws {
    let opened = [1.0, 2, 3].reduce(level) { script, step in
      script.wait(0.016).frame {
        $0.move(1, to: (110 - 2 * step, 200)).move(2, to: (210 + 2 * step, 200))
      }
    }
    let touches = turn(by: 4, times: 20, from: opened, apart: 112, grow: 0.1)
    let transitions = try pinch.play(touches, atEnd: .stop).transitions
    #expect(transitions.first?.scale == 112.0 / 108)
    // What the filter remembers of the opening is gone after some frames.
    let frozen = transitions.suffix(10)
    #expect(Set(frozen.map { $0.scale }).count == 1)
    #expect(frozen.allSatisfy { $0.to == .changed && $0.rate == 0 })
  }

  @Test func s47AThirdFingerIsNotTracked() throws {
    let touches = opened.at(0.1).down(3, at: (50, 300)).at(0.2).move(3, by: (0, 100)).at(0.3)
      .move(2, by: (10, 0)).at(0.4).up(3)
    let played = try pinch.play(touches, atEnd: .stop)
    #expect(
      played.verdicts.suffix(2) == ["0.064 pinch began→changed", "0.3 pinch changed→changed"])
    #expect((126.0 / 108).isNear(played.last(of: "pinch")?.scale))
    #expect(played.last(of: "pinch")?.touches == 2)
  }
}
