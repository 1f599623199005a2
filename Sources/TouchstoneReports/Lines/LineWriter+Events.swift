import SafeJSON
import Touchstone

/// The lines that nearly all output consists of.
extension LineWriter {
  /// Appends a transition.
  mutating func append(
    _ transition: StateTransition, numbered number: Int, _ names: JSONNames,
    _ texts: TextTable.Texts
  ) {
    apart { line in
      line.append(.transition, numbered: number, at: transition.time)
      line.appendChange(of: transition, names, texts)
      let location = transition.location
      line.appendPair(location.x, location.y, decimals: Decimals.points)
      if let values = transition.values { line.appendMembers(of: values, withVelocity: true) }
      if let reason = transition.reason {
        line.apart { $0.append(reason, by: reason.by.map { names.recognizers[$0] }) }
      }
      line.append(character: "}")
    }
  }

  /// Appends who changes, from what to what, and what begins a location.
  @inline(__always)
  private mutating func appendChange(
    of transition: StateTransition, _ names: JSONNames, _ texts: TextTable.Texts
  ) {
    if transition.from == .changed, transition.to == .changed,
      let text = names.text(ofChange: transition.recognizer, touches: transition.touches)
    {
      return append(text: text, of: texts)
    }
    append(text: names.text(ofSubject: transition.recognizer), of: texts)
    append(text: names.text(ofStates: transition.from, transition.to), of: texts)
    append(number: transition.touches)
    append(beginningPair: .location)
  }

  /// Appends a view's transform.
  mutating func append(
    _ report: TransformReport, numbered number: Int, _ names: JSONNames, _ texts: TextTable.Texts
  ) {
    apart { line in
      let transform = report.transform
      line.append(.transform, numbered: number, at: report.time)
      line.append(text: names.text(ofView: report.view), of: texts)
      line.append(entries: transform)
      line.append(pair: .translation, transform.tx, transform.ty, decimals: Decimals.points)
      let scale = transform.scale
      line.append(pair: .scale, scale.x, scale.y, decimals: Decimals.ratios)
      line.append(.rotation)
      line.append(transform.rotation, decimals: Decimals.ratios)
      line.append(character: "}")
    }
  }

  @inline(__always)
  private mutating func append(
    _ line: OutputLine, numbered number: Int, at time: Timestamp
  ) {
    append(line.head)
    append(.sequence)
    append(number: number)
    append(.time)
    append(seconds: time.nanoseconds)
  }
}
