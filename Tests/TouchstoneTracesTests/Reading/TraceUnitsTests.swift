import Testing

@testable import TouchstoneTraces

@Suite struct TraceUnitsTests {
  /// The whole nanoseconds of a time (R1), or what is wrong with it.
  private func time(_ number: String, _ unit: String) -> String {
    let text = #"{"timeUnit": "\#(unit)", "events": [{"t": \#(number)}]}"#
    return Transcript.of(text).dropFirst().first ?? ""
  }

  /// Where a touch is, or what is wrong with it.
  private func location(_ x: String, _ y: String, _ header: String) -> String {
    let text = """
      {\(header), "events": [{"t": 0, "touches": [
        {"id": 1, "phase": "began", "x": \(x), "y": \(y)}]}]}
      """
    return Transcript.of(text).dropFirst().first ?? ""
  }

  @Test(arguments: [
    ("0", "s", "0:"), ("-0", "s", "0:"), ("-0.0", "ns", "0:"), ("1", "s", "1000000000:"),
    ("1", "ms", "1000000:"), ("1", "us", "1000:"), ("1", "ns", "1:"), ("-1", "ms", "-1000000:"),
    // These are no doubles: each is exact because its digits are read.
    ("0.1", "s", "100000000:"), ("0.3", "s", "300000000:"), ("0.7", "s", "700000000:"),
    ("1.005", "s", "1005000000:"), ("4.35", "ms", "4350000:"), ("0.001", "us", "1:"),
    ("1700000000.123456789", "s", "1700000000123456789:"),
    ("1700000000123.456789", "ms", "1700000000123456789:"),
    // Rounded once, half away from zero.
    ("0.0000000005", "s", "1:"), ("0.0000000004999999999999999999", "s", "0:"),
    ("-0.0000000005", "s", "-1:"), ("2.5", "ns", "3:"), ("16.6666666666", "ms", "16666667:"),
    // Exponents.
    ("1e-9", "s", "1:"), ("1E3", "us", "1000000:"), ("12.5e-1", "ms", "1250000:"),
    ("1e+2", "s", "100000000000:"), ("0e999999", "s", "0:"), ("1e-400", "s", "0:"),
    ("0.00012e7", "ns", "1200:"), ("1e18", "ns", "1000000000000000000:"),
    // The limits of 64 bits.
    ("9223372036.854775807", "s", "9223372036854775807:"),
    ("-9223372036.854775808", "s", "-9223372036854775808:"),
    ("9223372036854775807", "ns", "9223372036854775807:"),
  ])
  func timesAreExact(number: String, unit: String, line: String) {
    #expect(time(number, unit) == line)
  }

  @Test(arguments: [
    ("9223372036.854775808", "s"), ("-9223372036.854775809", "s"), ("1e19", "ns"), ("1e300", "s"),
    ("9223372036854775807", "us"), ("9223372036854775807.5", "ns"),
  ])
  func timesBeyondTheRangeAreRefused(number: String, unit: String) {
    #expect(
      time(number, unit)
        == "error: trace: events[0].t: time beyond 64-bit nanoseconds; "
        + "expected within ±9223372036.854775807 s")
  }

  @Test(arguments: [
    (#""coordinates": "points""#, "(30.0, 60.5)"),
    (
      #""coordinates": "points", "device": {"width": 10, "height": 10, "scale": 3}"#, "(30.0, 60.5)"
    ),
    (#""coordinates": "pixels", "device": {"scale": 2}"#, "(15.0, 30.25)"),
    (#""device": {"scale": 0.5}, "coordinates": "pixels""#, "(60.0, 121.0)"),
    (
      #""coordinates": "normalized", "device": {"width": 400, "height": 800}"#, "(12000.0, 48400.0)"
    ),
  ])
  func coordinatesBecomePoints(header: String, place: String) {
    #expect(location("30", "60.5", header) == "0: began 1 \(place)")
  }

  @Test func coordinatesReachToABillionPoints() {
    #expect(
      location("1e9", "-1000000000", #""version": 1"#)
        == "0: began 1 (1000000000.0, -1000000000.0)")
  }
}
