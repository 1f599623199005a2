import Testing
import TouchstoneReference

@testable import Touchstone

/// Points in views that are turned, scaled, slanted and scrolled in each other.
struct ConversionTests {
  /// A window and views in it, each in the one before; the last is the innermost.
  private struct Nest {
    var random: SplitMix64
    private(set) var builder = SceneBuilder()
    private(set) var innermost = "window"

    /// Views that are `rigid` are only moved, turned and scaled alike along both axes.
    init(seed: UInt64, rigid: Bool = false) {
      random = SplitMix64(seed: seed)
      for depth in 1...Int.random(in: 1...4, using: &random) {
        let frame = (
          random.number(-50, 100), random.number(-50, 100), random.number(50, 400),
          random.number(50, 400)
        )
        let (transform, anchor, offset) = (transform(rigid), point(0, 1), point(-80, 80))
        builder = builder.view("view\(depth)", in: innermost, frame) {
          $0.transform = transform
          $0.anchorPoint = anchor
          $0.bounds?.origin = offset
        }
        innermost = "view\(depth)"
      }
    }

    mutating func point(_ low: Double, _ high: Double) -> Point2D {
      Point2D(random.number(low, high), random.number(low, high))
    }

    private mutating func transform(_ isRigid: Bool) -> AffineTransform2D {
      if random.happens(20) { return .identity }
      if isRigid {
        let factor = random.number(0.5, 2)
        return AffineTransform2D(rotation: random.number(-4, 4)).scaledBy(x: factor, y: factor)
      }
      let slant = AffineTransform2D(
        a: 1, b: 0, c: random.number(-0.3, 0.3), d: 1, tx: random.number(-40, 40),
        ty: random.number(-40, 40))
      let mirror: Double = random.happens(30) ? -1 : 1
      return slant.rotated(by: random.number(-4, 4))
        .scaledBy(x: mirror * random.number(0.5, 2), y: random.number(0.5, 2))
    }
  }

  /// The way back: a view's point lies at `center + T · (point − anchor)` in its superview.
  private func toWindow(_ point: Point2D, from index: Int, _ replay: Replay) -> Point2D {
    let view = replay.view(index)
    guard let superview = view.superview, let bounds = view.bounds else { return point }
    let x = point.x - bounds.origin.x - view.anchorPoint.x * bounds.size.width
    let y = point.y - bounds.origin.y - view.anchorPoint.y * bounds.size.height
    let (transform, center) = (view.transform, view.center)
    let outer = Point2D(
      center.x + transform.a * x + transform.c * y + transform.tx,
      center.y + transform.b * x + transform.d * y + transform.ty)
    return toWindow(outer, from: superview, replay)
  }

