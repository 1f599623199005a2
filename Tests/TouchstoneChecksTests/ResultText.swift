import SafeJSON

@testable import TouchstoneChecks

/// Results from their text.
enum ResultText {
  static func recordings(_ text: String) throws -> [ResultRecording] {
    var reader = ResultReader(MemorySource(Array(text.utf8)))
    return try reader.all()
  }

  /// The only recording in a text.
  static func recording(_ lines: String...) throws -> ResultRecording {
    try recordings(lines.joined(separator: "\n")).first ?? ResultRecording()
  }

  /// A transition's line.
  static func transition(
    _ recognizer: String, _ states: String, at time: String, _ members: String = ""
  ) -> String {
    let ends = states.split(separator: ">")
    return #"{"type":"transition","seq":1,"t":\#(time),"recognizer":"\#(recognizer)","#
      + #""kind":"pan","view":"v","from":"\#(ends[0])","to":"\#(ends[1])","touches":1"#
      + #","location":{"x":1,"y":2}\#(members)}"#
  }
}
