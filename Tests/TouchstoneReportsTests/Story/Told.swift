import TouchstoneReports

@testable import Touchstone

/// What is told of touches that are written by hand, each frame one step of time.
struct Told {
  /// A finger, what it does, and where.
  typealias Step = (finger: Int64, phase: TouchPhase, x: Double, y: Double)

  private(set) var rounds: [StoryRound] = []
  let idle: [IdleStory]

  /// Plays frames, given as their time in milliseconds and what fingers do.
  init(_ scene: TouchScene, _ frames: [(Int64, [Step])], atEnd: AtEnd = .drain) throws {
    var replay = Replay(scene, observing: StoryBuilder.observation)
    var builder = StoryBuilder(scene)
    var last = Timestamp.zero
    for (index, (time, steps)) in frames.enumerated() {
      last = Sample.milliseconds(time)
      let samples = steps.map {
        TouchSample(id: TouchID($0.finger), phase: $0.phase, location: Point2D(x: $0.x, y: $0.y))
      }
      var events = ReplayEvents()
      try replay.process(Frame(time: last, samples: samples), into: &events)
      rounds += builder.add(
        events, in: ReportedFrame(index: index, time: last), labels: TouchLabel.number(of:))
    }
    var events = ReplayEvents()
    replay.finish(atEnd, into: &events)
    rounds += builder.add(events, in: nil, labels: TouchLabel.number(of:))
    rounds += builder.finish(at: last)
    idle = builder.idle
  }

  /// The stories of a recognizer, by its place in the scene.
  func stories(of recognizer: Int = 0) -> [RecognizerStory] {
    rounds.flatMap { $0.stories.filter { $0.recognizer == recognizer } }
  }

  /// A scene of a window with recognizers that do not get along.
  static func scene(_ recognizers: (String, GestureSettings)...) -> TouchScene {
    var scene = TouchScene(window: Size2D(width: 320, height: 480), recognizers: recognizers)
    scene.policy = Policy()
    return scene
  }
}
