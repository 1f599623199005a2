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
  private var hash = LineHash()
  private var hashedCount = 0
  private var printedCount = 0
  private var unseen: [UInt8] = []

  init(_ scene: Scene, _ show: Show) {
    self.show = show
    names = JSONNames(scene)
    body = EventBody(names)
  }

  /// The hash of everything so far.
  var lineHash: UInt64 { hash.value }

  /// Appends an event's object and returns true, if events of its kind are shown.
  mutating func append(
    _ event: ReplayEvent, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) -> Bool {
    let isShown = show.includes(event)
    if isShown { printedCount += 1 }
    switch event {
    case .transition(let transition):
      appendHashed(isShown, to: &bytes) { line, number, names, hash in
        line.append(transition, numbered: number, names, &hash)
      }
    case .transform(let report):
      appendHashed(isShown, to: &bytes) { line, number, names, hash in
        line.append(report, numbered: number, names, &hash)
      }
    case .touch, .action, .delivery, .timer, .reset, .event, .view, .animation, .progress:
      guard isShown else { return false }
      body.write(event, labels: labels)
      appendHead(of: event, to: &bytes)
      bytes += body.bytes
    }
    return isShown
  }

  private typealias Writing = (inout OutputSpan<UInt8>, Int, JSONNames, inout LineHash) -> Void

  @inline(__always)
  private mutating func appendHashed(_ isShown: Bool, to bytes: inout [UInt8], _ write: Writing) {
    hashedCount += 1
    // Nearly always nothing else is printed: then the line is hashed while it is written.
    let isHashedAsPrinted = isShown && printedCount == hashedCount
    if isShown {
      let hashBefore = hash
      bytes.append(addingCapacity: names.mostBytesOfLine) {
        write(&$0, printedCount, names, &hash)
      }
      if !isHashedAsPrinted { hash = hashBefore }
    }
    if !isHashedAsPrinted {
      unseen.removeAll(keepingCapacity: true)
      unseen.append(addingCapacity: names.mostBytesOfLine) {
        write(&$0, hashedCount, names, &hash)
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
