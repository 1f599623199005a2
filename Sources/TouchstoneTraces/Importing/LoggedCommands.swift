import SafeJSON

/// The commands of a log that were given lately. A server writes each of them several times: as it came, as the
/// call that it became, and as it was passed on.
struct LoggedCommands {
  /// How a line has its command.
  private enum Kind {
    case call, passedOn, other

    init(_ line: [UInt8]) {
      let text = String(decoding: line, as: UTF8.self)
      if text.has(part: "Calling ") || text.has(part: "performActions(") {
        self = .call
      } else {
        self = text.has(part: "Proxying ") ? .passedOn : .other
      }
    }
  }

  private struct Command {
    var sources: JSONValue
    var counts: [Kind: Int] = [:]
    var given = 0
  }

  /// So many are remembered: the copies of a command follow it closely.
  private static let mostCommands = 16
  private var commands: [Command] = []

  /// Whether a command is another one than those before it: lines of its kind have had it as often as it was given.
  mutating func isNew(_ value: JSONValue, in line: [UInt8]) -> Bool {
    let (sources, kind) = (Self.sources(of: value), Kind(line))
    var command = Command(sources: sources)
    if let place = commands.firstIndex(where: { $0.sources == sources }) {
      command = commands.remove(at: place)
    } else if commands.count == Self.mostCommands {
      commands.removeFirst()
    }
    let count = command.counts[kind, default: 0] + 1
    command.counts[kind] = count
    let isNew = count > command.given
    command.given = max(command.given, count)
    commands.append(command)
    return isNew
  }

  /// The sources of actions, whatever stands around them.
  private static func sources(of value: JSONValue) -> JSONValue {
    if let actions = value["actions"], value["type"] == nil { return actions }
    guard case .array(let elements) = value else { return .array([value]) }
    if case .array? = elements.first { return elements[0] }
    return value
  }
}
