/// Lines of events.
struct EvemuLines {
  /// The time of the events that are added.
  var microseconds: Int64 = 0
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
    bytes += "E: ".utf8
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    append(seconds, digits: 1, base: 10)
    bytes.append(UInt8(ascii: "."))
    append(rest, digits: 6, base: 10)
    bytes.append(UInt8(ascii: " "))
    append(Int64(type), digits: 4, base: 16)
    bytes.append(UInt8(ascii: " "))
    append(Int64(code), digits: 4, base: 16)
    bytes.append(UInt8(ascii: " "))
    // As evemu's own %04d, in which the sign is a digit.
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(Int64(value.magnitude), digits: value < 0 ? 3 : 4, base: 10)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Hands over all lines.
  mutating func move(to other: inout [UInt8]) {
    other += bytes
    bytes.removeAll(keepingCapacity: true)
    reported = 0
  }

  private mutating func append(_ value: Int64, digits: Int, base: Int64) {
    var value = value
    let start = bytes.count
    repeat {
      let digit = UInt8(truncatingIfNeeded: value % base)
      bytes.append(digit + UInt8(ascii: digit < 10 ? "0" : "W"))
      value /= base
    } while value > 0 || bytes.count - start < digits
    bytes[start...].reverse()
  }
}
