/// Tells formats of lines apart: by their first line that says what it is.
enum TextShapes {
  private typealias Beginning = (text: StaticString, format: TraceFormat)

  /// What lines of a format begin with, anywhere.
  private static let beginnings: [Beginning] = [
    ("# EVEMU", .evemu), ("add device ", .getevent), ("/dev/input/event", .getevent),
    ("could not get driver version", .getevent), ("Event: time ", .evtest),
    ("Input driver version is ", .evtest), ("No device specified, trying to scan ", .evtest),
    ("Available devices:", .evtest), ("# libinput record", .libinput),
  ]

  /// What the first line begins with that is no comment; other texts have such lines too.
  private static let firstBeginnings: [Beginning] = [
    ("N: ", .evemu), ("I: ", .evemu), ("P: ", .evemu), ("B: ", .evemu), ("A: ", .evemu),
    ("version: ", .libinput), ("ndevices: ", .libinput), ("libinput:", .libinput),
    ("devices:", .libinput),
  ]

  /// The format of a text that begins with these bytes; nil while no line shows it.
  static func format(_ head: Span<UInt8>) -> TraceFormat? {
    var bytes: [UInt8] = []
    for index in head.countOfByteOrderMark..<head.count { bytes.append(head[index]) }
    var isFirst = true
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    ) {
      let line = TextLine(Array(line))
      if let format = format(ofLine: line, isFirst: isFirst) { return format }
      isFirst = isFirst && (line.isAtEnd || line.bytes.first == UInt8(ascii: "#"))
    }
    return nil
  }

  private static func format(ofLine line: TextLine, isFirst: Bool) -> TraceFormat? {
    var line = line
    line.skipSpaces()
    for beginning in beginnings + (isFirst ? firstBeginnings : []) where line.take(beginning.text) {
      return beginning.format
    }
    if isKernelTime(line) { return .getevent }
    if isEvent(line) { return .evemu }
    return line.skip(past: "<UITouch: ") ? .uiTouch : nil
  }

  /// Whether a line begins like `E: 0.5 …`.
  private static func isEvent(_ line: TextLine) -> Bool {
    var line = line
    return line.take("E: ") && line.skipDigits()
  }

  /// Whether a line begins like `[ 12.345] …`.
  private static func isKernelTime(_ line: TextLine) -> Bool {
    var line = line
    guard line.take("[") else { return false }
    line.skipSpaces()
    guard line.skipDigits(), line.take(".") else { return false }
    return line.skipDigits() && line.take("]")
  }
}
