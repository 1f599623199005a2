package import SafeJSON

extension ConfusionMatrix {
  /// The longest label column; longer labels are cut, so that a table fits a screen.
  private static let longestLabel = 32
  /// A matrix of more classes is wider than a screen: its confusions are listed instead.
  private static let mostColumns = 12

  /// The matrix for people: a row per class with its scores, what was treated as what, the accuracy.
  package func text(inColor: Bool) -> PlainText {
    var lines = scores(inColor: inColor)
    if correct < compared {
      lines.append("")
      lines += classes.count <= Self.mostColumns ? table(inColor: inColor) : confusions
    }
    return (lines + ["", PlainText(verdict)]).joined(separator: "\n")
  }

  /// A row per class: how often it was expected, got, and how well that went.
  private func scores(inColor: Bool) -> [PlainText] {
    var rows = [["label", "expected", "got", "correct", "precision", "recall", "F1"]]
    for score in classes {
      rows.append(
        [Self.cut(score.label), "\(score.expected)", "\(score.got)", "\(score.correct)"]
          + [score.precision, score.recall, score.f1].map(Self.percentage))
    }
    return Self.aligned(rows, inColor: inColor)
  }

  /// Expected labels down, those got across, numbered because labels are wide.
  private func table(inColor: Bool) -> [PlainText] {
    let labels = classes.map { $0.label }
    var rows = [["expected \\ got"] + labels.indices.map { "[\($0 + 1)]" }]
    let cells = cells
    for (number, label) in labels.enumerated() {
      let counts = labels.map { got in
        cells.first { $0.expected == label && $0.got == got }.map { "\($0.count)" } ?? "·"
      }
      rows.append(["[\(number + 1)] " + Self.cut(label)] + counts)
    }
    return Self.aligned(rows, inColor: inColor)
  }

  /// What was treated as what, the most frequent first.
  private var confusions: [PlainText] {
    let wrong = cells.filter { $0.expected != $0.got }.sorted {
      (-$0.count, $0.expected, $0.got) < (-$1.count, $1.expected, $1.got)
    }
    let shown: [PlainText] = wrong.prefix(20).map {
      "\($0.count) × \($0.expected) classified as \($0.got)"
    }
    let rest = wrong.dropFirst(20).reduce(0) { $0 + $1.count }
    return shown + (rest > 0 ? ["\(rest) others"] : [])
  }

  /// The accuracy, and what is not in it, in a few words.
  package var verdict: String {
    var text = "accuracy \(Self.percentage(accuracy)): \(correct) of \(compared) right"
    if unlabelled > 0 { text += ", \(unlabelled) without a label" }
    if missing > 0 { text += ", \(Wording.count(missing, "label")) without a result" }
    return text
  }

  private static func cut(_ label: String) -> String {
    let label = PlainText.harmless(label)
    return label.count <= longestLabel ? label : label.prefix(longestLabel - 1) + "…"
  }

  private static func percentage(_ share: Double?) -> String {
    guard let share else { return "–" }
    let digits = Wording.number(share * 100, decimals: 1)
    return digits + (digits.contains(".") ? "" : ".0") + " %"
  }

  /// The first column to the left, the others to the right; the first row is the heading.
  private static func aligned(_ rows: [[String]], inColor: Bool) -> [PlainText] {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.enumerated().map { place, row in
      let fields = columns.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }
      let tone: Tone = place == 0 ? .heading : .plain
      return tone.apply(to: PlainText(fields.joined(separator: "  ")), inColor: inColor)
    }
  }
}
