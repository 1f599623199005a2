import Testing

/// One way to write the same recording: a finger lands, moves while another one lands, and both
/// lift a moment apart.
struct TraceForm: Sendable, CustomTestStringConvertible {
  /// What every form says.
  static let transcript = [
    "recording in default",
    "0: began 1 (10.0, 20.0)",
    "500000000: moved 1 (12.0, 20.5), began 2 (50.0, 60.0)",
    "1000000000: ended 1 (12.0, 20.5)",
    "1500000000: ended 2 (50.0, 60.0)",
    "ended",
  ]

  let name: String
  let text: String

  var testDescription: String { name }

  private init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  static let all =
    plain + [
      TraceForm("with line breaks of two characters", crlf(document.text)),
      TraceForm("stream with line breaks of two characters", crlf(streamWithHeader.text)),
      TraceForm("with a byte order mark", "\u{FEFF}" + document.text),
      TraceForm("stream with a byte order mark", "\u{FEFF}" + stream.text),
      TraceForm("stream with blank lines", "\n\n" + blank(streamWithHeader.text) + " \t\n\r\n"),
      TraceForm("all of them", "\u{FEFF}\r\n" + crlf(blank(rowLines.text)) + "\r\n"),
      TraceForm("without a last line break", String(stream.text.dropLast())),
    ]

  private static let plain = [
    document, documentOnALine, stream, streamWithHeader, rows, rowLines, rowLinesWithHeader,
    rowsInEvents, keysInOddOrder, streamInOddOrder,
  ]

  private static let document = TraceForm(
    "document",
    """
    {
      "format": "touchstone-trace",
      "version": 1,
      "events": [
        {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 10, "y": 20}]},
        {"t": 0.5, "touches": [
          {"id": 1, "phase": "moved", "x": 12, "y": 20.5},
          {"id": 2, "phase": "began", "x": 50, "y": 60}
        ]},
        {"t": 1.0, "touches": [{"id": 1, "phase": "ended", "x": 12, "y": 20.5}]},
        {"t": 1.5, "touches": [{"id": 2, "phase": "ended", "x": 50, "y": 60}]}
      ],
      "expect": {"gestures": ["pan"]},
      "metadata": {"events": [1, 2]}
    }

    """)

  private static let documentOnALine = TraceForm(
    "document on a line",
    #"{"metadata":{"events":[{"t":9}]},"events":["#
      + stream.text.split(separator: "\n").joined(separator: ",") + "]}\n")

  private static let stream = TraceForm(
    "stream",
    """
    {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 10, "y": 20}]}
    {"t": 0.5, "touches": [{"id": 1, "phase": "moved", "x": 12, "y": 20.5}, \
    {"id": 2, "phase": "began", "x": 50, "y": 60}]}
    {"t": 1, "touches": [{"id": 1, "phase": "ended", "x": 12, "y": 20.5}]}
    {"t": 1.5, "touches": [{"id": 2, "phase": "ended", "x": 50, "y": 60}]}

    """)

  private static let streamWithHeader = TraceForm(
    "stream with a header", header + stream.text)

  private static let rowLines = TraceForm(
    "flat rows, one a line",
    """
    {"t": 0, "id": 1, "phase": "began", "x": 10, "y": 20}
    {"t": 0.5, "id": 1, "phase": "moved", "x": 12, "y": 20.5}
    {"t": 0.5, "id": 2, "phase": "began", "x": 50, "y": 60}
    {"t": 1, "id": 1, "phase": "ended", "x": 12, "y": 20.5}
    {"t": 1.5, "id": 2, "phase": "ended", "x": 50, "y": 60}

    """)

  private static let rowLinesWithHeader = TraceForm(
    "flat rows, one a line, with a header", header + rowLines.text)

  private static let rows = TraceForm(
    "flat rows",
    #"{"touches": ["# + rowLines.text.split(separator: "\n").joined(separator: ",\n") + "]}\n")

  private static let rowsInEvents = TraceForm(
    "flat rows in events",
    #"{"version": 1, "events": ["#
      + rowLines.text.split(separator: "\n").joined(separator: ",") + "]}\n")

  private static let keysInOddOrder = TraceForm(
    "keys in odd order",
    """
    {"metadata": null, "events": [
      {"touches": [{"y": 20, "x": 10, "phase": "began", "id": 1}], "t": 0},
      {"touches": [{"x": 12, "id": 1, "y": 20.5, "phase": "moved"},
                   {"phase": "began", "id": 2, "x": 50, "y": 60}], "t": 0.5},
      {"touches": [{"x": 12, "y": 20.5, "id": 1, "phase": "ended"}], "t": 1},
      {"touches": [{"id": 2, "y": 60, "phase": "ended", "x": 50}], "t": 1.5}
     ], "version": 1, "format": "touchstone-trace"}

    """)

  private static let streamInOddOrder = TraceForm(
    "stream with times behind the touches",
    """
    {"touches": [{"y": 20, "x": 10, "phase": "began", "id": 1}], "t": 0}
    {"touches": [{"x": 12, "id": 1, "y": 20.5, "phase": "moved"}, \
    {"phase": "began", "id": 2, "x": 50, "y": 60}], "x-note": [], "t": 0.5}
    {"touches": [{"x": 12, "y": 20.5, "id": 1, "phase": "ended"}], "t": 1}
    {"touches": [{"id": 2, "y": 60, "phase": "ended", "x": 50}], "t": 1.5}

    """)

  private static let header = #"{"format": "touchstone-trace", "version": 1}"# + "\n"

  private static func crlf(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  private static func blank(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\n  \n")
  }
}
