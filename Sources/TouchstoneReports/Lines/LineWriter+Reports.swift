import SafeJSON
import Touchstone

/// The lines of everything but transitions and transforms.
extension LineWriter {
  /// Appends the object of an event. There has to be room for `JSONNames.mostBytes(of:_:)`.
  mutating func append(
    _ event: ReplayEvent, _ names: JSONNames, _ labels: (TouchID) -> TouchLabel
  ) {
    switch event {
    // `EventLines` writes the first two, and stories the third.
    case .transition, .transform, .progress: return
    case .touch(let report): append(report, names, labels)
    case .delivery(let report): append(report, names, labels)
    case .action(let report):
      append(.action, at: report.time)
      append(.recognizer, names.recognizers[report.recognizer])
      append(.state, report.state.name)
    case .timer(let report): append(report, names)
    case .event(let report): append(report, names)
    case .view(let report): append(report, names)
    case .animation(let report): append(report, names)
    case .reset(let report):
      append(.reset, at: report.time)
      append(.recognizer, names.recognizers[report.recognizer])
    }
    append(character: "}")
  }

  private mutating func append(
    _ report: TouchReport, _ names: JSONNames, _ labels: (TouchID) -> TouchLabel
  ) {
    append(.touch, at: report.time)
    append(.id)
    append(labels(report.id))
    append(.phase, report.phase.name)
    append(.tapCount)
    append(number: report.tapCount)
    append(.view)
    append(view: report.view, names)
    append(pair: .location, report.location.x, report.location.y, decimals: Decimals.points)
    guard report.phase == .began else { return }
    append(.hitTest, report.hitTest) { line, skipped in
      line.append("{\"view\":")
      line.append(view: skipped.view, names)
      line.append(.skipped, skipped.reason.name)
      line.append(character: "}")
    }
  }

  private mutating func append(
    _ report: DeliveryReport, _ names: JSONNames, _ labels: (TouchID) -> TouchLabel
  ) {
    append(.delivery, at: report.time)
    append(.view, names.views[report.view])
    append(.method, report.method)
    append(.touches, report.touches) { $0.append(labels($1)) }
    append(report.chain, handler: report.handler, names)
    switch report.outcome {
    case .delivered: break
    case .held:
      append(.held)
      append("true")
    case .dropped:
      append(.dropped)
      append("true")
    }
  }

  private mutating func append(_ report: EventReport, _ names: JSONNames) {
    append(.event, at: report.time)
    append(.kind, report.event.kind)
    if let subtype = report.event.subtype { append(.subtype, subtype) }
    if case .motion(let phase) = report.event { append(.phase, phase.name) }
    append(report.chain, handler: report.handler, names)
  }

  private mutating func append(_ report: TimerReport, _ names: JSONNames) {
    append(.timer, at: report.time)
    append(.recognizer, names.recognizers[report.recognizer])
    append(.timer, report.deadline.kind.name)
    append(.event, report.event.name)
    append(.deadline)
    append(seconds: report.deadline.time.nanoseconds)
  }

  private mutating func append(_ report: ViewReport, _ names: JSONNames) {
    append(.view, at: report.time)
    append(.view, names.views[report.view])
    append(.property, report.change.property)
    append(.value)
    switch report.change {
    case .center(let point), .contentOffset(let point): append(point)
    case .frame(let frame): append(frame)
    case .transform(let transform): append(matrix: transform)
    case .hidden(let isOn), .userInteractionEnabled(let isOn): append(isOn ? "true" : "false")
    case .order(let place): append(number: place)
    case .string(let string): append(string: string)
    }
  }

  private mutating func append(_ report: AnimationReport, _ names: JSONNames) {
    append(.animation, at: report.time)
    append(.view, names.views[report.view])
    append(.property, report.to.property)
    append(.event, report.event.name)
    append(.from)
    append(report.from)
    append(.to)
    append(report.to)
    append(.duration)
    append(seconds: report.duration.nanoseconds)
  }

  // MARK: Members

  private mutating func append(_ line: OutputLine, at time: Timestamp) {
    append(line.head)
    append(.time)
    append(seconds: time.nanoseconds)
  }

