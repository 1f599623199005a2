import SafeJSON
import TouchstoneReports

/// Says in words how two results differ.
package struct DifferenceText: Sendable {
  /// Members of a line that are printed; `ndjson` has all of them.
  private static let mostFields = 4

  private let left: String
  private let right: String

  /// Words for results whose sides are called so: "was" and "now" for a golden and today's run.
  package init(left: String = "was", right: String = "now") {
    self.left = left
    self.right = right
  }

  /// A sentence for each difference. What follows from the lines is left out where they differ: of a
  /// summary only the label is reported then, and nothing of a recording that one side has not at all.
  package func sentences(_ differences: [Difference]) -> [String] {
    Self.telling(differences).map(sentence)
  }

  /// The differences that people read.
  static func telling(_ differences: [Difference]) -> [Difference] {
    // An error is why lines are missing.
    let errors = differences.filter { $0.isOfWhole("error") }
    let recordings = differences.filter { $0.isOfWhole("recording") }
    guard recordings.isEmpty else { return recordings + errors }
    guard differences.contains(where: { $0.track != nil }) else { return differences }
    return errors
      + differences.filter { difference in
        switch difference.kind {
        case .member(of: "error", let field): !field.path.isEmpty
        case .member(of: "summary", let field): field.path == "label"
        default: true
        }
      }
  }

  /// One sentence: "was: swipe recognized at 0.083; now: swipe failed at 0.067: …".
  package func sentence(_ difference: Difference) -> String {
    switch difference.kind {
    case .removed(let line): both(LineText.text(of: line), "nothing of it")
    case .added(let line): both("nothing of it", LineText.text(of: line))
    case .replaced(let left, let right): both(LineText.text(of: left), LineText.text(of: right))
    case .changed(let left, let right, let fields):
      both(LineText.text(of: left), LineText.text(of: right)) + " [\(self.fields(fields))]"
    case .reordered(let left, let right):
      both("\(LineText.text(of: left)) came first", "\(LineText.text(of: right)) did")
    case .member(let owner, let field) where field.path.isEmpty:
      both(Self.words(owner, field.left), Self.words(owner, field.right))
    case .member(let owner, let field): "\(owner): \(text(of: field))"
    }
  }

  /// The first members with what they are on both sides: "scale 1.2 → 1.25".
  func fields(_ fields: [FieldDifference]) -> String {
    let shown = fields.prefix(Self.mostFields).map(text).joined(separator: ", ")
    let rest = fields.count - Self.mostFields
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  private func both(_ first: String, _ second: String) -> String {
    "\(left): \(first); \(right): \(second)"
  }

  /// Whether there is a recording, a summary, an error, and what the error says.
  private static func words(_ owner: String, _ value: JSONValue?) -> String {
    guard let value else { return "no \(owner)" }
    guard owner == "error" else { return "a \(owner)" }
    let place = value["path"]?.text.map { PlainText.harmless($0) + ": " } ?? ""
    return "an error: \(place)\(value["message"].map { LineText.text(of: $0) } ?? "?")"
  }

  private func text(of field: FieldDifference) -> String {
    let left = field.left.map { LineText.text(of: $0) } ?? "missing"
    let right = field.right.map { LineText.text(of: $0) } ?? "missing"
    let path = field.path.isEmpty ? "" : PlainText.harmless(field.path) + " "
    return "\(path)\(left) → \(right)\(tolerated(field))"
  }

  private func tolerated(_ field: FieldDifference) -> String {
    switch field.tolerance {
    case nil: ""
    case .absolute(let most): " (\(Wording.number(most, decimals: 6)) is tolerated)"
    case .relative(let part): " (\(Wording.number(part * 100, decimals: 6)) % is tolerated)"
    }
  }
}

extension Difference {
  /// Whether one side has something of the recording and the other one has not.
  fileprivate func isOfWhole(_ owner: String) -> Bool {
    guard case .member(of: owner, let field) = kind else { return false }
    return field.path.isEmpty
  }
}
