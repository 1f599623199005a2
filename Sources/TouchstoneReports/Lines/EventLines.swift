import SafeJSON
import Touchstone

/// The events of a recording as JSON objects, numbered as they are printed, and the hash of what
/// the recognizers did.
///
/// The hash covers the transitions and transforms as if these two kinds alone were printed, each
/// object with a line feed: what else is printed, or is not, does not change it.
struct EventLines {
  private let show: Show
  private let names: JSONNames
  private var body: EventBody
  private var hash: LineHash
  private var hashedCount = 0
  private var printedCount = 0
  private var unseen: [UInt8] = []

  init(_ scene: Scene, _ show: Show) {
    self.show = show
    names = JSONNames(scene)
    body = EventBody(names)
    hash = LineHash(texts: names.textCount)
  }

  /// The hash of everything so far.
  var lineHash: UInt64 { hash.value }

  /// Appends a transition's object and returns true, if transitions are shown.
  mutating func append(_ transition: Transition, to bytes: inout [UInt8]) -> Bool {
    let numbers = nextNumbers(isShown: show.contains(.transitions))
    Self.append(numbers, names, &hash, &unseen, to: &bytes) {
      $0.append(transition, numbered: $1, $2, &$3)
    }
    return numbers.printed != nil
  }

  /// Appends the object of a view's transform and returns true, if transforms are shown.
  mutating func append(_ report: TransformReport, to bytes: inout [UInt8]) -> Bool {
    let numbers = nextNumbers(isShown: show.contains(.transforms))
    Self.append(numbers, names, &hash, &unseen, to: &bytes) {
      $0.append(report, numbered: $1, $2, &$3)
    }
    return numbers.printed != nil
  }

  /// Appends the object of any other event and returns true, if events of its kind are shown.
  mutating func append(
    _ event: ReplayEvent, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) -> Bool {
    guard show.includes(event) else { return false }
    printedCount += 1
    body.write(event, labels: labels)
    appendHead(of: event, to: &bytes)
    bytes += body.bytes
    return true
  }

  /// The next line's numbers in the output, if it is there, and in the hash.
  private mutating func nextNumbers(isShown: Bool) -> (printed: Int?, hashed: Int) {
    hashedCount += 1
    if isShown { printedCount += 1 }
    return (isShown ? printedCount : nil, hashedCount)
  }

  private typealias Writing = (inout OutputSpan<UInt8>, Int, JSONNames, inout LineHash) -> Void

  // Not a method: that would copy the names, since it changes the hash beside them.
  @inline(__always)
  private static func append(
    _ numbers: (printed: Int?, hashed: Int), _ names: JSONNames, _ hash: inout LineHash,
    _ unseen: inout [UInt8], to bytes: inout [UInt8], _ write: Writing
  ) {
    // Nearly always nothing else is printed: then the line is hashed while it is written.
    let isHashedAsPrinted = numbers.printed == numbers.hashed
    if let number = numbers.printed {
      let valueBefore = hash.value
      bytes.append(addingCapacity: names.mostBytesOfLine) { write(&$0, number, names, &hash) }
      if !isHashedAsPrinted { hash.value = valueBefore }
    }
    if !isHashedAsPrinted {
      unseen.removeAll(keepingCapacity: true)
      unseen.append(addingCapacity: names.mostBytesOfLine) {
        write(&$0, numbers.hashed, names, &hash)
      }
    }
    hash.add(UInt8(ascii: "\n"))
  }

  private func appendHead(of event: ReplayEvent, to bytes: inout [UInt8]) {
    bytes.append("{\"type\":")
    bytes.append(quoted: event.typeName)
    bytes.append(",\"seq\":")
    bytes.append(number: printedCount)
  }
}

extension ReplayEvent {
  /// The value of `type` in output.
  fileprivate var typeName: StaticString {
    switch self {
    case .transition: "transition"
    case .transform: "transform"
    case .touch: "touch"
    case .delivery: "delivery"
    case .action: "action"
    case .timer: "timer"
    case .reset: "reset"
    case .event: "event"
    case .view: "view"
    case .animation: "animation"
    case .progress: "progress"
    }
  }
}
