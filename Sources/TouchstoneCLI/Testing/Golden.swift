import SafeJSON
import TouchstoneChecks
import TouchstoneReports

/// The bytes of a golden: its first line, and the result behind it.
struct Golden {
  /// The options that made it; nil when it has no such line.
  let settings: GoldenSettings?
  /// The result.
  let body: [UInt8]

  init(_ bytes: [UInt8]) throws(ResultError) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    settings = try GoldenSettings(firstLine: Array(bytes[..<end]))
    body = settings == nil ? bytes : Array(bytes[end...])
  }

  /// Whether the result is exactly this.
  func holds(_ result: [UInt8]) -> Bool { body == result }

  /// The kinds of event in it, for a golden that does not say how it was made; nil when it holds
  /// nothing of use.
  var shownKinds: [ShownKind]? {
    guard settings == nil, !body.isEmpty else { return nil }
    var reader = ResultReader(MemorySource(body))
    guard let recordings = try? reader.all() else { return nil }
    let show = Show(ofLinesIn: recordings)
    return show == .standard ? nil : ShownKind.kinds(in: show)
  }
}
