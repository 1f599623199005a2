import Touchstone

/// The lines that nearly all output consists of. They are hashed piece by piece while they are
/// written: a hash waits for each of its bytes, and the processor writes the next piece meanwhile.
extension OutputSpan<UInt8> {
  /// Appends a transition to empty bytes with room for `JSONNames.mostBytesOfLine`.
  mutating func append(
    _ transition: Transition, numbered number: Int, _ names: JSONNames, _ hash: inout LineHash
  ) {
    append("{\"type\":\"transition\",\"seq\":")
    append(number: number)
    append(",\"t\":")
    append(seconds: transition.time.nanoseconds)
    var hashed = hash.add(span, from: 0)
    append(names.subjects[transition.recognizer])
    append(",\"from\":")
    append(quoted: transition.from.name)
    append(",\"to\":")
    append(quoted: transition.to.name)
    hashed = hash.add(span, from: hashed)
    append(",\"touches\":")
    append(number: transition.touches)
    append(",\"location\":")
    appendPair(transition.location.x, transition.location.y, decimals: Decimals.points)
    hashed = hash.add(span, from: hashed)
    if let values = transition.values {
      appendMembers(of: values)
      hashed = hash.add(span, from: hashed)
      appendVelocity(of: values)
      appendEdge(of: values)
    }
    if let reason = transition.reason {
      append(reason, by: reason.by.map { names.recognizers[$0] })
    }
    append("}")
    _ = hash.add(span, from: hashed)
  }

  /// Appends a view's transform to empty bytes with room for `JSONNames.mostBytesOfLine`.
  mutating func append(
    _ report: TransformReport, numbered number: Int, _ names: JSONNames, _ hash: inout LineHash
  ) {
    let transform = report.transform
    append("{\"type\":\"transform\",\"seq\":")
    append(number: number)
    append(",\"t\":")
    append(seconds: report.time.nanoseconds)
    append(",\"view\":")
    append(names.views[report.view])
    var hashed = hash.add(span, from: 0)
    append(",\"matrix\":")
    append(matrix: transform)
    hashed = hash.add(span, from: hashed)
    append(",\"translation\":")
    appendPair(transform.tx, transform.ty, decimals: Decimals.points)
    hashed = hash.add(span, from: hashed)
    append(",\"scale\":")
    appendPair(transform.scale.x, transform.scale.y, decimals: Decimals.ratios)
    append(",\"rotation\":")
    append(transform.rotation, decimals: Decimals.ratios)
    append("}")
    _ = hash.add(span, from: hashed)
  }
}
