/// Where the columns of a file of labels stand.
struct LabelColumns {
  /// What one row says.
  struct Entry: Sendable {
    let line: Int
    let source: String
    let index: Int?
    let label: String
  }

  private let names: [String]
  private let source: Int
  private let index: Int?
  private let label: Int

  /// Finds the columns in the header.
  init(_ header: CSVReader.Row) throws(LabelFileError) {
    names = header.fields
    guard let source = try Self.place(of: "source", in: header) else {
      throw Self.missing("source", header)
    }
    guard let label = try Self.place(of: "label", in: header) else {
      throw Self.missing("label", header)
    }
    self.source = source
    self.label = label
    index = try Self.place(of: "index", in: header)
  }

  /// Reads a row below the header.
  func read(_ row: CSVReader.Row) throws(LabelFileError) -> Entry {
    guard row.fields.count == names.count else {
      throw LabelFileError(
        line: row.line,
        message: "the row has \(row.fields.count) fields; the header has \(names.count)")
    }
    guard !row.fields[source].isEmpty else {
      throw LabelFileError(line: row.line, message: "the source is empty")
    }
    guard !row.fields[label].isEmpty else {
      throw LabelFileError(
        line: row.line,
        message: "the label is empty; a recording without gestures is labelled 'none'")
    }
    return Entry(
      line: row.line, source: row.fields[source], index: try readIndex(of: row),
      label: row.fields[label])
  }

  /// An empty field says nothing, like a missing column.
  private func readIndex(of row: CSVReader.Row) throws(LabelFileError) -> Int? {
    guard let index, !row.fields[index].isEmpty else { return nil }
    let text = row.fields[index]
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let value = Int(text)
    else {
      throw LabelFileError(
        line: row.line, message: "the index is '\(text)'; a whole number from 0 is expected")
    }
    return value
  }

  private static func place(
    of name: String, in header: CSVReader.Row
  ) throws(LabelFileError) -> Int? {
    let places = header.fields.indices.filter { header.fields[$0] == name }
    guard places.count <= 1 else {
      throw LabelFileError(line: header.line, message: "there are two columns '\(name)'")
    }
    return places.first
  }

  private static func missing(_ name: String, _ header: CSVReader.Row) -> LabelFileError {
    let columns = header.fields.map { "'\($0)'" }.joined(separator: ", ")
    return LabelFileError(
      line: header.line, message: "there is no column '\(name)'; the columns are \(columns)")
  }
}
