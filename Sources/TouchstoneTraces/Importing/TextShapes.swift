/// Tells formats of lines apart: by their first line that says what it is.
enum TextShapes {
  private typealias Beginning = (text: StaticString, format: TraceFormat)

  /// What lines of a format begin with.
  private static let beginnings: [Beginning] = [
    ("# EVEMU", .evemu), ("E: ", .evemu), ("N: ", .evemu), ("I: ", .evemu), ("P: ", .evemu),
    ("B: ", .evemu), ("A: ", .evemu),
    ("add device ", .getevent), ("/dev/input/event", .getevent),
    ("could not get driver version", .getevent),
    ("Event: time ", .evtest), ("Input driver version is ", .evtest),
    ("# libinput record", .libinput), ("libinput:", .libinput), ("ndevices:", .libinput),
    ("version: ", .libinput), ("devices:", .libinput),
  ]

  /// The format of a text that begins with these bytes; nil while no line tells it. The last line
  /// counts only if it is complete, or says enough.
  static func format(_ head: Span<UInt8>) -> TraceFormat? {
    var bytes: [UInt8] = []
    for index in 0..<head.count where head[index] != UInt8(ascii: "\r") {
      bytes.append(head[index])
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let format = format(ofLine: TextLine(Array(line))) { return format }
    }
    return nil
  }

  private static func format(ofLine line: TextLine) -> TraceFormat? {
    var line = line
    line.skipSpaces()
    for beginning in beginnings where line.take(beginning.text) { return beginning.format }
    if isKernelTime(line) { return .getevent }
    return line.skip(past: "<UITouch: ") ? .uiTouch : nil
  }

  /// Whether a line begins like `[ 12.345] …`.
  private static func isKernelTime(_ line: TextLine) -> Bool {
    var line = line
    guard line.take("[") else { return false }
    line.skipSpaces()
    guard line.digits() != nil, line.take(".") else { return false }
    return line.digits() != nil && line.take("]")
  }
}
