import Touchstone

extension EventBody {
  mutating func write(_ report: TouchReport, _ labels: (TouchID) -> TouchLabel) {
    write(report.time)
    bytes.append(",\"id\":")
    write(labels(report.id))
    bytes.append(",\"phase\":")
    bytes.append(quoted: report.phase.name)
    bytes.append(",\"tapCount\":")
    bytes.append(number: report.tapCount)
    write(view: report.view)
    write(location: report.location)
    if report.phase == .began { write(hitTest: report.hitTest) }
  }

  private mutating func write(hitTest: [TouchReport.SkippedView]) {
    bytes.append(",\"hitTest\":[")
    for (index, skipped) in hitTest.enumerated() {
      bytes.append(index == 0 ? "{\"view\":" : ",{\"view\":")
      writeName(ofView: skipped.view)
      bytes.append(",\"skipped\":")
      bytes.append(quoted: skipped.reason.name)
      bytes.append("}")
    }
    bytes.append("]")
  }

  mutating func write(_ report: DeliveryReport, _ labels: (TouchID) -> TouchLabel) {
    write(report.time)
    write(view: report.view)
    bytes.append(",\"method\":")
    bytes.append(quoted: report.method)
    bytes.append(",\"touches\":[")
    for (index, touch) in report.touches.enumerated() {
      if index > 0 { bytes.append(",") }
      write(labels(touch))
    }
    bytes.append("]")
    write(report.chain, handler: report.handler)
    switch report.outcome {
    case .delivered: break
    case .held: bytes.append(",\"held\":true")
    case .dropped: bytes.append(",\"dropped\":true")
    }
  }

  mutating func write(_ report: EventReport) {
    write(report.time)
    bytes.append(",\"kind\":")
    bytes.append(quoted: report.event.kind)
    write(report.chain, handler: report.handler)
  }

  private mutating func write(_ chain: [Responder], handler: Responder?) {
    bytes.append(",\"chain\":[")
    for (index, responder) in chain.enumerated() {
      if index > 0 { bytes.append(",") }
      write(responder)
    }
    bytes.append("],\"handler\":")
    write(handler)
  }

  /// Writes a responder's name, or null.
  private mutating func write(_ responder: Responder?) {
    switch responder {
    case nil: bytes.append("null")
    case .view(let view): writeName(ofView: view)
    case .controller(let controller): bytes += names.controllers[controller]
    case .application: bytes.append("\"application\"")
    }
  }

  mutating func write(_ report: ActionReport) {
    write(report.time)
    write(recognizer: report.recognizer)
    bytes.append(",\"state\":")
    bytes.append(quoted: report.state.name)
  }

  mutating func write(_ report: TimerReport) {
    write(report.time)
    write(recognizer: report.recognizer)
    bytes.append(",\"timer\":")
    bytes.append(quoted: report.deadline.kind.name)
    bytes.append(",\"event\":")
    bytes.append(quoted: report.event.name)
    bytes.append(",\"deadline\":")
    bytes.append(seconds: report.deadline.time.nanoseconds)
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
  /// The name of the method of a view that tells of it.
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
}
