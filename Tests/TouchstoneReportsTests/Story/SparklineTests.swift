import Testing

@testable import Touchstone
@testable import TouchstoneReports

@Suite struct SparklineTests {
  private func series(
    _ rule: GestureReason.Code, _ values: [Double], limit: Double = 10,
    _ unit: GestureReason.Unit = .points
  ) -> LimitStory {
    let limits = values.map {
      GestureLimit(
        .hysteresis, rule, $0, rule == .movedTooFar ? .atMost : .atLeast, limit, unit)
    }
    var story = LimitStory(limits[0], at: StoryMoment(time: .zero))
    for limit in limits.dropFirst() { story.add(limit, at: StoryMoment(time: .zero)) }
    return story
  }

  @Test func aFullBlockIsALimitThatIsReached() {
    #expect(Sparkline.text(of: series(.movedFarEnough, [0, 2, 5, 9.99, 10])) == "▁▂▄▇█")
  }

  @Test func aFullBlockIsALimitThatIsPassed() {
    #expect(Sparkline.text(of: series(.movedTooFar, [0, 10, 10.1])) == "▁▇█")
  }

  @Test func longSeriesShowTheMostOfEachPart() {
    var values = [Double](repeating: 1, count: 240)
    values[125] = 9
    let text = Sparkline.text(of: series(.movedFarEnough, values))
    #expect(text.count == 24)
    #expect(Array(text)[12] == "▇")
    #expect(text.filter { $0 == "▁" }.count == 23)
  }

  @Test func whatShowsNothingIsLeftOut() {
    #expect(Sparkline.text(of: series(.movedFarEnough, [4])) == "")
    #expect(Sparkline.text(of: series(.wrongDirection, [4, 5], limit: 0)) == "")
    #expect(Sparkline.text(of: series(.tooSlow, [4, 5], .seconds)) == "")
  }

  @Test func theClosestPointIsTheOneNearestToTheLimit() {
    #expect(series(.movedFarEnough, [1, 8, 3]).closestPlace == 1)
    #expect(series(.movedTooFar, [1, 8, 3]).closestPlace == 1)
    #expect(series(.movedTooFar, [1, 8, 12, 11]).closestPlace == 2)
    // Of equal ones the last, which is the nearest to what decided.
    #expect(series(.movedTooFar, [8, 8, 3]).closestPlace == 1)
  }
}