  private mutating func append(_ key: OutputKey, _ word: StaticString) {
    append(key)
    append(quoted: word)
  }

  private mutating func append(_ key: OutputKey, _ json: [UInt8]) {
    append(key)
    append(json)
  }

  private mutating func append<Element>(
    _ key: OutputKey, _ elements: [Element], _ write: (inout LineWriter, Element) -> Void
  ) {
    append(key)
    append(character: "[")
    for (index, element) in elements.enumerated() {
      if index > 0 { append(character: ",") }
      write(&self, element)
    }
    append(character: "]")
  }

  private mutating func append(
    _ chain: [Responder], handler: Responder?, _ names: JSONNames
  ) {
    append(.chain, chain) { $0.append($1, names) }
    append(.handler)
    append(handler, names)
  }

  // MARK: Values

  /// Appends a responder's name, or null.
  private mutating func append(_ responder: Responder?, _ names: JSONNames) {
    switch responder {
    case nil: append("null")
    case .view(let view): append(names.views[view])
    case .controller(let controller): append(names.controllers[controller])
    case .application: append("\"application\"")
    }
  }

  /// Appends a view's name, or null.
  private mutating func append(view: Int?, _ names: JSONNames) {
    guard let view else { return append("null") }
    append(names.views[view])
  }

  private mutating func append(_ label: TouchLabel) {
    switch label {
    case .number(let number): append(number: number)
    case .name(let name): append(string: name)
    }
  }

  private mutating func append(string: String) {
    var writer = JSONWriter()
    writer.string(string)
    append(writer.bytes)
  }

  private mutating func append(_ value: AnimatedValue) {
    switch value {
    case .center(let point), .contentOffset(let point): append(point)
    case .frame(let frame): append(frame)
    case .transform(let transform): append(matrix: transform)
    }
  }

  private mutating func append(_ point: Point2D) {
    append("{\"x\":")
    appendPair(point.x, point.y, decimals: Decimals.points)
  }

  private mutating func append(_ frame: Rect2D) {
    append(character: "[")
    append(frame.origin.x, decimals: Decimals.points)
    for entry in [frame.origin.y, frame.size.width, frame.size.height] {
      append(character: ",")
      append(entry, decimals: Decimals.points)
    }
    append(character: "]")
  }

  private mutating func append(matrix: AffineTransform2D) {
    append(character: "[")
    append(entries: matrix)
  }
}

extension DeliveryReport {
  /// The name of the method that is called.
  var method: StaticString { phase.method }
}

extension RecognizerStory.Delay {
  /// The name of the method that is called.
  var method: StaticString { phase.method }
}

extension TouchPhase {
  /// The name of the method of a view that is called for it.
  fileprivate var method: StaticString {
    switch self {
    case .began: "touchesBegan"
    case .moved, .stationary: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}

extension SystemEvent {
  /// The value of `kind` in output.
  fileprivate var kind: StaticString {
    switch self {
    case .interruption: "interruption"
    case .motion: "motion"
    case .remoteControl: "remoteControl"
    }
  }

  /// UIKit's name of the subtype; nil where there is none.
  fileprivate var subtype: StaticString? {
    switch self {
    case .interruption: nil
    case .motion: "motionShake"
    case .remoteControl(let button): button.subtype
    }
  }
}

extension SystemEvent.RemoteControl {
  /// The name of the case of `UIEvent.EventSubtype`.
  fileprivate var subtype: StaticString {
    switch self {
    case .play: "remoteControlPlay"
    case .pause: "remoteControlPause"
    case .stop: "remoteControlStop"
    case .togglePlayPause: "remoteControlTogglePlayPause"
    case .nextTrack: "remoteControlNextTrack"
    case .previousTrack: "remoteControlPreviousTrack"
    case .beginSeekingBackward: "remoteControlBeginSeekingBackward"
    case .endSeekingBackward: "remoteControlEndSeekingBackward"
    case .beginSeekingForward: "remoteControlBeginSeekingForward"
    case .endSeekingForward: "remoteControlEndSeekingForward"
    }
  }
}
