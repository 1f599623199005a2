import Testing

@testable import Touchstone
@testable import TouchstoneReports

/// What a recognizer would have needed, for every rule.
@Suite struct NeededTextTests {
  private func needed(
    _ code: GestureReason.Code, _ kind: GestureKind, _ value: Double? = nil, limit: Double = 0,
    _ unit: GestureReason.Unit = .points, by: Int? = nil,
    _ limits: [GestureLimit] = []
  ) -> String? {
    let reason =
      value.map { GestureReason.sample(code, $0, limit: limit, unit, of: kind) }
      ?? GestureReason(code, by: by)
    var story = RecognizerStory(Sample.index(kind), round: 1, attempt: 1)
    for limit in limits { story.add(limit, at: StoryMoment(time: Sample.milliseconds(100))) }
    let failure = Sample.transition(
      kind, at: 200, to: .failed, reason: reason)
    story.turn(.init(transition: failure, moment: StoryMoment(time: failure.time)))
    return NeededText.text(of: story, kind: kind, name: { "number \($0)" })
  }

  @Test func lessMovement() {
    #expect(
      needed(.movedTooFar, .tap, 47.5, limit: 45)
        == "to stay within 45 points of where it came down")
    #expect(
      needed(.movedSideways, .swipe, 46, limit: 45) == "1 point less sideways by 0.200 s")
    #expect(needed(.wrongDirection, .swipe, -2) == "no movement against its direction")
    #expect(
      needed(.wrongDirection, .screenEdgePan, -20, limit: 15) == "to move 15 points inwards")
    #expect(
      needed(.outsideEdge, .screenEdgePan, 20, limit: 13) == "to land 7 points nearer to the edge")
    #expect(needed(.outsideEdge, .screenEdgePan) == "an edge to start from (its setting 'edges')")
  }

  @Test func moreMovement() {
    #expect(needed(.liftedEarly, .pan, 8, limit: 10) == "2 points more by 0.200 s")
    #expect(needed(.liftedEarly, .swipe, 44.9, limit: 46.9) == "2 points more by 0.200 s")
    #expect(needed(.liftedEarly, .rotation, 4, limit: 5, .degrees) == "1° more by 0.200 s")
  }

  /// What a finger's way from (100, 100) to the right is told to have needed, and what became of it.
  private func told(_ settings: GestureSettings, _ way: [(Int64, Double)]) throws -> (
    needed: String?, state: RecognizerState?
  ) {
    let kind = settings.kind
    let start: [(Int64, [Told.Step])] = [(0, [(1, .began, 100, 100)])]
    let moves = way.map { ($0, [Told.Step(1, .moved, 100 + $1, 100)]) }
    let lift: [(Int64, [Told.Step])] = [(300, [(1, .ended, 100 + (way.last?.1 ?? 0), 100)])]
    let story = try Told(Told.scene(("it", settings)), start + moves + lift).stories().first
    let needed = story.flatMap { NeededText.text(of: $0, kind: kind, name: { "\($0)" }) }
    return (needed, story?.end?.transition.to)
  }

  @Test func whatIsSaidToBeMissingIsEnough() throws {
    // After 0.1 s a swipe needs 50 (1 - 0.94 / 10) = 45.3 points, and less after the last move.
    let swipe = GestureSettings.swipe(SwipeSettings())
    let short = try told(swipe, [(20, 10), (100, 38), (150, 20)])
    #expect(short == ("7.3 points more by 0.100 s", .failed))
    #expect(try told(swipe, [(20, 10), (100, 38)]) == ("7.3 points more by 0.100 s", .failed))
    #expect(try told(swipe, [(20, 10), (100, 45.3)]).state == .ended)
    let pan = GestureSettings.pan(PanSettings())
    #expect(try told(pan, [(20, 9), (40, 0)]) == ("1 point more by 0.020 s", .failed))
    #expect(try told(pan, [(20, 10), (40, 0)]).state == .ended)
  }

  @Test func aPairNeedsItWhileItIsOne() throws {
    let frames: [(Int64, [Told.Step])] = [
      (0, [(1, .began, 100, 100), (2, .began, 200, 100)]), (20, [(2, .moved, 202, 100)]),
      (100, [(2, .ended, 202, 100)]), (600, [(1, .ended, 100, 100)]),
    ]
    let told = try Told(Told.scene(("it", .pinch(PinchSettings()))), frames)
    let story = try #require(told.stories().first)
    #expect(
      NeededText.text(of: story, kind: .pinch, name: { "\($0)" })
        == "over 6 points more by 0.020 s")
  }

  @Test func fingersOfASwipeGoTheSameWay() {
    let travel = GestureLimit(
      .minimumPrimaryMovement, .movedFarEnough, 50, .atLeast, 45, .points)
    let atLift = GestureLimit(
      .minimumPrimaryMovement, .movedFarEnough, 50, .atLeast, 40, .points)
    #expect(
      needed(.liftedEarly, .swipe, 50, limit: 40, .points, [travel, atLift])
        == "all fingers to go the same way")
  }

  @Test func aPressComesDownAgainAfterItsTaps() {
    #expect(
      needed(.intervalElapsed, .longPress, 0.35, limit: 0.35, .seconds)
        == "to come down again by 0.200 s, 0.35 s after the lift")
  }

  @Test func moreOrLessTime() {
    #expect(
      needed(.liftedEarly, .longPress, 0.2, limit: 0.5, .seconds) == "to be held 0.3 s longer")
    #expect(
      needed(.tooSlow, .tap, 1.5, limit: 1.5, .seconds)
        == "to be lifted by 0.200 s, 1.5 s after it came down")
    #expect(
      needed(.intervalElapsed, .tap, 0.36, limit: 0.35, .seconds)
        == "another tap by 0.190 s, 0.35 s after the lift")
    #expect(
      needed(.tooSlow, .swipe, 0.51, limit: 0.5, .seconds) == "to be done within 0.5 s")
    let travel = GestureLimit(
      .minimumPrimaryMovement, .movedFarEnough, 15, .atLeast, 26.5, .points)
    #expect(
      needed(.tooSlow, .swipe, 0.51, limit: 0.5, .seconds, [travel])
        == "to be done within 0.5 s: it came nearest at 0.100 s, 11.5 points short")
  }

  @Test func otherFingers() {
    #expect(needed(.tooManyTouches, .tap, 2, limit: 1, .touches) == "1 finger less")
    #expect(needed(.tooManyTouches, .tap, 4, limit: 2, .touches) == "2 fingers less")
    #expect(
      needed(.tooFewTouches, .pinch, 1, limit: 2, .touches) == "1 finger more at the same time")
  }

  @Test func otherRecognizers() {
    let first = "number 3 not to be recognized before it, or both to be allowed simultaneously"
    #expect(needed(.preventedBy, .tap, by: 3) == first)
    let fingers = GestureLimit(fingers: 1, required: 2)
    #expect(
      needed(.preventedBy, .tap, by: 3, [fingers])
        == first + "; by then it still lacked 1 finger (numberOfTouchesRequired)")
    #expect(
      needed(.preventedBy, .swipe, by: 3, [GestureLimit(fingers: 2, required: 1)])
        == first + "; by then it had 1 finger too many")
    #expect(needed(.requirementRecognized, .tap, by: 3) == "number 3 to fail")
    #expect(
      needed(.deadlock, .tap, by: 3) == "no failure requirements in a circle with number 3")
  }

  @Test func everyRuleHasWords() {
    for code in GestureReason.Code.allCases {
      switch code {
      case .tapped, .heldLongEnough, .movedFarEnough, .turnedFarEnough: break
      default:
        let isAboutOthers =
          code == .preventedBy || code == .requirementRecognized || code == .deadlock
        let hasNoNumber: Set<GestureReason.Code> = [
          .shouldBeginRefused, .vetoedByControl, .touchCancelled, .disabled, .removed,
        ]
        let value: Double? = isAboutOthers || hasNoNumber.contains(code) ? nil : 3
        let text = needed(code, .tap, value, limit: 2, by: isAboutOthers ? 1 : nil)
        #expect(text != nil, "\(code)")
      }
    }
  }
}
