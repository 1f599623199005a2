import Touchstone

extension EventBody {
  mutating func write(_ report: TransformReport) {
    let transform = report.transform
    write(report.time)
    write(view: report.view)
    bytes.append(",\"matrix\":[")
    bytes.append(transform.a, decimals: Decimals.ratios)
    write(nextEntry: transform.b)
    write(nextEntry: transform.c)
    write(nextEntry: transform.d)
    write(nextEntry: transform.tx)
    write(nextEntry: transform.ty)
    bytes.append("],\"translation\":")
    writePair(transform.tx, transform.ty, decimals: Decimals.points)
    bytes.append(",\"scale\":")
    writePair(transform.scale.x, transform.scale.y, decimals: Decimals.ratios)
    bytes.append(",\"rotation\":")
    bytes.append(transform.rotation, decimals: Decimals.ratios)
  }

  private mutating func write(nextEntry entry: Double) {
    bytes.append(",")
    bytes.append(entry, decimals: Decimals.ratios)
  }

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
    writeChain(of: report)
    bytes.append(",\"handler\":")
    write(report.handler)
    switch report.outcome {
    case .delivered: break
    case .held: bytes.append(",\"held\":true")
    case .dropped: bytes.append(",\"dropped\":true")
    }
  }

  private mutating func writeChain(of report: DeliveryReport) {
    bytes.append(",\"chain\":[")
    for (index, responder) in report.chain.enumerated() {
      if index > 0 { bytes.append(",") }
      write(responder)
    }
    bytes.append("]")
  }

  /// Writes a responder's name, or null.
  private mutating func write(_ responder: Responder?) {
    switch responder {
    case nil: bytes.append("null")
    case .view(let view): writeName(ofView: view)
    case .controller, .application: bytes.append("\"application\"")
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
  var method: StaticString {
    switch phase {
    case .began: "touchesBegan"
    case .moved, .stationary: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
