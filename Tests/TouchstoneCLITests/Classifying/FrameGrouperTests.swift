import Testing
import Touchstone
import TouchstoneReports

@testable import TouchstoneCLI
@testable import TouchstoneTraces

/// What of a recording goes to other threads, and what is played while it is read.
@Suite struct FrameGrouperTests {
  private static let origin = RowOrigin(.file("a"), number: 0)
  private static let header = RecordingHeader(
    name: nil, sceneName: "inline",
    scene: TouchScene(
      window: Size2D(width: 100, height: 100), recognizers: [("tap", GestureSettings(.tap))]))

  private func settings(splitIdle: Interval? = nil, items: Int = 100) -> ClassifySettings {
    var settings = ClassifySettings(
      scenes: SceneSource(), printer: ClassificationPrinter(.ndjson), splitIdle: splitIdle)
    settings.sizes.items = items
    return settings
  }

  /// A tap of two frames for each beginning, in milliseconds.
  private func taps(_ beginnings: Int64...) -> [TraceItem] {
    beginnings.flatMap { start in
      [(start, TouchPhase.began), (start + 50, .ended)].map { time, phase in
        let sample = TouchSample(id: TouchID(1), phase: phase, location: Point2D(x: 9, y: 9))
        return .frame(Frame(time: Timestamp(nanoseconds: time * 1_000_000), samples: [sample]))
      }
    }
  }

  /// The units, as `2` for a recording of so many items, `+2` for a later part of one, and `done 1`
  /// for so many rows.
  private func units(
    _ settings: ClassifySettings, _ items: [TraceItem], failing error: TraceError? = nil
  ) -> [String] {
    var grouper = FrameGrouper(settings, of: Self.origin, linesBefore: 0)
    for item in [.began(Self.header)] + items { grouper.take(item, names: TouchNames()) }
    if let error {
      grouper.failed(error)
    } else {
      grouper.ended(names: TouchNames())
    }
    return grouper.takeUnits().map { unit in
      switch unit {
      case .recordings(let recordings):
        recordings.map { ($0.isContinued ? "+" : "") + "\($0.items.count)" }.joined()
      case .done(let batch): "done \(batch.rows.count)"
      case .files, .documents: "?"
      }
    }
  }

  @Test func aRecordingIsAUnit() {
    #expect(units(settings(), taps(0, 1000)) == ["4"])
    #expect(units(settings(), []) == ["0"])
  }

  @Test func aLongRestMakesTwo() {
    let settings = settings(splitIdle: .milliseconds(100))
    // From 50 ms to 401 ms nothing happens for more than the 350 ms that a tap is remembered.
    #expect(units(settings, taps(0, 401)) == ["2", "+2"])
    #expect(units(settings, taps(0, 400)) == ["4"])
    #expect(units(self.settings(splitIdle: .milliseconds(1000)), taps(0, 401)) == ["4"])
  }

  @Test func whatIsTooLongIsPlayedHere() {
    #expect(units(settings(items: 4), taps(0, 1000)) == ["4"])
    #expect(units(settings(items: 3), taps(0, 1000)) == ["done 1"])
  }

  @Test func anErrorEndsTheLastPartOnly() {
    let error = TraceError.meaning(
      TracePlace(line: 1, path: "events[4]", isInStream: false), "expected an object, found 7")
    let split = settings(splitIdle: .milliseconds(100))
    // A rest of 150 ms ends a part, though the next one cannot be played by itself.
    #expect(units(split, taps(0, 200), failing: error) == ["done 2"])
    #expect(units(split, taps(0, 401), failing: error) == ["2", "done 1"])
    #expect(units(split, taps(0, 401, 601), failing: error) == ["2", "done 2"])
    #expect(units(settings(), taps(0, 401), failing: error) == ["done 1"])
  }
}
