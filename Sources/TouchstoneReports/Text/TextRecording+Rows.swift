import SafeJSON
import Touchstone

extension TextRecording {
  /// The row of a transition.
  func row(of transition: StateTransition) -> TextRow {
    let isFailure = transition.to == .failed
    return TextRow(
      time: transition.time, subject: recognizerNames[transition.recognizer],
      action: Self.changes[Int(transition.from.rawValue)][Int(transition.to.rawValue)],
      tone: tone(of: transition.to),
      details: isFailure ? "" : ValuesText.text(of: transition),
      reason: reason(of: transition), reasonTone: isFailure ? .failed : .quiet)
  }

  /// The change from each state to each other one.
  private static let changes = RecognizerState.allCases.map { from in
    RecognizerState.allCases.map { "\(from.name) → \($0.name)" }
  }

  /// Why a transition happened, as a sentence; empty when it has no reason.
  func reason(of transition: StateTransition) -> String {
    guard let reason = transition.reason else { return "" }
    let names = recognizerNames
    return ReasonText.sentence(
      reason, kind: scene.recognizers[transition.recognizer].kind, name: { names[$0] })
  }

  /// The row of an event that is no transition, no transform and no change of a view.
  func row(of event: ReplayEvent, _ labels: (TouchID) -> TouchLabel) -> TextRow? {
    switch event {
    case .transition, .transform, .view, .progress: nil
    case .touch(let report): row(of: report, labels)
    case .delivery(let report): row(of: report, labels)
    case .event(let report): row(of: report)
    case .animation(let report): row(of: report)
    case .action(let report):
      TextRow(
        time: report.time, subject: recognizerNames[report.recognizer], action: "action",
        details: "\(report.state.name)")
    case .timer(let report): row(of: report)
    case .reset(let report):
      TextRow(
        time: report.time, subject: recognizerNames[report.recognizer], action: "reset",
        tone: .quiet, details: "ready for new touches")
    }
  }

  /// The row of a gesture that is over, or still running when its recording ends.
  func row(of gesture: RecognizedGesture) -> TextRow {
    TextRow(
      time: gesture.ended ?? gesture.began, subject: recognizerNames[gesture.recognizer],
      action: "gesture", tone: tone(of: gesture.state), details: VerdictText.details(of: gesture))
  }

  private func tone(of state: RecognizerState) -> Tone {
    switch state {
    case .began, .ended: .recognized
    case .cancelled: .cancelled
    case .failed: .quiet
    case .possible, .changed: .plain
    }
  }

  private func row(of report: TimerReport) -> TextRow {
    TextRow(
      time: report.time, subject: recognizerNames[report.recognizer],
      action: "timer \(report.event.name)",
      details: "\(report.deadline.kind.words), due at \(Wording.seconds(report.deadline.time)) s")
  }

  private func row(of report: TouchReport, _ labels: (TouchID) -> TouchLabel) -> TextRow {
    var details = "at " + Wording.pair(report.location.x, report.location.y)
    if report.tapCount > 1 { details += ", tap \(report.tapCount)" }
    details += report.view.map { " in \(viewNames[$0])" } ?? " in no view"
    let skipped = report.hitTest.map { "\(viewNames[$0.view]) \($0.reason.words)" }
    return TextRow(
      time: report.time, subject: "touch \(labels(report.id).text)",
      action: "\(report.phase.name)", details: details, reason: skipped.joined(separator: ", "))
  }

  private func row(of report: DeliveryReport, _ labels: (TouchID) -> TouchLabel) -> TextRow {
    let touches = report.touches.map { labels($0).text }.joined(separator: ", ")
    let details = (report.touches.count == 1 ? "touch " : "touches ") + touches
    return TextRow(
      time: report.time, subject: viewNames[report.view], action: "\(report.method)",
      tone: report.outcome == .delivered ? .plain : .quiet, details: details,
      reason: fate(of: report))
  }

  private func row(of report: EventReport) -> TextRow {
    let (subject, action) = report.event.words
    return TextRow(
      time: report.time, subject: subject, action: action, details: way(of: report))
  }

  /// Who was asked about an event, and who handled it.
  private func way(of report: EventReport) -> String {
    // No responder is asked about an interruption.
    if report.event == .interruption { return "the system takes every touch away" }
    let chain = report.chain.map(name).joined(separator: " → ")
    guard let handler = report.handler else { return "\(chain): not handled" }
    return report.chain.count > 1
      ? "\(chain): \(name(of: handler)) handled it" : "\(chain) handled it"
  }

  private func name(of responder: Responder) -> String {
    switch responder {
    case .view(let view): viewNames[view]
    case .controller(let controller): PlainText.harmless(scene.controllerNames[controller])
    case .application: "application"
    }
  }

  private func fate(of report: DeliveryReport) -> String {
    switch report.outcome {
    case .held: return "held back until the recognizers have decided"
    case .dropped: return "never delivered"
    case .delivered: break
    }
    let chain = report.chain.map(name).joined(separator: " → ")
    guard report.handler != nil else { return "\(chain): not handled" }
    return report.chain.count > 1 ? "handled: \(chain)" : "handled"
  }
}

extension TouchLabel {
  /// The label, fit for a terminal.
  var text: String {
    switch self {
    case .number(let number): String(number)
    case .name(let name): PlainText.harmless(name)
    }
  }
}

extension TouchReport.Skip {
  /// What is printed of a view that the hit test passed over, after its name.
  fileprivate var words: String {
    switch self {
    case .interaction: "has user interaction off"
    case .hidden: "is hidden"
    case .alpha: "is transparent"
    case .outside: "lies elsewhere"
    case .refused: "takes no other touch"
    }
  }
}

extension SystemEvent {
  /// What makes it, and what it does.
  fileprivate var words: (subject: String, action: String) {
    switch self {
    case .interruption: ("system", "interruption")
    case .motion(let phase): ("shake", "\(phase.name)")
    case .remoteControl(let button): ("remote control", "\(button.name)")
    }
  }
}

extension Deadline.Kind {
  /// What the timer is for.
  fileprivate var words: String {
    switch self {
    case .minimumPressDuration: "minimum press duration"
    case .maximumDuration: "maximum duration"
    case .maximumInterval: "maximum interval between taps"
    }
  }
}
