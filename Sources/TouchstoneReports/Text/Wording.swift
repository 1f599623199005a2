import SafeJSON
import Touchstone

/// Numbers and names as people read them.
package enum Wording {
  /// A number rounded to at most so many decimals.
  package static func number(_ value: Double, decimals: Int) -> String {
    // On the stack: a row has many numbers, and most of them fit into a string that needs no memory.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.mostBytes) { room in
      var bytes = unsafe OutputSpan(buffer: room, initializedCount: 0)
      NumberText.append(value, decimals: decimals, to: &bytes)
      let count = unsafe bytes.finalize(for: room)
      return unsafe String(decoding: room[..<count], as: UTF8.self)
    }
  }

  /// A moment in seconds, with three decimals or as many more as it has, up to six.
  static func seconds(_ time: Timestamp) -> String {
    var bytes: [UInt8] = []
    _ = append(seconds: time, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a moment as `seconds` words it, and returns how many bytes there are before the point.
  static func append(seconds time: Timestamp, to bytes: inout [UInt8]) -> Int {
    let start = bytes.count
    NumberText.appendSeconds(nanoseconds: time.nanoseconds, decimals: 6, to: &bytes)
    var point = bytes.count - 1
    while point > start, bytes[point] != UInt8(ascii: ".") { point -= 1 }
    if point == start {
      point = bytes.count
      bytes.append(UInt8(ascii: "."))
    }
    while bytes.count - point < 4 { bytes.append(UInt8(ascii: "0")) }
    return point - start
  }

  /// A length of time in seconds, without its unit.
  static func seconds(_ interval: Interval) -> String {
    number(interval.seconds, decimals: 3)
  }

  /// Two numbers in parentheses.
  static func pair(_ x: Double, _ y: Double, decimals: Int = 1) -> String {
    "(\(number(x, decimals: decimals)), \(number(y, decimals: decimals)))"
  }

  /// A rectangle: its corner, and its size.
  static func rectangle(_ rectangle: Rect2D) -> String {
    let size = rectangle.size
    let (width, height) = (number(size.width, decimals: 1), number(size.height, decimals: 1))
    return pair(rectangle.minX, rectangle.minY) + " \(width) × \(height)"
  }

  /// An angle in degrees, from radians.
  static func degrees(_ radians: Double) -> String {
    number(radians * 180 / Double.pi, decimals: 1) + "°"
  }

  /// A number of things: "1 tap", "2 taps".
  package static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }

  /// A whole number with a comma before each three digits.
  package static func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in "\(number)".reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