  @Test func theWayIntoAViewAndBackLeadsToTheSamePoint() throws {
    for seed in 0..<UInt64(300) {
      var nest = Nest(seed: seed)
      let replay = Replay(nest.builder.scene)
      for view in nest.builder.scene.views.indices {
        let point = nest.point(-300, 600)
        let inside = try #require(replay.convert(point, toView: view))
        #expect(toWindow(inside, from: view, replay).isNear(point, within: 1e-9), "seed \(seed)")
        let outside = toWindow(point, from: view, replay)
        #expect(
          point.isNear(replay.convert(outside, toView: view), within: 1e-9), "seed \(seed)")
      }
    }
  }

  @Test func displacementsAreDifferencesOfPoints() throws {
    for seed in 0..<UInt64(300) {
      var nest = Nest(seed: seed)
      let replay = Replay(nest.builder.scene)
      let view = nest.builder.scene.views.count - 1
      let (start, end) = (nest.point(-300, 600), nest.point(-300, 600))
      let inside = try #require(replay.views.convertFromWindow(end - start, to: view))
      let from = try #require(replay.convert(start, toView: view))
      #expect(inside.isNear(replay.convert(end, toView: view).map { $0 - from }, within: 1e-9))
      let back = replay.views.convertToWindow(inside, from: view)
      #expect(back.isNear(end - start, within: 1e-9), "seed \(seed)")
    }
  }

  // MARK: Content under fingers

  /// Two fingers that go about at random and do not meet.
  private func pair(_ nest: inout Nest, on view: Int) -> [Frame] {
    var places = [Point2D(100, 200), Point2D(220, 240)]
    var script = Touches().frame {
      $0.down(1, at: (100, 200), view: view).down(2, at: (220, 240), view: view)
    }
    for _ in 0..<60 {
      var next = places
      for finger in 0..<2 where !nest.random.happens(20) {
        let step = nest.point(-18, 18)
        next[finger] = next[finger] + (step - .zero)
      }
      guard (next[1] - next[0]).largestComponent > 40 else { continue }
      places = next
      script = script.wait(0.016).frame {
        $0.move(1, to: (next[0].x, next[0].y)).move(2, to: (next[1].x, next[1].y))
      }
    }
    return script.frames
  }

  private func followed(_ nest: Nest) -> SceneBuilder {
    nest.builder.view(nest.innermost) { $0.behavior = .transform(pivot: .centroid) }
      .pan(on: nest.innermost)
      .pinch(on: nest.innermost) { $0.pair.usesDominance = false }
      .rotation(on: nest.innermost) { $0.pair.usesDominance = false }
      .allSimultaneous()
  }

  /// Plays two fingers; returns the number of frames in which both had their content under them, and
  /// the farthest that one strayed from it.
  private func followPair(_ seed: UInt64) throws -> (Int, Double) {
    // In a slanted or mirrored view a turn of the view is not the fingers' turn.
    var nest = Nest(seed: seed, rigid: true)
    let scene = followed(nest).scene
    let view = scene.views.count - 1
    let frames = pair(&nest, on: view)
    var replay = Replay(scene)
    var events = ReplayEvents()
    var grabbed: [Point2D] = []
    var (count, farthest) = (0, 0.0)
    for frame in frames {
      try replay.process(frame, into: &events)
      let fingers = replay.allTouches.map { $0.location }
      guard scene.recognizers.indices.allSatisfy({ replay.state(ofRecognizer: $0).isRunning })
      else { continue }
      if grabbed.isEmpty { grabbed = fingers.compactMap { replay.convert($0, toView: view) } }
      for (finger, point) in zip(fingers, grabbed) {
        let offset = toWindow(point, from: view, replay) - finger
        farthest = max(farthest, offset.largestComponent)
      }
      count += 1
    }
    return (count, farthest)
  }

  @Test func whatIsUnderTwoFingersStaysUnderThem() throws {
    var frames = 0
    for seed in 0..<UInt64(200) {
      let (count, farthest) = try followPair(seed)
      #expect(farthest < 0.001, "seed \(seed)")
      frames += count
    }
    #expect(frames > 5000)
  }

  @Test func aViewThatIsMovedByItsOwnTranslationStaysUnderTheFinger() throws {
    var frames = 0
    for seed in 0..<UInt64(200) {
      var nest = Nest(seed: seed)
      let scene = nest.builder.pan(on: nest.innermost).scene
      let view = scene.views.count - 1
      var script = Touches().down(1, at: (160, 240), view: view)
      for _ in 0..<30 {
        let step = nest.point(-25, 25)
        script = script.wait(0.016).move(1, by: (step.x, step.y))
      }
      var replay = Replay(scene)
      var events = ReplayEvents()
      var grabbed: Point2D?
      for frame in script.frames {
        try replay.process(frame, into: &events)
        guard replay.state(ofRecognizer: 0).isRunning else { continue }
        let moved = try #require(replay.translation(ofRecognizer: 0, inView: view))
        let transform = replay.transform(ofView: view).translatedBy(x: moved.dx, y: moved.dy)
        replay.stage.views.apply(.transform(transform), to: view)
        replay.setTranslation(.zero, inView: view, ofRecognizer: 0)
        let finger = try #require(replay.allTouches.first?.location)
        let point = try #require(replay.convert(finger, toView: view))
        if let grabbed { #expect(point.isNear(grabbed), "seed \(seed)") }
        grabbed = grabbed ?? point
        frames += 1
      }
    }
    #expect(frames > 5000)
  }
}
