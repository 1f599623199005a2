import Testing

@testable import Touchstone
@testable import TouchstoneReports

/// Results that are read back while they are printed have the same bytes as those in memory.
@Suite struct PrintedTextTests {
  /// A form of report, and whether it has colours.
  enum Form: CaseIterable {
    case text, coloured, ndjson, json, story, storyLines

    func reporter(_ spooling: Spooling?) -> any Reporter {
      switch self {
      case .text: ReportFormat.text.reporter(ReportOptions(spooling: spooling))
      case .coloured:
        ReportFormat.text.reporter(ReportOptions(usesColor: true, spooling: spooling))
      case .ndjson: ReportFormat.ndjson.reporter(ReportOptions(spooling: spooling))
      case .json: ReportFormat.json.reporter(ReportOptions(spooling: spooling))
      case .story: StoryFormat.text.reporter(StoryOptions(usesColor: true, spooling: spooling))
      case .storyLines: StoryFormat.ndjson.reporter(StoryOptions(spooling: spooling))
      }
    }
  }

  private static let recording = ReportedRecording(
    source: "a", sceneName: "inline", scene: RandomGestures.scene)

  /// A report of two recordings, or of what is printed until one fails.
  private func report(
    _ form: Form, _ spooling: Spooling?, seed: Int
  ) throws -> (text: String, failure: SpoolError?) {
    var reporter = form.reporter(spooling)
    var text = PrintedText()
    var random = RandomGestures(seed: seed)
    for holding in [0, 3] {
      reporter.begin(Self.recording, into: &text.bytes)
      for transition in random.transitions(60, holding: holding) {
        reporter.report([.transition(transition)], into: &text.bytes)
      }
      do throws(SpoolError) {
        try reporter.end(RecordingEnd(events: 60), into: &text)
      } catch {
        return (try text.whole(), error)
      }
    }
    reporter.finish(into: &text.bytes)
    return (try text.whole(), nil)
  }

  @Test(arguments: Form.allCases, 0..<20)
  func reportsAreTheSame(form: Form, seed: Int) throws {
    let whole = try report(form, nil, seed: seed)
    let spooled = try report(form, .memory(gestures: 2, bytes: 10), seed: seed)
    #expect(spooled.text == whole.text)
    #expect(spooled.failure == nil)
  }

  @Test(arguments: Form.allCases)
  func aFullSpoolEndsTheReportBeforeTheSummary(form: Form) throws {
    let whole = try report(form, nil, seed: 1).text
    let full = Spooling.memory(gestures: 2, bytes: 10, capacity: 40)
    let result = try report(form, full, seed: 1)
    #expect(result.failure == SpoolError(name: "the spool", reason: "it is full"))
    #expect(whole.hasPrefix(result.text))
    #expect(!result.text.contains("summary") && !result.text.contains("→ \u{1B}"))
  }

  @Test(arguments: ClassificationFormat.allCases, 0..<20)
  func rowsAreTheSame(format: ClassificationFormat, seed: Int) throws {
    let printer = ClassificationPrinter(format, usesColor: seed % 2 == 0)
    func row(_ spooling: Spooling?) throws -> String {
      var random = RandomGestures(seed: seed)
      var text = PrintedText()
      for count in [1, 2, 4, 80] {
        var builder = SummaryBuilder(
          RandomGestures.scene, spooling: spooling, as: printer.gestureForm)
        for transition in random.transitions(count, holding: 2) { builder.add(transition) }
        let row = ClassifiedRecording(
          source: "a", summary: builder.summary(RecordingEnd()), scene: RandomGestures.scene)
        var printed = PrintedText()
        let place = printer.append(.recording(row), to: &printed)
        text.append(printed, in: 0..<place)
        printer.append(ClassificationPlace(index: 0), to: &text.bytes)
        text.append(printed, in: place..<printed.bytes.count)
      }
      return try text.whole()
    }
    #expect(try row(.memory(gestures: 1, bytes: 5)) == row(nil))
  }
}
