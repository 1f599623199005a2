extension OutputLine {
  /// The kind of event that prints the line; empty where it is always printed, or not by `replay`.
  package var show: Show {
    switch self {
    case .transition: .transitions
    case .transform: .transforms
    case .touch: .touches
    case .delivery, .event: .deliveries
    case .action: .actions
    case .timer: .timers
    case .view: .views
    case .animation: .animations
    case .reset: .resets
    case .gesture: .gestures
    case .recording, .summary, .error, .classification, .confusion, .engaged, .refused, .limit,
      .held, .delayed, .outcome, .golden, .checkedCase, .difference, .differences, .accepted,
      .pending, .orphan, .finding, .totals:
      []
    }
  }

  /// The members that say whose line it is: lines of one subject follow each other.
  package var subject: [OutputKey] {
    switch self {
    case .transition, .action, .timer, .reset, .gesture: [.recognizer]
    case .touch: [.id]
    case .view, .animation: [.view, .property]
    case .event: [.kind]
    default: [.view]
    }
  }

  /// The commands that print the line.
  package var commands: String {
    switch self {
    case .recording, .summary: "replay, explain"
    case .error: "replay, explain, classify"
    case .classification, .confusion: "classify"
    case .engaged, .refused, .limit, .held, .delayed, .outcome: "explain"
    case .golden, .checkedCase, .accepted, .pending, .orphan: "test"
    case .difference: "diff, test"
    case .differences: "diff"
    case .finding: "validate"
    case .totals: "test, validate"
    default: "replay"
    }
  }

  /// What the line says, in one sentence.
  package var help: String {
    switch self {
    case .recording: "A recording begins."
    case .transition: "A recognizer changes its state."
    case .transform: "A view has another transform."
    case .touch: "A touch began, moved, ended or was cancelled."
    case .delivery: "A view's touch method is called, or is not."
    case .event: "A motion, a remote control's button or an interruption goes up the responders."
    case .action: "A recognizer sends its action."
    case .timer: "A recognizer's timer is armed, fires or is cancelled."
    case .view: "A behavior changes a view."
    case .animation: "An animation begins, finishes or is dropped."
    case .reset: "A recognizer is ready for new touches."
    case .gesture: "A gesture is over, or still running at the end of the recording."
    case .summary: "A recording ends."
    case .error: "A recording cannot be read, or not to its end."
    case .classification: "A recording, or a part of one, and the gestures in it."
    case .confusion: "How labels compare with the labels of a file."
    case .engaged: "A recognizer takes a touch."
    case .refused: "A recognizer does not take a touch."
    case .limit: "How near a recognizer came to one of its limits."
    case .held: "A recognizer waits for another one."
    case .delayed: "A view gets a touch late because of a recognizer."
    case .outcome: "What became of a recognizer's attempt."
    case .golden: "A file of expected results begins."
    case .checkedCase: "A recording was tested."
    case .difference: "A result is not the same on both sides."
    case .differences: "The end of a comparison."
    case .accepted: "Results are expected from now on."
    case .pending: "Results wait for a decision."
    case .orphan: "Expected or pending results have no trace."
    case .finding: "Something is wrong with an input, or may be."
    case .totals: "The end of a run."
    }
  }
}
