import Testing

@testable import Touchstone

/// The event that is under way, as a program sees it between frames (1.2, 1.4).
struct ReplayEventTests {
  private let scene = SceneBuilder().view("left", (0, 0, 100, 100)) {
    $0.isMultipleTouchEnabled = true
  }.view("right", (200, 0, 100, 100))

  private func session(_ scene: SceneBuilder, _ touches: Touches, until time: Double) throws
    -> Session
  {
    var session = Session(scene, touches)
    try session.run(until: time)
    return session
  }

  private func fingers(_ touches: [Touch]) -> [Int64] { touches.map { $0.id.rawValue } }

  @Test func allTouchesAreTheFingersOnTheScreenAsTheyLanded() throws {
    let touches = Touches().down(7, at: (50, 50)).at(0.1).down(3, at: (250, 50))
      .at(0.2).frame { $0.move(3, by: (1, 0)).up(7) }.at(0.3).down(5, at: (20, 20))
      .at(0.4).cancel(3)
    var session = Session(scene, touches)
    #expect(session.replay.allTouches.isEmpty)
    for expected: [Int64] in [[7], [7, 3], [3], [3, 5], [5]] {
      #expect(try session.step())
      #expect(fingers(session.replay.allTouches) == expected)
      #expect(session.replay.isAnyFingerDown)
    }
    _ = try session.finish()
    #expect(session.replay.allTouches.isEmpty)
    #expect(!session.replay.isAnyFingerDown)
  }

  @Test func aLiftThatIsKeptFromItsViewIsNoFinger() throws {
    let double = scene.tap { $0.numberOfTapsRequired = 2 }
    let replay = try session(double, Touches().tap(at: (50, 50)), until: 0.1).replay
    #expect(replay.touches.count == 1)
    #expect(replay.allTouches.isEmpty)
    #expect(replay.touches(inView: 1).isEmpty)
    #expect(replay.touches(ofRecognizer: 0).isEmpty)
  }

  @Test func touchesAreToldByView() throws {
    let touches = Touches().down(1, at: (50, 50)).down(2, at: (250, 50)).down(3, at: (20, 20))
      .down(4, at: (260, 50)).down(5, at: (150, 400))
    let replay = try session(scene, touches, until: 0).replay
    #expect(fingers(replay.touches(inView: 1)) == [1, 3])
    // The right view takes one finger only; the other one is in its window nevertheless.
    #expect(fingers(replay.touches(inView: 2)) == [2])
    #expect(fingers(replay.touches(inView: 0)) == [5])
    #expect(fingers(replay.touches(inWindow: 0)) == [1, 2, 3, 4, 5])
    #expect(fingers(replay.touches(inWindow: 1)).isEmpty)
  }

  @Test func touchesAreToldByWindow() throws {
    var scene = scene.scene
    scene.views.append(
      TouchView(superview: nil, frame: Rect2D(x: 0, y: 300, width: 320, height: 180)))
    scene.viewNames.append("keyboard")
    let touches = Touches().down(1, at: (50, 50)).down(2, at: (50, 350)).down(3, at: (900, 900))
    var session = Session(scene, touches.frames)
    try session.run(until: 0)
    #expect(fingers(session.replay.touches(inWindow: 0)) == [1])
    #expect(fingers(session.replay.touches(inWindow: 3)) == [2])
    #expect(session.replay.allTouches.map { $0.window } == [0, 3, nil])
    // Window points count from the window's own corner.
    #expect(session.replay.allTouches[1].location == Point2D(50, 50))
  }

  @Test func touchesAreToldByRecognizer() throws {
    let scene = scene.pinch(on: "left").tap().recognizer("tap") {
      $0.shouldReceiveTouch = .inside(Rect2D(x: 0, y: 0, width: 60, height: 60))
    }
    let touches = Touches().down(1, at: (90, 50)).down(2, at: (50, 50)).down(3, at: (20, 20))
      .down(4, at: (250, 50)).at(0.1).up(2)
    var session = Session(scene, touches)
    try session.run(until: 0)
    #expect(fingers(session.replay.touches(ofRecognizer: 0)) == [1, 2])
    // Two fingers are more than a tap takes, and it has given up both.
    #expect(Played(session).verdicts == ["0 tap possible→failed tooManyTouches"])
    #expect(session.replay.touches(ofRecognizer: 1).isEmpty)
    #expect(session.replay.allTouches.map { $0.recognizers } == [[0], [0], [], []])
    try session.run(until: 0.1)
    #expect(fingers(session.replay.touches(ofRecognizer: 0)) == [1])
  }

  @Test func aStationaryTouchKeepsItsPreviousLocationAndItsTime() throws {
    let touches = Touches().down(1, at: (50, 50)).at(0.1).move(1, by: (5, 2))
      .at(0.2).still(1).at(0.3).down(2, at: (250, 50)).at(0.4).tick().at(0.5).move(1, by: (1, 0))
    var session = Session(scene, touches)
    let expected: [(TouchPhase, Point2D, Point2D, Double)] = [
      (.began, Point2D(50, 50), Point2D(50, 50), 0),
      (.moved, Point2D(50, 50), Point2D(55, 52), 0.1),
      (.stationary, Point2D(50, 50), Point2D(55, 52), 0.1),
      (.stationary, Point2D(50, 50), Point2D(55, 52), 0.1),
      (.stationary, Point2D(50, 50), Point2D(55, 52), 0.1),
      (.moved, Point2D(55, 52), Point2D(56, 52), 0.5),
    ]
    for (index, (phase, previous, location, time)) in expected.enumerated() {
      #expect(try session.step())
      let touch = try #require(session.replay.allTouches.first)
      // An entry without touches is no event: the phases of the event before stay.
      #expect(touch.phase == phase, "\(index)")
      #expect(touch.previousLocation == previous, "\(index)")
      #expect(touch.location == location, "\(index)")
      #expect(touch.timestamp.seconds == time, "\(index)")
    }
  }

  @Test func aTouchCarriesWhatItsNewestSampleSaid() throws {
    var details = TouchDetails()
    details.force = 1.5
    details.maximumForce = 6.5
    details.radius = 20
    let early = Timestamp(nanoseconds: 50_000_000)
    details.coalesced = [IntermediateSample(time: early, location: Point2D(52, 50))]
    details.predicted = [
      IntermediateSample(time: Timestamp(nanoseconds: 150_000_000), location: Point2D(58, 50))
    ]
    details.estimatedProperties = 5
    details.estimationUpdateIndex = 12
    var frames = Touches().down(1, at: (50, 50)).at(0.1).move(1, by: (5, 0)).at(0.2).still(1)
      .at(0.3).move(1, by: (5, 0)).frames
    frames[1].samples[0].details = details
    var session = Session(scene.scene, frames)
    try session.run(until: 0)
    #expect(session.replay.allTouches.map { $0.details } == [TouchDetails()])
    for time in [0.1, 0.2] {
      try session.run(until: time)
      #expect(session.replay.allTouches.map { $0.details } == [details])
    }
    try session.run(until: 0.3)
    #expect(session.replay.allTouches.map { $0.details } == [TouchDetails()])
  }
}
