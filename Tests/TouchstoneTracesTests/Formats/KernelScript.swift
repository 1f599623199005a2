/// Recordings of evemu from short scripts: `0.08: slot 1, id -1` is a frame with its SYN_REPORT.
enum KernelScript {
  /// A device whose units are points.
  static let header = """
    N: pad
    P: 02 00 00 00 00 00 00 00
    A: 2f 0 9 0 0 0
    A: 35 0 390 0 0 0
    A: 36 0 780 0 0 0

    """

  private static let words = [
    "slot": "0003 002f", "id": "0003 0039", "x": "0003 0035", "y": "0003 0036",
    "tool": "0003 0037", "pressure": "0003 003a", "distance": "0003 003b",
    "major": "0003 0030",
    "X": "0003 0000", "Y": "0003 0001", "touch": "0001 014a", "finger": "0001 0145",
    "pen": "0001 0140", "block": "0000 0002", "dropped": "0000 0003", "report": "0000 0000",
  ]

  /// The lines of frames.
  static func events(_ frames: [String]) -> String {
    frames.flatMap { frame -> [String] in
      let parts = frame.split(separator: ":")
      let steps = parts.dropFirst().joined().split(separator: ",").map { $0.split(separator: " ") }
      return (steps + [["report"]]).map { step in
        "E: \(parts[0]) \(words[String(step[0])] ?? "?") \(step.dropFirst().first ?? "0")\n"
      }
    }.joined()
  }

  /// What becomes of frames of a device whose units are points, without the first line.
  static func transcript(
    _ frames: String..., header: String = header, isStrict: Bool = false
  ) -> [String] {
    let lines = Transcript.of(header + events(frames), isStrict: isStrict)
    return Array(lines.dropFirst())
  }
}
