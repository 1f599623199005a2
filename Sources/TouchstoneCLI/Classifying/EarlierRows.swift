import SafeJSON
import TouchstoneReports

/// Which rows an earlier output holds.
struct EarlierRows {
  private struct Source {
    /// Recordings before this one are all there, uncut: most outputs need no more than this.
    var complete = 0
    var others: Set<ClassificationPlace> = []
    /// The place of its last row, and whether rows before that are missing.
    var last: ClassificationPlace?
    var hasGap = false
  }

  private var sources: [String: Source] = [:]
  /// The source of the last row: more of its rows may be missing.
  private var last: String?
  /// Whether one of the rows is an error.
  private(set) var hasErrors = false
  /// Whether something follows the last line break: what is appended must begin with another one.
  private(set) var endsInsideLine = false

  /// Nothing.
  init() {}

  /// What an NDJSON output holds, each row of which is reported once. Lines that cannot be read count for
  /// nothing: a run that was cut off leaves half of one.
  init(
    _ source: some ByteSource,
    telling: (_ source: String, ClassificationPlace, _ label: String?) -> Void = { _, _, _ in }
  ) throws(JSONError) {
    let source = RememberingSource(source)
    var stream = JSONStream(source)
    while true {
      do throws(JSONError) {
        guard case .value(let value, _)? = try stream.next() else { break }
        add(value, telling)
      } catch {
        if case .unreadable = error.code { throw error }
        try stream.skipToNextLine()
      }
    }
    endsInsideLine = source.lastByte.map { $0 != DocumentLines.lineFeed } ?? false
  }

  /// Whether a row is there.
  func contains(_ place: ClassificationPlace, of name: String) -> Bool {
    guard let source = sources[name] else { return false }
    return place.part == nil && place.index < source.complete || source.others.contains(place)
  }

  /// Whether every row of a source is there: rows come in the order of the sources, so those of a
  /// later one show that the source was at its end.
  func isComplete(_ name: String) -> Bool {
    guard name != last, let source = sources[name] else { return false }
    return !source.hasGap
  }

  private mutating func add(
    _ value: JSONValue, _ tell: (String, ClassificationPlace, String?) -> Void
  ) {
    guard case .string(let type) = value["type"], type == "classification" || type == "error",
      case .string(let name) = value["source"], let index = Self.number(value["index"])
    else { return }
    let place = ClassificationPlace(index: index, part: Self.number(value["part"]))
    last = name
    if type == "error" { hasErrors = true }
    guard !contains(place, of: name) else { return }
    add(place, of: name)
    if case .string(let label) = value["label"] {
      tell(name, place, label)
    } else {
      tell(name, place, nil)
    }
  }

  private mutating func add(_ place: ClassificationPlace, of name: String) {
    var source = sources[name] ?? Source()
    sources[name] = nil
    if !place.follows(source.last) { source.hasGap = true }
    source.last = place
    if place.part == nil, place.index == source.complete {
      source.complete += 1
    } else {
      source.others.insert(place)
    }
    sources[name] = source
  }

  private static func number(_ value: JSONValue?) -> Int? {
    guard case .number(.integer(let number)) = value else { return nil }
    return Int(exactly: number)
  }
}

extension ClassificationPlace {
  /// Whether a row may have this place right behind another one, or as the first.
  fileprivate func follows(_ last: ClassificationPlace?) -> Bool {
    if let last, index == last.index, let part { return part == (last.part ?? -1) + 1 }
    return index == (last?.index ?? -1) + 1 && (part ?? 0) == 0
  }
}

/// A source that knows the last byte that was read of it.
private final class RememberingSource<Base: ByteSource>: ByteSource {
  private let base: Base
  private(set) var lastByte: UInt8?

  init(_ base: Base) {
    self.base = base
  }

  var canRewind: Bool { false }

  func read(atMost count: Int, into bytes: inout [UInt8]) throws(ByteSourceError) -> Int {
    let result = try base.read(atMost: count, into: &bytes)
    if result > 0 { lastByte = bytes.last }
    return result
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    throw ByteSourceError("Illegal seek")
  }
}
