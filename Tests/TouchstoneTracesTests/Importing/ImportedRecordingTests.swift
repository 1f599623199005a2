import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

@Suite struct ImportedRecordingTests {
  private static let place = TracePlace(line: 3, path: "", isInStream: true)

  private static func touch(_ phase: TouchPhase, _ x: Double, id: Int64 = 1) -> RawTouch {
    RawTouch(
      id: TouchID(id), phase: phase, location: Point2D(x: x, y: 0), type: .direct, place: place)
  }

  private static func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  /// The frames as `milliseconds x x`, and the codes of repairs.
  private static func text(_ recording: ImportedRecording) -> [String] {
    recording.items.compactMap { item in
      switch item {
      case .began, .ended: nil
      case .repaired(let repair): "\(repair.code)"
      case .frame(let frame):
        ([Double(frame.time.nanoseconds) / 1e6] + frame.samples.map(\.location.x))
          .map { String(Int($0)) }.joined(separator: " ")
      }
    }
  }

  private static func recording(
    window: Interval = .zero, isStrict: Bool = false,
    _ moments: [(time: Int64, phase: TouchPhase, x: Double)]
  ) throws(TraceError) -> ImportedRecording {
    var recording = ImportedRecording(.browser, scenes: SceneSource(), isStrict: isStrict)
    recording.reorderWindow = window
    for moment in moments {
      try recording.add([touch(moment.phase, moment.x)], at: at(moment.time), place)
    }
    return recording
  }

  @Test func theClockBeginsWithTheFirstMoment() throws {
    var recording = try Self.recording([(1000, .began, 1), (1016, .ended, 2)])
    try recording.end()
    #expect(Self.text(recording) == ["0 1", "16 2"])
  }

  @Test func eachRecordingHasItsOwnClock() throws {
    var recording = try Self.recording([(1000, .began, 1), (1016, .ended, 2)])
    try recording.begin()
    try recording.add([Self.touch(.began, 3)], at: Self.at(5000), Self.place)
    #expect(Self.text(recording) == ["0 1", "16 2", "0 3"])
  }

  @Test func whatIsEarlierThanTheMomentBeforeIsSaidAndTakenForAsLate() throws {
    let recording = try Self.recording([(10, .began, 1), (5, .moved, 2), (20, .ended, 3)])
    #expect(Self.text(recording) == ["0 1", "timeSorted", "0 2", "10 3"])
    #expect(throws: TraceError.self) {
      try Self.recording(isStrict: true, [(10, .began, 1), (5, .moved, 2)])
    }
  }

  @Test func aWindowPutsMomentsInOrderAsSoonAsNothingCanComeBetween() throws {
    var recording = try Self.recording(
      window: .milliseconds(100),
      [(0, .began, 1), (80, .moved, 3), (40, .moved, 2), (150, .ended, 4)])
    #expect(Self.text(recording) == ["0 1", "40 2"])
    try recording.end()
    #expect(Self.text(recording) == ["0 1", "40 2", "80 3", "150 4"])
  }

  @Test func aMoveOfTheSameTimeStandsBeforeTheLift() throws {
    var recording = try Self.recording(
      window: .milliseconds(100), [(0, .began, 1), (50, .ended, 3), (50, .moved, 2)])
    try recording.end()
    #expect(Self.text(recording) == ["0 1", "50 2", "50 3"])
  }

  @Test func whatIsOlderThanTheWindowIsSaid() throws {
    var recording = try Self.recording(
      window: .milliseconds(100), [(0, .began, 1), (300, .moved, 2), (10, .moved, 3)])
    try recording.end()
    #expect(Self.text(recording).contains("timeSorted") == false)
    var late = try Self.recording(
      window: .milliseconds(100), [(50, .began, 1), (300, .moved, 2), (10, .moved, 3)])
    try late.end()
    #expect(Self.text(late).contains("timeSorted"))
  }

  @Test func samplesBetweenFramesGoByTheSameClock() throws {
    var recording = ImportedRecording(.browser, scenes: SceneSource(), isStrict: false)
    try recording.add([Self.touch(.began, 1)], at: Self.at(1000), Self.place)
    var touch = Self.touch(.moved, 2)
    touch.details.coalesced = [
      IntermediateSample(time: Self.at(1004), location: Point2D(x: 1, y: 0))
    ]
    try recording.add([touch], at: Self.at(1008), Self.place)
    guard case .frame(let frame) = recording.items.last else { throw TestFailure() }
    #expect(frame.samples[0].details.coalesced.map(\.time) == [Self.at(4)])
  }

  @Test func aLossIsToldOncePerRecording() throws {
    var recording = ImportedRecording(.browser, scenes: SceneSource(), isStrict: true)
    for _ in 0..<2 {
      try recording.begin()
      recording.note(.dropped, Self.place, "lost")
      recording.note(.dropped, Self.place, "lost")
    }
    #expect(Self.text(recording) == ["dropped", "dropped"])
  }

  @Test func timesAtTheEndsOfTheClockDoNotTrap() throws {
    var recording = ImportedRecording(.browser, scenes: SceneSource(), isStrict: false)
    for time in [Int64.min, Int64.max] {
      try recording.add(
        [Self.touch(.moved, 1)], at: Timestamp(nanoseconds: time), Self.place)
    }
    try recording.end()
    #expect(recording.items.count > 2)
  }

  private struct TestFailure: Error {}
}
