import SafeJSON
import Touchstone

/// A row of a classification as a row of a table.
enum ClassificationTable {
  static let header: StaticString =
    "source,index,part,id,name,label,gestures,start,duration,events,repairs,nearestMiss,error\n"

  static func append(_ row: ClassificationRow, to bytes: inout [UInt8]) -> Int {
    switch row {
    case .recording(let recording): append(recording, to: &bytes)
    case .error(let error, let id): append(error, id, to: &bytes)
    }
  }

  static func append(_ place: ClassificationPlace, to bytes: inout [UInt8]) {
    bytes.append(",")
    bytes.append(number: place.index)
    bytes.append(",")
    if let part = place.part { bytes.append(number: part) }
  }

  private static func append(
    _ recording: ClassifiedRecording, to bytes: inout [UInt8]
  ) -> Int {
    let summary = recording.summary
    CSVField.append(recording.source, to: &bytes)
    let place = bytes.count
    let repairs = summary.repairCounts.map { $0.code }.joined(separator: "; ")
    append(
      [
        text(ofID: recording.id), recording.name ?? "", summary.label,
        VerdictText.text(ofGesturesOf: summary), recording.start.map(seconds) ?? "",
        seconds(summary.duration.nanoseconds),
        "\(summary.events)", repairs, recording.nearestMissText ?? "", "",
      ], to: &bytes)
    bytes.append("\n")
    return place
  }

  /// Appends fields that follow others.
  private static func append(_ fields: [String], to bytes: inout [UInt8]) {
    for field in fields {
      bytes.append(",")
      CSVField.append(field, to: &bytes)
    }
  }

  private static func append(
    _ error: ReportedError, _ id: String?, to bytes: inout [UInt8]
  ) -> Int {
    CSVField.append(error.source, to: &bytes)
    let place = bytes.count
    bytes.append(",")
    CSVField.append(text(ofID: id), to: &bytes)
    bytes.append(",,,,,,,,,")
    CSVField.append(error.placeAndMessage, to: &bytes)
    bytes.append("\n")
    return place
  }

  /// An id without the quotes that JSON puts around strings.
  private static func text(ofID id: String?) -> String {
    guard let id else { return "" }
    var stream = JSONStream(MemorySource(Array(id.utf8)))
    guard case .value(.string(let text), _) = try? stream.next() else { return id }
    return text
  }

  private static func seconds(_ time: Timestamp) -> String { seconds(time.nanoseconds) }

  private static func seconds(_ nanoseconds: Int64) -> String {
    var bytes: [UInt8] = []
    bytes.append(seconds: nanoseconds)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ReportedError {
  /// The place in words, where one is known, and what is wrong.
  var placeAndMessage: String {
    var places: [String] = []
    if let line { places.append("line \(line)") }
    if let column { places.append("column \(column)") }
    if let path { places.append(path) }
    return places.isEmpty ? message : "\(places.joined(separator: ", ")): \(message)"
  }
}
