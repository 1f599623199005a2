import Testing

@testable import Touchstone

struct TapCountVectorTests {
  private let place = (50.0, 50.0)

  private func counts(_ touches: Touches) throws -> [Int] {
    try SceneBuilder().play(touches, atEnd: .stop).touches.map { $0.tapCount }
  }

  private var twoTaps: Touches { Touches().tap(at: place).at(0.3).tap(at: place) }

  @Test func v46CountsTapsThatFollowWithinThirtyFiveHundredths() throws {
    #expect(try counts(twoTaps.at(0.75).down(1, at: place)) == [1, 1, 2, 2, 3])
  }

  @Test func v47StartsAnewAfterThat() throws {
    #expect(try counts(twoTaps.at(0.751).down(1, at: place)) == [1, 1, 2, 2, 1])
  }

  @Test func v48ADragLosesItsCountAtTheLift() throws {
    let drag = Touches().down(1, at: place).drag(by: (15, 0), times: 3, every: 0.01)
    #expect(try counts(drag.wait(0.01).up(1)) == [1, 1, 1, 1, 0])
  }

  @Test func v49TheDistanceCountsPerAxis() throws {
    let drag = Touches().down(1, at: place).wait(0.1).move(1, by: (44, 44)).wait(0.1).up(1)
    #expect(try counts(drag) == [1, 1, 1])
  }

  @Test func v50AHoldLosesItsCountAfterThreeQuartersOfASecond() throws {
    #expect(try counts(Touches().tap(at: place, for: 0.75)) == [1, 1])
    #expect(try counts(Touches().tap(at: place, for: 0.751)) == [1, 0])
  }
}
