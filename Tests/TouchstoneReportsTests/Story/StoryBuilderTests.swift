import Testing
@testable import TouchstoneReports

@testable import Touchstone

@Suite struct StoryBuilderTests {
  private let tap = GestureSettings(.tap)

  private static func moment(_ milliseconds: Int64, _ event: Int?) -> StoryMoment {
    StoryMoment(time: Sample.milliseconds(milliseconds), event: event)
  }

  @Test func aStoryTellsItsTouchItsLimitsAndItsEnd() throws {
    let told = try Told(
      Told.scene(("tap", tap)),
      [
        (0, [(1, .began, 50, 50)]), (50, [(1, .moved, 53, 54)]), (90, [(1, .moved, 51, 50)]),
        (100, [(1, .ended, 51, 50)]),
      ])
    #expect(told.rounds.map(\.number) == [1])
    let story = try #require(told.stories().first)
    #expect(story.taken.map(\.moment) == [Self.moment(0, 0)])
    #expect(story.taken.map(\.hitView) == [0])
    #expect(story.recognition?.moment == Self.moment(100, 3))
    #expect(story.end == story.recognition)
    let movement = try #require(story.limit(.allowableMovement))
    #expect(movement.points.map(\.limit.measured) == [0, 5, 1])
    #expect(movement.points.map(\.limit.margin) == [45, 40, 44])
    #expect(movement.closest.moment == Self.moment(50, 1))
    let fingers = try #require(story.limit(.numberOfTouchesRequired))
    #expect(fingers.points.count == 1)
    #expect(fingers.isMatterOfCourse)
  }

  @Test func roundsEndWhenEverybodyIsReady() throws {
    let told = try Told(
      Told.scene(("tap", tap)),
      [
        (0, [(1, .began, 50, 50)]), (100, [(1, .ended, 50, 50)]), (900, [(2, .began, 50, 50)]),
        (1000, [(2, .ended, 50, 50)]),
      ])
    #expect(told.rounds.map(\.number) == [1, 2])
    #expect(told.rounds.map(\.start) == [0, 900].map(Sample.milliseconds))
    #expect(told.rounds.map(\.end) == [100, 1000].map(Sample.milliseconds))
    #expect(told.stories().map(\.attempt) == [1, 1])
  }

  @Test func attemptsInOneRoundAreNumbered() throws {
    // The press fails at the lift and is ready again, while the double tap waits for another tap.
    var double = TapSettings()
    double.numberOfTapsRequired = 2
    let told = try Told(
      Told.scene(("press", GestureSettings(.longPress)), ("double", .tap(double))),
      [
        (0, [(1, .began, 50, 50)]), (100, [(1, .ended, 50, 50)]), (200, [(2, .began, 50, 50)]),
        (300, [(2, .ended, 50, 50)]),
      ])
    #expect(told.rounds.count == 1)
    #expect(told.stories(of: 0).map(\.attempt) == [1, 2])
    #expect(told.stories(of: 1).map(\.attempt) == [1])
  }

  @Test func waitsTellForWhomAndHowLong() throws {
    var double = TapSettings()
    double.numberOfTapsRequired = 2
    var scene = Told.scene(("tap", tap), ("double", .tap(double)))
    scene.policy.requireToFail = [.init(0, 1)]
    let told = try Told(scene, [(0, [(1, .began, 50, 50)]), (100, [(1, .ended, 50, 50)])])
    let wait = try #require(told.stories().first?.waits.first)
    #expect(wait.other == 1)
    #expect(wait.from == Self.moment(100, 1))
    #expect(wait.until == Self.moment(450, nil))
    #expect(told.stories().first?.waits.count == 1)
    #expect(told.stories().first?.recognition?.moment == Self.moment(450, nil))
  }

  @Test func preventionTellsWhenTheOtherWasRecognized() throws {
    let told = try Told(
      Told.scene(("tap", tap), ("pan", GestureSettings(.pan))),
      [
        (0, [(1, .began, 50, 50)]), (50, [(1, .moved, 62, 50)]), (100, [(1, .ended, 62, 50)]),
      ])
    let story = try #require(told.stories().first)
    #expect(story.prevented == Self.moment(50, 1))
    #expect(story.end?.transition.reason?.by == 1)
    // How near the tap was is told all the same.
    #expect(story.limit(.allowableMovement)?.points.map(\.limit.measured) == [0, 12])
  }

