import Touchstone
import TouchstoneChecks
import TouchstoneReports
import TouchstoneTraces

/// What the recordings of a file expect, and the results that this is held against.
struct ExpectedResults {
  /// What came of one recording's expectation.
  enum Findings {
    /// It has none.
    case none
    /// What is not as expected.
    case found([String])
    /// The expectation itself is wrong.
    case broken(TraceError)
  }

  /// What has to be printed for expectations to be checked.
  static let show: Show = [.transitions, .touches]

  /// What was printed of each recording.
  var results: [ResultRecording]
  private typealias Entry = (
    findings: Findings, expectation: TraceExpectation, recognizers: [String]
  )
  private var expectations: [Entry]

  /// The expectations of a file that was played. A lenient reader lets them name recognizers that
  /// are not in the scene.
  init(_ played: PlayedFile, isLenient: Bool, results: [ResultRecording]) {
    self.results = results
    expectations = []
    for recording in played.recordings {
      var entry: Entry = (.none, TraceExpectation(), recording.recognizers)
      if let stated = recording.expect {
        do throws(TraceError) {
          entry.expectation = try stated.expectation(
            recognizers: isLenient ? nil : recording.recognizers)
          entry.findings = .found([])
        } catch {
          entry.findings = .broken(error)
        }
      }
      expectations.append(entry)
    }
  }

  /// Whether touches are expected, which are not always printed.
  var needsTouches: Bool { expectations.contains { !$0.expectation.touches.isEmpty } }

  /// What is not as expected of the recording with an index among all results.
  func findings(_ index: Int, of result: ResultRecording) -> Findings {
    // Recordings that could not be begun have a result, and no expectation.
    let place = results.prefix(index).count { $0.header != nil }
    guard result.header != nil, results.indices.contains(index),
      expectations.indices.contains(place)
    else { return .none }
    let (findings, expectation, recognizers) = expectations[place]
    guard case .found = findings else { return findings }
    return .found(
      ExpectationCheck.findings(expectation, results[index], recognizers: recognizers))
  }
}
