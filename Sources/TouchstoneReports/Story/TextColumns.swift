/// Rows of cells as lines whose columns are aligned.
enum TextColumns {
  /// The lines, two spaces between columns and none at their ends.
  static func aligned(_ rows: [[String]]) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += pad(cell, to: widths[column] + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// A text with spaces behind it.
  static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
