import Touchstone

/// The events of a recording as JSON objects, numbered as they are printed, and the hash of what
/// the recognizers did.
///
/// The hash covers the transitions and transforms as if these two kinds alone were printed, each
/// object with a line feed: what else is printed, or is not, does not change it.
struct EventLines {
  private let show: Show
  private var body: EventBody
  private var hash = LineHash()
  private var hashedCount = 0
  private var printedCount = 0
  private var head: [UInt8] = []

  init(_ scene: Scene, _ show: Show) {
    self.show = show
    body = EventBody(JSONNames(scene))
  }

  /// The hash of everything so far.
  var lineHash: UInt64 { hash.value }

  /// Appends an event's object and returns true, if events of its kind are shown.
  mutating func append(
    _ event: ReplayEvent, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) -> Bool {
    let isShown = show.includes(event)
    guard isShown || event.isHashed else { return false }
    body.write(event, labels: labels)
    if event.isHashed { addToHash(event) }
    guard isShown else { return false }
    printedCount += 1
    appendHead(of: event, numbered: printedCount, to: &bytes)
    bytes += body.bytes
    return true
  }

  private mutating func addToHash(_ event: ReplayEvent) {
    hashedCount += 1
    head.removeAll(keepingCapacity: true)
    appendHead(of: event, numbered: hashedCount, to: &head)
    hash.add(head)
    hash.add(body.bytes)
    hash.add(UInt8(ascii: "\n"))
  }

  private func appendHead(
    of event: ReplayEvent, numbered number: Int, to bytes: inout [UInt8]
  ) {
    bytes.append("{\"type\":")
    bytes.append(quoted: event.typeName)
    bytes.append(",\"seq\":")
    bytes.append(number: number)
  }
}

extension ReplayEvent {
  /// Whether the hash of a recording covers it.
  fileprivate var isHashed: Bool {
    switch self {
    case .transition, .transform: true
    case .touch, .action, .delivery, .timer, .reset, .event, .view, .animation: false
    }
  }

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
    }
  }
}
