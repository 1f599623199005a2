import SafeJSON
import Touchstone
package import TouchstoneTraces

/// Holds what a replay has printed of a recording against what its trace expects.
package struct ExpectationCheck {
  private let recording: ResultRecording
  private var findings: [String] = []

  /// What is not as expected, a sentence each; empty when everything is. Recognizers that are not
  /// in the scene, by name, are left out.
  package static func findings(
    _ expectation: TraceExpectation, _ recording: ResultRecording, recognizers: [String]
  ) -> [String] {
    var check = ExpectationCheck(recording: recording)
    if let label = expectation.label { check.check(label: label) }
    if let gestures = expectation.gestures { check.check(gestures: gestures) }
    for expected in expectation.recognizers where recognizers.contains(expected.name) {
      check.check(expected)
    }
    check.check(expectation.touches)
    // Sentences hold names out of files.
    return check.findings.map(PlainText.harmless)
  }

  private init(recording: ResultRecording) {
    self.recording = recording
  }

  private mutating func check(label: String) {
    let found = recording.summary?["label"]?.text ?? "no label"
    if found != label {
      findings.append("expected the label \(label), found \(found)")
    }
  }

  /// The label without what happens at once and what after each other.
  private mutating func check(gestures: [String]) {
    let label = recording.summary?["label"]?.text ?? "none"
    let found = label == "none" ? [] : label.split { $0 == "+" || $0 == "," }.map { String($0) }
    guard found != gestures else { return }
    let (wanted, names) = (gestures.joined(separator: ", "), found.joined(separator: ", "))
    findings.append(
      "expected the gestures \(wanted.isEmpty ? "none" : wanted), found "
        + (names.isEmpty ? "none" : names))
  }

  // MARK: Recognizers

  private mutating func check(_ expected: ExpectedRecognizer) {
    let lines = recording.lines.filter { $0.isTransition && $0.track.subject == expected.name }
    let states = lines.map { line in
      RecognizerState.allCases.first { $0.name.description == line.value["to"]?.text } ?? .possible
    }
    if let outcome = expected.outcome { check(outcome, of: expected.name, lines, states) }
    if let wanted = expected.states { check(wanted, of: expected.name, states) }
    for state in expected.never {
      guard let place = states.firstIndex(of: state) else { continue }
      findings.append("\(expected.name) should never be \(state.name): \(text(lines[place]))")
    }
    for detail in expected.details {
      let entered = zip(lines, states).filter { $0.1 == detail.state }.map(\.0)
      check(detail, of: expected.name, entered, last: lines.last)
    }
  }

  private mutating func check(
    _ outcome: ExpectedRecognizer.Outcome, of name: String, _ lines: [ResultLine],
    _ states: [RecognizerState]
  ) {
    let recognition = states.firstIndex { $0 == .began || $0 == .ended }
    switch (outcome, recognition) {
    case (.recognized, nil):
      findings.append("expected \(name) to be recognized" + became(lines.last))
    case (.notRecognized, let place?):
      findings.append("expected \(name) not to be recognized: \(text(lines[place]))")
    case (.recognized, _?), (.notRecognized, nil): break
    }
  }

  private mutating func check(
    _ wanted: [RecognizerState], of name: String, _ states: [RecognizerState]
  ) {
    var folded: [RecognizerState] = []
    for state in states where !(state == .changed && folded.last == .changed) {
      folded.append(state)
    }
    guard folded != wanted else { return }
    findings.append(
      "expected \(name) to go through \(Self.list(wanted)), found \(Self.list(folded))")
  }

  private mutating func check(
    _ detail: ExpectedState, of name: String, _ lines: [ResultLine], last: ResultLine?
  ) {
    let what = "\(name) \(detail.state.name)"
    if let count = detail.count {
      if !count.allows(Double(lines.count), decimals: 0) {
        findings.append("expected \(what) \(count.words) times, found \(lines.count)")
      }
    } else if lines.isEmpty {
      return findings.append("expected \(what), and it never was" + became(last))
    }
    for line in lines {
      for member in detail.members { check(member, of: line.value, what: text(line)) }
    }
  }

  // MARK: Touches

  /// Each touch ends before another one of its id begins; its last line holds all of it.
  private mutating func check(_ touches: [ExpectedTouch]) {
    var used: [String: Int] = [:]
    for touch in touches {
      let number = used[touch.id, default: 0]
      used[touch.id] = number + 1
      let lines = lastLines(ofTouch: touch.id)
      guard lines.indices.contains(number) else {
        findings.append("expected touch \(touch.id) \(number + 1) times, found \(lines.count)")
        continue
      }
      for member in touch.members {
        check(member, of: lines[number].value, what: "touch \(touch.id)")
      }
    }
  }

  private func lastLines(ofTouch id: String) -> [ResultLine] {
    var lines: [ResultLine] = []
    for line in recording.lines where line.track.type == "touch" && line.track.subject == id {
      if line.value["phase"]?.text == "began" || lines.isEmpty {
        lines.append(line)
      } else {
        lines[lines.count - 1] = line
      }
    }
    return lines
  }

  // MARK: Members

  private mutating func check(_ member: ExpectedMember, of value: JSONValue, what: String) {
    let path = member.keys.joined(separator: ".")
    var found: JSONValue? = value
    var parent = value
    for key in member.keys {
      if let found { parent = found }
      found = found?[key]
    }
    guard !isAllowed(found, by: member, in: parent) else { return }
    let words = found.map { LineText.text(of: $0) } ?? "nothing"
    findings.append("\(what): expected \(path) \(member.value.words), found \(words)")
  }

  private func isAllowed(
    _ found: JSONValue?, by member: ExpectedMember, in parent: JSONValue
  ) -> Bool {
    switch (member.value, found) {
    case (.text(let text), .string(let found)?): return text == found
    case (.number(let expected), .number(let number)?):
      let role = NumberRole(path: member.keys.map { .key($0) }, parent: parent)
      // Velocities in points a second have the decimals of points.
      let decimals = member.keys.last == "x" || member.keys.last == "y" ? 3 : role.decimals
      return expected.allows(number.double, decimals: decimals)
    default: return false
    }
  }

  // MARK: Words

  private func text(_ line: ResultLine) -> String { LineText.text(of: line) }

  private func became(_ last: ResultLine?) -> String {
    last.map { "; last \(text($0))" } ?? "; nothing happened to it"
  }

  private static func list(_ states: [RecognizerState]) -> String {
    states.isEmpty ? "nothing" : states.map { "\($0.name)" }.joined(separator: ", ")
  }
}
