import Foundation
import Testing

@testable import Touchstone

struct RotationVectorTests {
  private let rotation = SceneBuilder().rotation()

  /// Two fingers 100 points apart, turned clockwise about their middle in equal steps.
  private func turn(by degrees: Double, times: Int) -> Touches {
    let start = Touches().frame { $0.down(1, at: (110, 200)).down(2, at: (210, 200)) }
    return (1...times).reduce(start) { script, step in
      let angle = degrees * Double(step) * .pi / 180
      let (x, y) = (50 * cos(angle), 50 * sin(angle))
      return script.wait(0.016).frame {
        $0.move(1, to: (160 - x, 200 - y)).move(2, to: (160 + x, 200 + y))
      }
    }
  }

  @Test func v39BeginsBeyondFiveDegreesWhichAreTakenOut() throws {
    let played = try rotation.play(turn(by: 2, times: 4), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.048 rotation possible→began turnedFarEnough", "0.064 rotation began→changed",
      ])
    #expect(0.017453.isNear(played.transitions.first?.rotation))
    #expect(0.052360.isNear(played.transitions.last?.rotation))
  }

  @Test func v40ContinuesBeyondHalfATurn() throws {
    let rotations = try rotation.play(turn(by: 2, times: 100), atEnd: .stop).transitions
      .compactMap { $0.rotation }
    #expect(rotations.count == 98)
    #expect(3.403392.isNear(rotations.last))
    for (before, after) in zip(rotations, rotations.dropFirst()) {
      #expect(0.034907.isNear(after - before))
    }
  }
}
