/// The labels that recordings should have: a CSV file with the columns `source`, `label` and, where
/// a source holds several recordings, `index`. Other columns are ignored, their order is free.
///
/// A row without an index is about every recording of its source. A recording is looked up by its
/// path as the command line gives it; failing that by its file name, when only one source in the
/// file ends in that name and no other recording has been found by it.
package struct LabelFile: Sendable {
  /// The rows of one source, by their places in `rows`.
  private struct Source {
    /// The path of the recordings that got these labels.
    var claimant: String?
    var whole: Int?
    var byIndex: [Int: Int] = [:]
  }

  /// How many rows have not been asked for: labels without a recording.
  package private(set) var unusedCount = 0

  private var rows: [LabelColumns.Entry] = []
  private var isUsed: [Bool] = []
  private var sources: [Source] = []
  private var numbers: [String: Int] = [:]
  /// Sources by file name; nil where several have it.
  private var numbersByFileName: [String: Int?] = [:]

  /// Reads the bytes of a whole file.
  package init(bytes: [UInt8]) throws(LabelFileError) {
    var reader = CSVReader(bytes)
    guard let header = try reader.next() else {
      throw LabelFileError(
        line: 1, message: "the file is empty; a header with 'source' and 'label' is expected")
    }
    let columns = try LabelColumns(header)
    while let row = try reader.next() { try add(columns.read(row)) }
  }

  /// The label that a recording should have, marked as used; nil when the file has none for it.
  package mutating func take(source path: String, index: Int) -> String? {
    guard let number = number(of: path) else { return nil }
    sources[number].claimant = path
    let source = sources[number]
    guard let row = source.byIndex[index] ?? source.whole else { return nil }
    if !isUsed[row] { unusedCount -= 1 }
    isUsed[row] = true
    return rows[row].label
  }

  private func number(of path: String) -> Int? {
    if let number = numbers[path] { return number }
    guard let number = numbersByFileName[Self.fileName(path)] ?? nil else { return nil }
    let claimant = sources[number].claimant
    return claimant == nil || claimant == path ? number : nil
  }

  private mutating func add(_ row: LabelColumns.Entry) throws(LabelFileError) {
    let number = numbers[row.source] ?? newSource(row.source)
    let source = sources[number]
    if let old = row.index.map({ source.byIndex[$0] }) ?? source.whole {
      throw LabelFileError(
        line: row.line,
        message: "'\(row.source)' has its label on line \(rows[old].line) already")
    }
    if let index = row.index {
      sources[number].byIndex[index] = rows.count
    } else {
      sources[number].whole = rows.count
    }
    rows.append(row)
    isUsed.append(false)
    unusedCount += 1
  }

  private mutating func newSource(_ path: String) -> Int {
    let number = sources.count
    sources.append(Source())
    numbers[path] = number
    let name = Self.fileName(path)
    numbersByFileName[name] = numbersByFileName[name] == nil ? .some(number) : .some(nil)
    return number
  }

  private static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
