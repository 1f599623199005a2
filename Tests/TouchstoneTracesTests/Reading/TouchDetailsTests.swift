import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// What a touch of a trace says besides where it is.
@Suite struct TouchDetailsTests {
  /// The samples of a trace in order.
  private func samples(_ text: String) throws -> [TouchSample] {
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    var samples: [TouchSample] = []
    while let item = try reader.next() {
      if case .frame(let frame) = item { samples += frame.samples }
    }
    return samples
  }

  /// The details of a touch that began at 0.016 s, in an event and as a flat row.
  private func details(_ keys: String, _ header: String = #""version": 1"#) throws -> TouchDetails {
    let own = #""id": 1, "phase": "began", "x": 0.5, "y": 0.25, \#(keys)"#
    let event = try samples("{\(header)}\n" + #"{"t": 0.016, "touches": [{\#(own)}]}"#)
    let row = try samples("{\(header)}\n" + #"{"t": 0.016, \#(own)}"#)
    #expect(event == row)
    return try #require(event.first).details
  }

  private func sample(_ milliseconds: Int64, _ x: Double, _ y: Double) -> IntermediateSample {
    IntermediateSample(
      time: Timestamp(nanoseconds: milliseconds * 1_000_000), location: Point2D(x: x, y: y))
  }

  @Test func aTouchThatSaysNothingHasNoDetails() throws {
    #expect(try details(#""tapCount": 2"#) == TouchDetails())
  }

  @Test func everythingIsCarried() throws {
    var expected = TouchDetails()
    expected.force = 0.4
    expected.maximumForce = 6.5
    expected.radius = 21
    expected.coalesced = [sample(8, 106, 300), sample(12, 109, 301)]
    expected.predicted = [sample(24, 118, 302)]
    expected.estimatedProperties = 9
    expected.estimationUpdateIndex = -3
    #expect(
      try details(
        """
        "force": 0.4, "maximumForce": 6.5, "radius": 21,
        "coalesced": [{"t": 0.008, "x": 106, "y": 300}, {"t": 0.012, "x": 109, "y": 301}],
        "predicted": [{"t": 0.024, "x": 118, "y": 302}],
        "estimatedProperties": 9, "estimationUpdateIndex": -3
        """.replacing("\n", with: " ")) == expected)
  }

  @Test func aSampleWithoutATimeHasTheEvents() throws {
    let read = try details(#""coalesced": [{"x": 1, "y": 2}], "predicted": [{"x": 3, "y": 4}]"#)
    #expect(read.coalesced == [sample(16, 1, 2)])
    #expect(read.predicted == [sample(16, 3, 4)])
  }

  @Test func pixelsBecomePoints() throws {
    let read = try details(
      """
      "force": 3, "radius": 30, "coalesced": [{"x": 60, "y": 9}], "predicted": [{"x": 6, "y": 3}]
      """, #""coordinates": "pixels", "device": {"scale": 3}"#)
    #expect(read.force == 3)
    #expect(read.radius == 10)
    #expect(read.coalesced == [sample(16, 20, 3)])
    #expect(read.predicted == [sample(16, 2, 1)])
  }

  @Test func normalizedCoordinatesBecomePointsAndARadiusIsAPartOfTheWidth() throws {
    let read = try details(
      #""radius": 0.05, "coalesced": [{"x": 0.5, "y": 0.5}], "predicted": [{"x": 1, "y": 0}]"#,
      #""coordinates": "normalized", "device": {"width": 400, "height": 800}"#)
    #expect(read.radius == 20)
    #expect(read.coalesced == [sample(16, 200, 400)])
    #expect(read.predicted == [sample(16, 400, 0)])
  }

  @Test func samplesHaveTheTracesUnitOfTime() throws {
    let text = """
      {"timeUnit": "ms"}
      {"t": 16, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, \
      "coalesced": [{"t": 8, "x": 0, "y": 0}], "predicted": [{"x": 9, "y": 9}]}]}
      """
    let read = try #require(try samples(text).first).details
    #expect(read.coalesced == [sample(8, 0, 0)])
    #expect(read.predicted == [sample(16, 9, 9)])
  }

  @Test func anEarlierRowOfTheSameMomentIsACoalescedSample() throws {
    let text = """
      {"t": 0, "id": 1, "phase": "began", "x": 0, "y": 0}
      {"t": 1, "id": 1, "phase": "moved", "x": 1, "y": 0, "coalesced": [{"t": 0.5, "x": 0.5, "y": 0}]}
      {"t": 1, "id": 1, "phase": "moved", "x": 2, "y": 0, "force": 1}
      {"t": 1, "id": 1, "phase": "moved", "x": 3, "y": 0, "coalesced": [{"x": 2.5, "y": 0}]}
      {"t": 2, "id": 1, "phase": "ended", "x": 3, "y": 0}
      """
    let all = try samples(text)
    #expect(all.map(\.location.x) == [0, 3, 3])
    var moved = TouchDetails()
    moved.coalesced = [
      sample(500, 0.5, 0), sample(1000, 1, 0), sample(1000, 2, 0), sample(1000, 2.5, 0),
    ]
    #expect(all.map(\.details) == [TouchDetails(), moved, TouchDetails()])
  }

  @Test func aTouchThatIsSaidToBeginKeepsItsDetails() throws {
    let text = #"{"t": 0, "touches": [{"id": 1, "phase": "moved", "x": 1, "y": 2, "force": 2}]}"#
    let sample = try #require(try samples(text).first)
    #expect(sample.phase == .began)
    #expect(sample.details.force == 2)
  }

  @Test(arguments: [
    (#""force": "hard""#, "force: expected a number, found 'hard'"),
    (#""maximumForce": null"#, "maximumForce: expected a number, found null"),
    (#""radius": true"#, "radius: expected a number, found true"),
    (#""radius": 2e9"#, "radius: coordinate too large; expected within ±1000000000 points"),
    (#""tapCount": "2""#, "tapCount: expected a number, found '2'"),
    (#""coalesced": {}"#, "coalesced: expected an array, found an object"),
    (#""coalesced": [1]"#, "coalesced[0]: expected an object, found 1"),
    (#""coalesced": [{"x": 1}]"#, "coalesced[0].y: missing; expected a number"),
    (
      #""predicted": [{"x": 1, "y": 2}, {"t": "now", "x": 1, "y": 2}]"#,
      "predicted[1].t: expected a number, found 'now'"
    ),
    (
      #""predicted": [{"x": 1, "y": 2e9}]"#,
      "predicted[0].y: coordinate too large; expected within ±1000000000 points"
    ),
    (
      #""estimatedProperties": -1"#,
      "estimatedProperties: expected a whole number of at least 0, found -1"
    ),
    (
      #""estimatedProperties": 1.5"#,
      "estimatedProperties: expected a whole number of at least 0, found 1.5"
    ),
    (
      #""estimatedProperties": ["force"]"#,
      "estimatedProperties: expected a number, found an array"
    ),
    (
      #""estimationUpdateIndex": 0.5"#, "estimationUpdateIndex: expected a whole number, found 0.5"
    ),
  ])
  func refusesBrokenDetails(keys: String, message: String) {
    let text = #"{"t": 0, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, \#(keys)}]}"#
    #expect(Transcript.of(text)[1] == "error: trace:1: touches[0].\(message)")
  }
}
