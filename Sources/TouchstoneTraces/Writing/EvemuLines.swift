import SafeJSON

/// Lines of events.
struct EvemuLines {
  /// The time of the events that are added.
  var microseconds: Int64 = 0 {
    didSet { if microseconds != oldValue { start = Self.start(microseconds) } }
  }
  /// How their lines begin.
  private var start = Self.start(0)
  private var bytes: [UInt8] = []
  /// How many bytes those of the reports before take.
  private var reported = 0

  /// Whether nothing has been added to the report.
  var isEmpty: Bool { bytes.count == reported }

  /// What follows is another report.
  mutating func beginReport() {
    reported = bytes.count
  }

  /// Adds an event: `E: 0.008364 0003 0035 1234`.
  mutating func add(_ type: Int, _ code: Int, _ value: Int) {
    bytes += start
    appendHexadecimal(type)
    appendHexadecimal(code)
    // As evemu's own %04d, in which the sign is a digit.
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    if magnitude < (value < 0 ? 100 : 1000) { appendZeros(magnitude, value < 0 ? 3 : 4) }
    NumberText.append(Int64(magnitude), to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Hands over all lines.
  mutating func move(to other: inout [UInt8]) {
    other += bytes
    bytes.removeAll(keepingCapacity: true)
    reported = 0
  }

  /// What a short number lacks of so many digits.
  private mutating func appendZeros(_ number: UInt, _ digits: Int) {
    let count = number < 10 ? 1 : number < 100 ? 2 : 3
    for _ in count..<digits { bytes.append(UInt8(ascii: "0")) }
  }

  /// Four digits and a space.
  private mutating func appendHexadecimal(_ value: Int) {
    for shift in stride(from: 12, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: value >> shift) & 0xf
      bytes.append(digit + UInt8(ascii: digit < 10 ? "0" : "W"))
    }
    bytes.append(UInt8(ascii: " "))
  }

  private static func start(_ microseconds: Int64) -> [UInt8] {
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let decimals = String(rest)
    let zeros = String(repeating: "0", count: 6 - decimals.utf8.count)
    return Array("E: \(seconds).\(zeros)\(decimals) ".utf8)
  }
}
