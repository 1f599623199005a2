import SafeJSON

/// Tells formats apart by what their inputs begin with.
enum FormatDetector {
  /// What the beginning of an input says.
  enum Answer: Equatable {
    case format(TraceFormat)
    /// More of it has to be seen.
    case undecided
    /// Nothing that is known; our own reader says what is wrong.
    case unknown
  }

  /// The bytes that decide at the latest.
  private static let mostBytes = 1 << 16

  /// The format of an input of which nothing has been read; what nobody knows is left to our own
  /// reader, which says what is wrong.
  static func format(of stream: inout JSONStream) -> TraceFormat {
    var isAll = false
    while true {
      var count = 0
      let answer = stream.lookAhead { head in
        count = head.count
        return Self.answer(head, isAll: isAll || head.count >= mostBytes)
      }
      switch answer {
      case .format(let format): return format
      case .unknown: return .native
      case .undecided: break
      }
      // A read that fails is told by whoever reads on.
      isAll = count >= mostBytes || (try? stream.readAhead()) != true
    }
  }

  /// What can be told by the bytes so far; `isAll` when the input has no more.
  static func answer(_ head: Span<UInt8>, isAll: Bool) -> Answer {
    let outline = HeadOutline(head)
    guard let first = outline.first else { return isAll ? .unknown : .undecided }
    let answer =
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[") && !isKernelTime(head)
      ? json(outline) : text(head)
    if answer == .undecided, isAll || outline.isComplete { return .unknown }
    return answer
  }

  // MARK: JSON

  private static func json(_ outline: HeadOutline) -> Answer {
    // The elements of an array are one level deeper than an object of its own.
    let depth = outline.first == UInt8(ascii: "[") ? 2 : 1
    for (format, matches) in jsonShapes where matches(outline, depth) { return .format(format) }
    return .undecided
  }

  private typealias Shape = (TraceFormat, @Sendable (HeadOutline, Int) -> Bool)

  /// The shapes, what is told most surely first. Each looks at keys, and at words behind them.
  private static let jsonShapes: [Shape] = [
    (.native, { outline, depth in depth == 1 && isNative(outline) }),
    (.browser, { outline, depth in isBrowser(outline, depth) }),
  ]

  private static func isNative(_ outline: HeadOutline) -> Bool {
    if outline.value("format", depth: 1) == "\"touchstone-trace\"" { return true }
    return outline.has("t", depth: 1) || outline.has("t", depth: 3)
  }

  private static func isBrowser(_ outline: HeadOutline, _ depth: Int) -> Bool {
    guard let type = outline.value("type", depth: depth) else { return false }
    return ["\"touch", "\"pointer"].contains { type.hasPrefix($0) }
  }

  // MARK: Text

  /// Whether an input begins like `[ 12.345] /dev/input/event3: …`.
  private static func isKernelTime(_ head: Span<UInt8>) -> Bool {
    var index = 0
    while index < head.count, head[index] != UInt8(ascii: "[") { index += 1 }
    index += 1
    while index < head.count, head[index] == UInt8(ascii: " ") { index += 1 }
    var hasPoint = false
    while index < head.count {
      switch head[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "]"): return hasPoint
      default: return false
      }
      index += 1
    }
    return false
  }

  private static func text(_ head: Span<UInt8>) -> Answer {
    TextShapes.format(head).map { .format($0) } ?? .undecided
  }
}
