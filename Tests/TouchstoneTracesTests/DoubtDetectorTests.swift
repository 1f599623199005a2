import Testing
import Touchstone

@testable import TouchstoneTraces

/// What is doubtful about frames, and what is not.
@Suite struct DoubtDetectorTests {
  /// The codes for one finger: the time in milliseconds and x of each sample, y being 0.5.
  private static func codes(_ samples: [(Double, Double)], y: Double = 0.5) -> [Doubt.Code] {
    doubts(samples, y: y).map(\.code)
  }

  private static func doubts(_ samples: [(Double, Double)], y: Double = 0.5) -> [Doubt] {
    var detector = DoubtDetector()
    for (index, sample) in samples.enumerated() {
      let phase: TouchPhase =
        index == 0 ? .began : index == samples.count - 1 ? .ended : .moved
      detector.add(
        Frame(
          time: Timestamp(nanoseconds: Int64((sample.0 * 1e6).rounded())),
          samples: [
            TouchSample(id: TouchID(1), phase: phase, location: Point2D(x: sample.1, y: y))
          ]))
    }
    return detector.doubts
  }

  @Test func anOrdinaryRecordingHasNone() {
    #expect(Self.codes((0..<20).map { (Double($0) * 16.7, Double($0) * 3.3) }) == [])
    #expect(Self.codes([]) == [])
    #expect(Self.codes([(0, 1)]) == [])
  }

  @Test func anotherUnitIsSuspected() {
    // 16.7 ms taken for seconds, and for nanoseconds.
    #expect(Self.codes((0..<8).map { (Double($0) * 16_700, 3.3) }) == [.suspectedUnit])
    #expect(Self.codes((0..<8).map { (Double($0) * 0.0167, 3.3) }) == [.suspectedUnit])
    // Half of the gaps being long is not more than half.
    let half = [(0, 3.3), (3000, 3.3), (6000, 3.3), (6010, 3.3), (6020, 3.3)] as [(Double, Double)]
    #expect(Self.codes(half) == [])
  }

  @Test func gapsWithoutAFingerDoNotCount() {
    var detector = DoubtDetector()
    for tap in 0..<8 {
      for (phase, offset) in [(TouchPhase.began, 0.0), (.ended, 0.1)] {
        detector.add(
          Frame(
            time: Timestamp(nanoseconds: Int64(Double(tap) * 5e9 + offset * 1e9)),
            samples: [TouchSample(id: TouchID(1), phase: phase, location: Point2D(x: 0.5, y: 1))]))
      }
    }
    #expect(detector.doubts == [])
  }

  @Test func equalTimes() {
    #expect(Self.codes([(5, 1), (5, 2), (5, 3), (5, 4)]) == [.constantTime])
    let doubts = Self.doubts([(0, 1), (10, 2), (10, 3), (20, 4), (30, 5)])
    #expect(doubts.map(\.code) == [.duplicateTimes])
    #expect(doubts.first?.time == Timestamp(nanoseconds: 10_000_000))
    #expect(doubts.first?.message == "1 frame has the time of the one before")
  }

  @Test func sparseSamplesOfAMovingFinger() {
    let doubts = Self.doubts([(0, 1), (40, 2), (81, 3), (181, 4), (190, 5)])
    #expect(doubts.map(\.code) == [.sparseSamples])
    #expect(
      doubts.first?.message == "2 samples of moving fingers come over 40 ms after the one before, "
        + "the latest after 100 ms: velocities and swipes are not trustworthy")
    // A finger that rests needs no samples.
    #expect(Self.codes([(0, 1.5), (500, 1.5), (1000, 1.5)]) == [])
  }

  @Test func wholeCoordinates() {
    let samples = (0..<6).map { (Double($0) * 10, Double($0)) }
    #expect(Self.codes(samples, y: 7) == [.wholeCoordinates])
    #expect(Self.codes(samples, y: 7.5) == [])
    // A finger that never moves may well rest on whole numbers.
    #expect(Self.codes((0..<6).map { (Double($0) * 10, 4) }, y: 7) == [])
  }

  @Test func movesThatAreLeftOut() {
    let doubts = Self.doubts((0..<6).map { (Double($0) * 10, Double($0) * 10.5) })
    #expect(doubts.map(\.code) == [.missingMoves])
    #expect(doubts.first?.message.contains("less than 10.5 points") == true)
    #expect(Self.codes((0..<6).map { (Double($0) * 10, Double($0) * 9.9) }) == [])
  }

  @Test func fingersThatNeverLift() {
    var detector = DoubtDetector()
    for time in 0..<6 {
      let phase: TouchPhase = time == 0 ? .began : .moved
      detector.add(Self.frame(time, phase))
      // Less than that may be anything.
      #expect(detector.doubts.map(\.code) == (time < 3 ? [] : [.missingLifts]))
    }
    // One that lands again without having lifted is no lift.
    detector.add(
      Repair(
        code: .oldTouchCancelled, place: TracePlace(line: 1, path: "", isInStream: true),
        message: ""))
    detector.add(Self.frame(6, .cancelled))
    detector.add(Self.frame(6, .began))
    #expect(detector.doubts.map(\.code).contains(.missingLifts))
    detector.add(Self.frame(7, .ended))
    #expect(!detector.doubts.map(\.code).contains(.missingLifts))
  }

  private static func frame(_ number: Int, _ phase: TouchPhase) -> Frame {
    let location = Point2D(x: Double(number) * 1.5, y: 0.5)
    return Frame(
      time: Timestamp(nanoseconds: Int64(number) * 10_000_000),
      samples: [TouchSample(id: TouchID(1), phase: phase, location: location)])
  }

  @Test(arguments: [
    (999, 1, true), (900, 99, true), (899, 1, false), (1000, 1, false), (950, 100, false),
    (950, 940, false),
  ])
  func aClockThatWraps(before: Int64, after: Int64, isWrap: Bool) {
    for unit in [1_000, 1_000_000, 1_000_000_000] as [Int64] {
      let fall = TimeFall(
        before: Timestamp(nanoseconds: before * unit), after: Timestamp(nanoseconds: after * unit))
      #expect(fall.isWrap == isWrap)
    }
    // A moment of another unit does not look like one.
    let fall = TimeFall(
      before: Timestamp(nanoseconds: before * 10_000_000),
      after: Timestamp(nanoseconds: after * 10_000_000))
    #expect(!fall.isWrap)
  }

  @Test func aClockThatWrapsIsAHintOfTheError() {
    for (before, after, isWrap) in [
      ("0.999", "0.001", true), ("0.95", "0.05", true), ("999", "1", true),
      ("0.999", "0.2", false), ("2", "1", false),
    ] {
      let text = #"{"events":[{"t":\#(before)},{"t":\#(after)}]}"#
      let transcript = Transcript.of(text)
      #expect(
        transcript.contains { $0.contains("does the clock wrap at 1000?") } == isWrap, "\(text)")
    }
  }
}
