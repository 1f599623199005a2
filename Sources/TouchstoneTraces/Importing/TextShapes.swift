/// Tells formats of lines apart: by their first line that says what it is.
enum TextShapes {
  private typealias Beginning = (text: StaticString, format: TraceFormat)

  /// What lines of a format begin with, anywhere.
  private static let beginnings: [Beginning] = [
    ("# EVEMU", .evemu), ("add device ", .getevent), ("could not get driver version", .getevent),
    ("Event: time ", .evtest),
    ("Input driver version is ", .evtest), ("No device specified, trying to scan ", .evtest),
    ("# libinput record", .libinput),
  ]

  /// What evtest and evemu print in front of a recording: lists of devices to choose from.
  private static let menu: StaticString = "Available devices:"

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
    var (isFirst, hasMenu) = (true, false)
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    ) {
      let line = TextLine(Array(line))
      if let format = format(ofLine: line, isFirst: isFirst || hasMenu),
        !hasMenu || format != .getevent
      {
        return format
      }
      var beginning = line
      hasMenu = hasMenu || beginning.take(menu)
      isFirst = isFirst && (line.isAtEnd || isPassedOver(line))
    }
    return hasMenu ? .evtest : nil
  }

  private static func format(ofLine line: TextLine, isFirst: Bool) -> TraceFormat? {
    var line = line
    line.skipSpaces()
    for beginning in beginnings + (isFirst ? firstBeginnings : []) where line.take(beginning.text) {
      return beginning.format
    }
    if isKernelTime(line) || isPath(line) { return .getevent }
    if isEvent(line) { return .evemu }
    return line.skip(past: "<UITouch: ") ? .uiTouch : nil
  }

  /// Whether a line begins like `E: 0.5 …`.
  private static func isEvent(_ line: TextLine) -> Bool {
    var line = line
    return line.take("E: ") && line.skipDigits()
  }

  /// Whether a line is no part of a recording: a comment, a prompt, or what a program says before it begins.
  static func isPassedOver(_ line: TextLine) -> Bool {
    ["#", "$ ", "% ", "> ", "Recording to '"].contains { (beginning: StaticString) in
      var line = line
      return line.take(beginning)
    }
  }

  /// Whether a line begins like `/dev/input/event3: …`.
  private static func isPath(_ line: TextLine) -> Bool {
    var line = line
    return line.take("/dev/input/event") && line.skipDigits() && line.take(":")
  }

  /// Whether a line begins like `[ 12.345] EV_ABS`, `[ 12.345] 0003` or `[ 12.345] /dev/input/event3: …`.
  private static func isKernelTime(_ line: TextLine) -> Bool {
    var line = line
    guard line.take("[") else { return false }
    line.skipSpaces()
    guard line.skipDigits(), line.take("."), line.skipDigits(), line.take("]") else { return false }
    line.skipSpaces()
    if isPath(line) { return true }
    return line.take("EV_") || line.hexadecimal() != nil
  }
}
