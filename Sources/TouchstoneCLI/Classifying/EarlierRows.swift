import SafeJSON
import TouchstoneReports

/// Which rows an earlier output holds.
struct EarlierRows {
  private struct Source {
    /// Recordings before this one are all there, uncut: most outputs need no more than this.
    var complete = 0
    var others: Set<ClassificationPlace> = []
  }

  private var sources: [String: Source] = [:]
  /// Whether the output ends in half a line.
  private(set) var endsInHalfLine = false

  /// Nothing.
  init() {}

  /// What an NDJSON output holds. Lines that cannot be read count for nothing: a run that was cut
  /// off leaves half of one.
  init(_ source: some ByteSource) throws(JSONError) {
    var stream = JSONStream(source)
    var fault: JSONError?
    while true {
      do throws(JSONError) {
        guard case .value(let value, _)? = try stream.next() else { break }
        fault = nil
        add(value)
      } catch {
        if case .unreadable = error.code { throw error }
        fault = error
        try stream.skipToNextLine()
      }
    }
    if case .unexpectedEnd = fault?.code { endsInHalfLine = true }
  }

  /// Whether a row is there.
  func contains(_ place: ClassificationPlace, of name: String) -> Bool {
    guard let source = sources[name] else { return false }
    return place.part == nil && place.index < source.complete || source.others.contains(place)
  }

  private mutating func add(_ value: JSONValue) {
    guard case .string(let type) = value["type"], type == "classification" || type == "error",
      case .string(let name) = value["source"], let index = Self.number(value["index"])
    else { return }
    let part = Self.number(value["part"])
    var source = sources[name] ?? Source()
    sources[name] = nil
    if part == nil, index == source.complete {
      source.complete += 1
    } else {
      source.others.insert(ClassificationPlace(index: index, part: part))
    }
    sources[name] = source
  }

  private static func number(_ value: JSONValue?) -> Int? {
    guard case .number(.integer(let number)) = value else { return nil }
    return Int(exactly: number)
  }
}