  @Test func nobodyWasRecognizedInACircle() throws {
    var scene = Told.scene(("first", tap), ("second", tap))
    scene.policy.dynamicRequireToFail = [.init(0, 1), .init(1, 0)]
    let told = try Told(scene, [(0, [(1, .began, 50, 50)]), (100, [(1, .ended, 50, 50)])])
    let story = try #require(told.stories().first)
    #expect(story.end?.transition.reason?.code == .deadlock)
    #expect(story.prevented == nil)
  }

  @Test func changesAreCounted() throws {
    let told = try Told(
      Told.scene(("pan", GestureSettings(.pan))),
      [
        (0, [(1, .began, 50, 50)]), (50, [(1, .moved, 62, 50)]), (60, [(1, .moved, 70, 50)]),
        (70, [(1, .moved, 80, 50)]), (80, [(1, .ended, 80, 50)]),
      ])
    let story = try #require(told.stories().first)
    #expect(story.changeCount == 2)
    #expect(story.recognition?.transition.to == .began)
    #expect(story.end?.transition.to == .ended)
    #expect(story.limit(.hysteresis)?.last.limit.margin == 2)
  }

  @Test func whoNeverHadATouchSaysWhy() throws {
    var scene = Told.scene(("off", tap), ("elsewhere", tap), ("tap", tap))
    scene.recognizers[0].isEnabled = false
    scene.views.append(
      TouchView(superview: 0, frame: Rect2D(x: 200, y: 200, width: 50, height: 50)))
    scene.viewNames.append("card")
    scene.recognizers[1].view = 1
    let told = try Told(scene, [(0, [(1, .began, 50, 50)]), (100, [(1, .ended, 50, 50)])])
    // The card is deeper than the window.
    #expect(told.idle.map(\.recognizer) == [1, 0])
    #expect(told.idle.map { "\($0.code)" } == ["touchedElsewhere", "touchRefused"])
    #expect(told.idle.map(\.hitViews) == [[0], [0]])
    #expect(told.idle.last?.refused.map(\.refusal) == [.isDisabled])
    #expect(try Told(scene, []).idle.map { "\($0.code)" } == Array(repeating: "noTouch", count: 3))
  }

  @Test func aRecordingThatStopsCutsStoriesOff() throws {
    let told = try Told(
      Told.scene(("tap", tap)), [(0, [(1, .began, 50, 50)]), (9, [(1, .moved, 55, 50)])],
      atEnd: .stop)
    let story = try #require(told.stories().first)
    #expect(story.isCutOff)
    #expect(story.end == nil)
    #expect(story.limit(.allowableMovement)?.last.limit.measured == 5)
  }
}

/// What views heard late.
@Suite struct StoryDelayTests {
  private static func moment(_ milliseconds: Int64, _ event: Int?) -> StoryMoment {
    StoryMoment(time: Sample.milliseconds(milliseconds), event: event)
  }

  private func scene() -> TouchScene {
    var double = TapSettings()
    double.numberOfTapsRequired = 2
    var scene = Told.scene(("double", .tap(double)))
    scene.views[0].handles = .touches
    scene.recognizers[0].delaysTouchesBegan = true
    return scene
  }

  @Test func aViewThatHeardLateIsToldOf() throws {
    // One tap: the view hears of it when no second one has come within 0.35 seconds.
    let told = try Told(
      scene(), [(0, [(1, .began, 50, 50)]), (100, [(1, .ended, 50, 50)])])
    let delays = try #require(told.stories().first?.delays)
    #expect(delays.map(\.phase) == [.began, .ended])
    #expect(delays.map(\.from) == [Self.moment(0, 0), Self.moment(100, 1)])
    #expect(delays.map(\.until) == [Self.moment(450, nil), Self.moment(450, nil)])
    #expect(delays.map(\.view) == [0, 0])
  }

  @Test func aViewThatNeverHearsIsNotLate() throws {
    let told = try Told(
      scene(),
      [
        (0, [(1, .began, 50, 50)]), (100, [(1, .ended, 50, 50)]), (200, [(2, .began, 50, 50)]),
        (300, [(2, .ended, 50, 50)]),
      ])
    #expect(told.stories().first?.recognition != nil)
    #expect(told.stories().first?.delays == [])
  }
}
