import Testing

@testable import Touchstone

struct TouchGroupTests {
  private func touch(_ sequence: Int, at location: Point2D) -> OwnTouch {
    let sample = TouchSample(id: TouchID(Int64(sequence)), phase: .began, location: location)
    return OwnTouch(
      Touch(sample, sequence: sequence, view: nil, window: 0, location: location, at: .zero))
  }

  @Test func theFrameTellsWhoStaysAndWhoWasThereBefore() {
    var group = TouchGroup()
    group.append(touch(0, at: Point2D(0, 0)))
    group.settle()
    group.append(touch(1, at: Point2D(10, 20)))
    #expect(group.frame.centroid == Point2D(5, 10))
    #expect(group.frame.earlierCentroid == Point2D(0, 0))
    #expect(group.frame.remainingCentroid == Point2D(5, 10))
    group.settle()
    group.update(0, to: Point2D(2, 0), .moved)
    group.update(1, to: Point2D(10, 20), .ended)
    group.complete(at: .zero)
    #expect(group.frame.centroid == Point2D(6, 10))
    #expect(group.frame.remainingCentroid == Point2D(2, 0))
    #expect(group.frame.remainingCount == 1)
    #expect(group.frame.contains(.moved) && group.frame.contains(.ended))
    #expect(!group.frame.contains(.began) && !group.frame.isEveryTouchEnded)
  }

  @Test func theMiddleOutlastsTheTouches() {
    var group = TouchGroup()
    group.append(touch(3, at: Point2D(4, 6)))
    group.update(3, to: Point2D(5, 6), .ended)
    group.complete(at: .zero)
    group.releaseFinalTouches()
    #expect(group.frame.touches.isEmpty && group.fingers.isEmpty)
    #expect(group.centroid == Point2D(5, 6))
    group.clear()
    #expect(group.centroid == nil)
  }

  @Test func recognizersOfTheSameTouchesShareAGroup() throws {
    let scene = SceneBuilder().view("inner", (0, 0, 100, 100)).pan("a").pan("b", on: "inner")
      .allSimultaneous().scene
    let frames = [
      Frame(
        time: .zero,
        samples: [TouchSample(id: TouchID(1), phase: .began, location: Point2D(50, 50))]),
      Frame(
        time: .zero,
        samples: [TouchSample(id: TouchID(2), phase: .began, location: Point2D(200, 50))]),
      Frame(
        time: .zero, samples: [TouchSample(id: TouchID(2), phase: .ended, location: .zero)]),
    ]
    var (replay, events) = (Replay(scene), ReplayEvents())
    var shared: [Bool] = []
    for frame in frames {
      try replay.process(frame, into: &events)
      let recognizers = replay.arbiter.recognizers
      shared.append(recognizers[0].group == recognizers[1].group)
    }
    #expect(shared == [true, false, false])
    #expect(replay.arbiter.trackSameTouches(0, 1))
  }
}
