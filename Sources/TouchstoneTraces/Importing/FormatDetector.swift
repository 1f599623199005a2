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

  /// What comes next in an input, in a format that may be given. What is unknown is left to our own
  /// reader, which says what is wrong.
  /// Behind others, only the next value counts.
  static func beginning(
    of stream: inout JSONStream, as given: TraceFormat?, isBehindOthers: Bool = false
  ) -> TraceBeginning {
    var isAll = false
    while true {
      var count = 0
      let beginning = stream.lookAhead { head in
        count = head.count
        return TraceBeginning(
          head, as: given, isAll: isAll || head.count >= mostBytes, isBehindOthers: isBehindOthers)
      }
      if let beginning { return beginning }
      // A read that fails is reported by the code that reads on.
      isAll = count >= mostBytes || (try? stream.readAhead()) != true
    }
  }

  /// What the bytes so far show; `isAll` when the input has no more.
  static func answer(_ head: Span<UInt8>, isAll: Bool) -> Answer {
    answer(outline(of: head), head, isAll: isAll)
  }

  /// As much of a beginning as has to be known of it.
  static func outline(of head: Span<UInt8>) -> HeadOutline {
    HeadOutline(head, upTo: isTimeOfOurs)
  }

  /// What the bytes so far show, of which this is the outline.
  static func answer(
    _ outline: HeadOutline, _ head: Span<UInt8>, isAll: Bool, isBehindOthers: Bool = false
  ) -> Answer {
    guard outline.first != nil else { return isAll ? .unknown : .undecided }
    if isText(outline, head) {
      if isBehindOthers { return .unknown }
      let answer = text(head)
      return answer == .undecided && isAll ? .unknown : answer
    }
    let answer = json(outline)
    if answer != .undecided { return answer }
    if outline.isComplete, isBehindOthers { return .unknown }
    if outline.isComplete { return laterLine(behind: outline, head, isAll: isAll) }
    return isAll ? .unknown : .undecided
  }

  /// Whether an input is no JSON, but lines of something else.
  static func isText(_ outline: HeadOutline, _ head: Span<UInt8>) -> Bool {
    switch outline.first {
    case UInt8(ascii: "{"): false
    case UInt8(ascii: "["): isKernelTime(head) || LogLines.beginsWithTag(head)
    default: true
    }
  }

  // MARK: JSON

  private static func json(_ outline: HeadOutline) -> Answer {
    // The elements of an array are one level deeper than an object of its own.
    let depth = outline.first == UInt8(ascii: "[") ? 2 : 1
    for (format, matches) in jsonShapes where matches(outline, depth) { return .format(format) }
    return .undecided
  }

  /// The format of an object by its keys, which need not be complete; nil while nothing shows it.
  static func format(of outline: HeadOutline) -> TraceFormat? {
    guard case .format(let format) = json(outline) else { return nil }
    return format
  }

  /// What the lines behind a first one say that is nothing that anybody knows: logs hold other
  /// events and commands too. A header of ours, and documents, speak for themselves.
  private static func laterLine(
    behind outline: HeadOutline, _ head: Span<UInt8>, isAll: Bool
  ) -> Answer {
    var (outline, start) = (outline, 0)
    while outline.isComplete {
      guard outline.first == UInt8(ascii: "{"), !isHeaderOfOurs(outline) else { return .unknown }
      start += outline.end
      outline = Self.outline(of: head.extracting(start..<head.count))
      if case .format(let format) = json(outline) {
        let isLine = outline.first == UInt8(ascii: "{") && !outline.has("events", depth: 1)
        return isLine && format.hasLines ? .format(format) : .unknown
      }
    }
    return isAll ? .unknown : .undecided
  }

  private static func isHeaderOfOurs(_ outline: HeadOutline) -> Bool {
    !outline.has("type", depth: 1)
      && outline.keys.contains { $0.depth == 1 && TraceHeader.keys.contains($0.name) }
  }

  private typealias Shape = (TraceFormat, @Sendable (HeadOutline, Int) -> Bool)

  /// The shapes, the surest first. Each looks at keys, and at words behind them.
  private static let jsonShapes: [Shape] = [
    (.native, { outline, depth in depth == 1 && isNative(outline) }),
    (.droidBot, { outline, _ in outline.has("event_type") }),
    (.devTools, { outline, depth in isDevTools(outline, depth) }),
    (.flutter, { outline, depth in isFlutter(outline) }),
    (.touchTracks, { outline, _ in isTouchTracks(outline) }),
    (.reactNative, { outline, depth in isReactNative(outline, depth) }),
    (
      .rrweb,
      { outline, depth in
        // Segments of a replay are arrays in an array.
        isSessionReplay(outline, depth) || depth == 2 && isSessionReplay(outline, 3)
      }
    ),
    (.android, { outline, _ in outline.has("frames", depth: 1) && outline.has("t_ns", depth: 3) }),
    (.researchKit, { outline, _ in isResearchKit(outline) }),
    (
      .chromeRecorder,
      { outline, _ in
        outline.has("steps", depth: 1) && outline.value("type", depth: 3) != nil
      }
    ),
    (.w3c, { outline, depth in isActions(outline, depth) }),
    (.browser, { outline, depth in isBrowser(outline, depth) }),
  ]

  /// Whether a key is the time of one of our events, on a line of its own or among a document's: then
  /// everything else does not matter, and most inputs are ours.
  private static func isTimeOfOurs(_ key: HeadOutline.Key, isObject: Bool) -> Bool {
    isObject && key.name == "t" && (key.depth == 1 || key.depth == 3)
  }

  private static func isNative(_ outline: HeadOutline) -> Bool {
    if outline.value("format", depth: 1) == "\"touchstone-trace\"" { return true }
    if outline.has("t", depth: 1) || outline.has("t", depth: 3) { return true }
    // A program that opens `events` and has written nothing into it yet waits for an answer.
    return outline.has("events", depth: 1) && !outline.isComplete
      && outline.keys.allSatisfy { $0.depth == 2 || TraceHeader.keys.contains($0.name) }
  }

  /// The depths at which an event may stand: alone, in an array, or in an object's `events`.
  private static func eventDepths(_ outline: HeadOutline, _ depth: Int) -> [Int] {
    outline.has("events", depth: depth) ? [depth, depth + 2] : [depth]
  }

  private static func isBrowser(_ outline: HeadOutline, _ depth: Int) -> Bool {
    eventDepths(outline, depth).contains { depth in
      let isTap =
        outline.value("type", depth: depth) == "\"tap\"" && outline.has("touches", depth: depth)
      return isTap
        || outline.keys.contains { key in
          guard key.depth == depth, key.name == "type", let type = key.value else { return false }
          // One that is only 'pointer' is a source of W3C actions.
          return ["\"touchstart", "\"touchmove", "\"touchend", "\"touchcancel", "\"touchenter"]
            .contains { type.hasPrefix($0) } || type.hasPrefix("\"pointer") && type.count > 9
        }
    }
  }

  private static func isDevTools(_ outline: HeadOutline, _ depth: Int) -> Bool {
    if outline.has("touchPoints") { return true }
    guard let method = outline.value("method", depth: depth) else { return false }
    return method.hasPrefix("\"Input.") || method.hasPrefix("\"Emulation.")
  }

  private static func isFlutter(_ outline: HeadOutline) -> Bool {
    if outline.has("physicalX") || outline.has("pointerIdentifier") { return true }
    return outline.keys.contains { key in
      key.name == "type" && key.value?.hasPrefix("\"Pointer") == true
        && key.value?.hasSuffix("Event\"") == true
    }
  }

  private static func isTouchTracks(_ outline: HeadOutline) -> Bool {
    outline.has("rawTouchTracks") || outline.has("tracks") && outline.has("touches")
  }

  private static func isReactNative(_ outline: HeadOutline, _ depth: Int) -> Bool {
    if outline.has("nativeEvent") || outline.hasCutOffs { return true }
    if outline.has("locationX"), outline.has("pageX") { return true }
    return outline.has("eventType", depth: depth) && outline.has("allTouches", depth: depth)
  }

  private static func isSessionReplay(_ outline: HeadOutline, _ depth: Int) -> Bool {
    let holders = ["$snapshot_data", "$snapshot_items", "segment_id", "window_id"]
    if outline.has("snapshots", depth: depth + 1) && outline.has("data", depth: depth) {
      return true
    }
    if holders.contains(where: { outline.has($0) }) { return true }
    return eventDepths(outline, depth).contains { depth in
      guard outline.has("data", depth: depth), let type = outline.value("type", depth: depth),
        let digit = type.utf8.first
      else { return false }
      return type.utf8.count == 1 && UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit
    }
  }

  private static func isResearchKit(_ outline: HeadOutline) -> Bool {
    outline.has("items", depth: 1) && outline.has("phase", depth: 3)
      && outline.has("timestamp", depth: 3)
  }

  private static func isActions(_ outline: HeadOutline, _ depth: Int) -> Bool {
    if depth == 2 {
      return outline.has("actions", depth: 2) && outline.has("type", depth: 2)
    }
    if outline.has("cases", depth: 1) { return outline.has("actions", depth: 3) }
    return outline.has("actions", depth: 1)
      && ["actions", "ticks", "type"].contains { outline.has($0, depth: 3) }
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
    (TextShapes.format(head) ?? LogLines.format(head)).map { .format($0) } ?? .undecided
  }
}
