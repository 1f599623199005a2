import SafeJSON
import Touchstone

/// The lines that nearly all output consists of. They are hashed piece by piece while they are
/// written: a hash waits for each of its bytes, and the processor writes the next piece meanwhile.
extension OutputSpan<UInt8> {
  /// Appends a transition to empty bytes with room for `JSONNames.mostBytesOfLine`.
  mutating func append(
    _ transition: Transition, numbered number: Int, _ names: JSONNames, _ hash: inout LineHash
  ) {
    append(.transition, &hash)
    append(number: number, &hash)
    append(time: transition.time, &hash)
    var start = count
    append(names.subjects[transition.recognizer])
    hash.add(span, from: start, asText: names.text(ofSubject: transition.recognizer))
    if transition.from == .changed, transition.to == .changed {
      append(.changedAgain, &hash)
    } else {
      appendStates(of: transition, &hash)
    }
    append(number: transition.touches, &hash)
    let location = transition.location
    append(pair: .location, location.x, location.y, decimals: Decimals.points, &hash)
    if let values = transition.values {
      appendMembers(of: values, &hash)
      appendVelocity(of: values, &hash)
    }
    start = count
    if let values = transition.values { appendEdge(of: values) }
    if let reason = transition.reason {
      append(reason, by: reason.by.map { names.recognizers[$0] })
    }
    append("}")
    hash.add(span, from: start)
  }

  private mutating func append(time: Timestamp, _ hash: inout LineHash) {
    let start = count
    append(",\"t\":")
    append(seconds: time.nanoseconds)
    hash.add(span, from: start)
  }

  private mutating func appendStates(of transition: Transition, _ hash: inout LineHash) {
    let start = count
    append(",\"from\":")
    append(quoted: transition.from.name)
    append(",\"to\":")
    append(quoted: transition.to.name)
    append(",\"touches\":")
    hash.add(span, from: start)
  }

  /// Appends a view's transform to empty bytes with room for `JSONNames.mostBytesOfLine`.
  mutating func append(
    _ report: TransformReport, numbered number: Int, _ names: JSONNames, _ hash: inout LineHash
  ) {
    let transform = report.transform
    append(.transform, &hash)
    append(number: number, &hash)
    append(time: report.time, &hash)
    var start = count
    append(",\"view\":")
    append(names.views[report.view])
    hash.add(span, from: start, asText: names.text(ofView: report.view))
    append(.matrix, &hash)
    append(entries: transform, &hash)
    append(pair: .translation, transform.tx, transform.ty, decimals: Decimals.points, &hash)
    let scale = transform.scale
    append(pair: .scales, scale.x, scale.y, decimals: Decimals.ratios, &hash)
    append(.rotation, &hash)
    append(transform.rotation, decimals: Decimals.ratios, &hash)
    start = count
    append("}")
    hash.add(span, from: start)
  }
}
