/// What getevent prints of devices in front of events: `add device 1: /dev/input/event2`, the name,
/// and with `-p` or `-lp` also keys, axes with their ranges, and properties.
struct GeteventDescription {
  private enum Part {
    case none, keys, axes, properties
  }

  /// A device of which nothing is said but that it has touches: what Android has is a screen, which
  /// often has the key of a finger too, unless it lists other properties.
  private static let screen = KernelDevice(properties: [KernelCode.isDirect])

  private var devices: [(path: String, device: KernelDevice)] = []
  /// The device that is being described.
  private var current: Int?
  private var part = Part.none

  /// The device at a path. The only one with touches is also that of lines without any path.
  func device(_ path: String) -> KernelDevice {
    let found = devices.filter { $0.path == path || path.isEmpty }
    let touched = found.filter { $0.device.hasContactAxes }
    let candidates = touched.isEmpty ? found : touched
    return candidates.count == 1 ? candidates[0].device : Self.screen
  }

  /// Takes in a line that is no event.
  mutating func read(_ line: TextLine) {
    var line = line
    line.skipSpaces()
    if line.take("add device ") {
      guard line.skip(past: ":") else { return }
      line.skipSpaces()
      beginDevice(at: line.word().map { String(decoding: $0, as: UTF8.self) } ?? "")
    } else if let current {
      readDetail(&line, of: current)
    }
  }

  /// One that was described before, as by `getevent -lp; getevent -lt`, keeps what is known of it.
  private mutating func beginDevice(at path: String) {
    part = .none
    current = devices.firstIndex { $0.path == path } ?? devices.count
    if current == devices.count { devices.append((path, Self.screen)) }
  }

  private mutating func readDetail(_ line: inout TextLine, of current: Int) {
    if line.take("name:") {
      line.skipSpaces()
      let name = line.rest
      devices[current].device.name = String(
        name.dropFirst(name.hasPrefix("\"") ? 1 : 0).prefix { $0 != "\"" })
      return
    }
    if line.take("input props:") {
      part = .properties
      devices[current].device.properties = []
    } else if line.take("KEY (0001):") {
      part = .keys
    } else if line.take("ABS (0003):") {
      part = .axes
    } else if Self.isHead(line) {
      part = .none
    }
    readPart(&line, of: current)
  }

  /// Whether a part with another kind of codes begins: `LED (0011): …`, `events:`.
  private static func isHead(_ line: TextLine) -> Bool {
    var line = line
    let word = line.word()
    if word?.last == UInt8(ascii: ":") { return true }
    return line.word()?.first == UInt8(ascii: "(")
  }

  private mutating func readPart(_ line: inout TextLine, of current: Int) {
    switch part {
    case .none: break
    case .properties:
      while let property = Self.number(&line, KernelLabels.properties) {
        devices[current].device.properties.insert(property)
      }
    case .keys:
      while !line.isAtEnd {
        guard Self.number(&line, KernelLabels.codes) == KernelCode.toolFinger else { continue }
        devices[current].device.hasFingerTool = true
      }
    case .axes:
      guard let axis = Self.number(&line, KernelLabels.codes), let range = Self.range(&line)
      else { return }
      devices[current].device.ranges[axis] = range
    }
  }

  private static func number(_ line: inout TextLine, _ labels: KernelLabels) -> Int? {
    guard let word = line.word() else { return nil }
    return labels[word.span] ?? TextLine.number(word, base: 16)
  }

  /// What stands behind an axis: `: value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private static func range(_ line: inout TextLine) -> KernelDevice.Range? {
    guard line.skip(past: "min "), let minimum = number(&line), line.skip(past: "max "),
      let maximum = number(&line)
    else { return nil }
    let resolution = line.skip(past: "resolution ") ? number(&line) : nil
    return KernelDevice.Range(minimum: minimum, maximum: maximum, resolution: resolution ?? 0)
  }

  private static func number(_ line: inout TextLine) -> Int? {
    guard var word = line.word() else { return nil }
    if word.last == UInt8(ascii: ",") { word.removeLast() }
    return TextLine.number(word, base: 10)
  }
}
