import TouchstoneReports

@testable import Touchstone

/// A scene with one recognizer of each kind and a view controller, and moments for it.
enum Sample {
  static let kinds = GestureKind.uikit

  static let scene = {
    var scene = TouchScene(
      views: [
        TouchView(superview: nil, frame: nil), TouchView(kind: .image, superview: 0, frame: nil),
      ],
      viewNames: ["window", "content"],
      recognizers: kinds.map { RecognizerDefinition(GestureSettings($0), on: 0) },
      recognizerNames: kinds.map { "\($0.name)" })
    scene.controllers = [ViewController(view: 1)]
    scene.controllerNames = ["CardController"]
    return scene
  }()

  static let recording = ReportedRecording(
    name: "two fingers", source: "traces/pinch.json", sceneName: "default", scene: scene)

  /// The index of the recognizer of a kind.
  static func index(_ kind: GestureKind) -> Int { kinds.firstIndex(of: kind) ?? -1 }

  static func milliseconds(_ count: Int64) -> Timestamp {
    Timestamp(nanoseconds: count * 1_000_000)
  }

  static func transition(
    _ kind: GestureKind, at time: Int64, from: RecognizerState = .possible, to: RecognizerState,
    touches: Int = 1, fingers: FingerSet = FingerSet(rawValue: 1), values: GestureValues? = nil,
    reason: GestureReason? = nil
  ) -> StateTransition {
    StateTransition(
      time: milliseconds(time), recognizer: index(kind), from: from, to: to, touches: touches,
      fingers: fingers, location: Point2D(x: 160, y: 240), values: values, reason: reason)
  }

  /// A change that a behavior makes to the content.
  static func change(_ change: ViewReport.Change, at time: Int64 = 0, view: Int = 1) -> ReplayEvent
  {
    .view(ViewReport(time: milliseconds(time), view: view, change: change))
  }

  /// What happens to an animation of the content.
  static func animation(
    _ event: AnimationReport.Event, from: AnimatedValue, to: AnimatedValue,
    over duration: Interval = .milliseconds(150), at time: Int64 = 0
  ) -> ReplayEvent {
    .animation(
      AnimationReport(
        time: milliseconds(time), view: 1, event: event, from: from, to: to, duration: duration))
  }

  /// A system event and its way from the content.
  static func event(
    _ event: SystemEvent, _ chain: [Responder] = [], handler: Responder? = nil
  ) -> ReplayEvent {
    .event(EventReport(time: milliseconds(250), event: event, chain: chain, handler: handler))
  }

  /// What a format prints for events, with nothing before or after them.
  static func text(
    _ format: ReportFormat, _ options: ReportOptions = .init(show: .all), _ events: ReplayEvent...,
    labels: (TouchID) -> TouchLabel = TouchLabel.number(of:)
  ) -> String {
    let reporter = format.reporter(options)
    var bytes: [UInt8] = []
    reporter.begin(recording, into: &bytes)
    bytes.removeAll()
    reporter.report(ReplayEvents(events), in: nil, labels: labels, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a format prints for a whole report of one recording, each list of events a frame.
  static func document(
    _ format: ReportFormat, _ options: ReportOptions = .init(), _ frames: [[ReplayEvent]],
    _ end: RecordingEnd = RecordingEnd()
  ) -> String {
    var report = ReportStream(format.reporter(options))
    var bytes: [UInt8] = []
    report.begin(recording, into: &bytes)
    for events in frames { report.report(ReplayEvents(events), into: &bytes) }
    report.end(end, into: &bytes)
    report.finish(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension GestureReason {
  /// A reason with a limit such as machines give it.
  static func sample(
    _ code: Code, _ measured: Double, limit: Double, _ unit: Unit, of kind: GestureKind = .pan
  ) -> GestureReason {
    let (property, rule, bound): (GestureLimit.Property, Code, GestureLimit.Bound) =
      switch (code, unit) {
      case (.liftedEarly, .seconds), (.heldLongEnough, _):
        (.minimumPressDuration, .heldLongEnough, .atLeast)
      case (.liftedEarly, .degrees), (.turnedFarEnough, _):
        (.hysteresis, .turnedFarEnough, .above)
      case (.liftedEarly, _) where kind == .swipe:
        (.minimumPrimaryMovement, .movedFarEnough, .atLeast)
      case (.liftedEarly, _), (.movedFarEnough, _):
        (.hysteresis, .movedFarEnough, kind == .pinch ? .above : .atLeast)
      case (.wrongDirection, _) where kind == .screenEdgePan:
        (.hysteresis, .movedFarEnough, .atLeast)
      case (.wrongDirection, _): (.direction, .wrongDirection, .atLeast)
      case (.movedSideways, _): (.maximumSecondaryMovement, .movedSideways, .atMost)
      case (.outsideEdge, _): (.edgeRegion, .outsideEdge, .atMost)
      case (.tooFewTouches, _): (.numberOfTouchesRequired, .tooFewTouches, .atLeast)
      case (.tooManyTouches, _): (.numberOfTouchesRequired, .tooManyTouches, .atMost)
      case (.intervalElapsed, _): (.maximumInterval, .intervalElapsed, .atMost)
      case (_, .seconds): (.maximumDuration, .tooSlow, .atMost)
      default: (.allowableMovement, .movedTooFar, .atMost)
      }
    return GestureReason(code, GestureLimit(property, rule, measured, bound, limit, unit))
  }
}

extension ReportStream {
  /// Prints what happened in a frame of a recording that numbers its touches.
  mutating func report(_ events: ReplayEvents, into bytes: inout [UInt8]) {
    report(events, in: nil, labels: TouchLabel.number(of:), into: &bytes)
  }
}
