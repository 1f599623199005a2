import SafeJSON
import Testing

private func number(_ text: String) -> JSONNumber? {
  guard case .number(let number) = Outcome(Array(text.utf8)).values.first else { return nil }
  return number
}

@Test(
  arguments: [
    ("0", 0), ("-0", 0), ("-1", -1), ("9223372036854775807", .max), ("-9223372036854775808", .min),
  ] as [(String, Int64)])
func digitsOnlyAreAWholeNumber(text: String, value: Int64) {
  #expect(number(text) == .integer(value))
}

@Test(arguments: [
  ("0.0", 0), ("-0.0", 0), ("1.50", 1.5), ("1e2", 100), ("1E+2", 100), ("-25e-1", -2.5),
  ("0.1", 0.1), ("1.7976931348623157e308", .greatestFiniteMagnitude),
  ("5e-324", .leastNonzeroMagnitude),
  ("1e-999999999", 0), ("0e999999999", 0),
  ("123456789012345678901234567890.0", 0x1.8ee90ff6c373ep+96),
])
func otherNumbersKeepTheirText(text: String, value: Double) {
  #expect(number(text) == .decimal(value, text: text))
  #expect(number(text)?.double == value)
}

@Test(
  arguments: [
    ("0.0166666665", 9, 16_666_667), ("0.0166666664", 9, 16_666_666),
    ("0.0000000005", 9, 1), ("0.00000000049999999999999999999999999", 9, 0),
    ("-0.0000000005", 9, -1), ("-0.00000000049", 9, 0), ("0.00000000004", 9, 0),
    ("1.5", 0, 2), ("2.5", 0, 3), ("-2.5", 0, -3), ("2.49", 0, 2), ("0.5", 0, 1), ("0.05", 0, 0),
    ("9.5", 0, 10), ("99.95", 1, 1000), ("1e3", 2, 100_000), ("12.50e-1", 3, 1250),
    ("9223372036.854775807", 9, .max), ("-9223372036.854775808", 9, .min),
    ("9223372036.8547758074", 9, .max), ("9223372036.8547758075", 9, nil),
    ("-9223372036.8547758085", 9, nil), ("-9223372036.8547758084", 9, .min),
    ("9223372037.0", 9, nil), ("1e19", 0, nil), ("99999999999999999999.0", 0, nil),
    ("0.0", 9, 0), ("0.000e5", 9, 0), ("-0.0", 0, 0),
    ("1e-999999999", 9, 0), ("1e-99999999999999999999999", 9, 0),
    ("0e99999999999999999999999", 9, 0),
    ("-0.5", .min, 0), ("1.5", .max, nil), ("12345678.9", -7, 1), ("12345678.9", -18, 0),
    ("0.123456789012345678", 0, 0), ("0.923456789012345678", -1, 0),
    ("1e-5", 5, 1), ("5E-10", 9, 1), ("1000000000000000000000e-21", 0, 1),
  ] as [(String, Int, Int64?)])
func decimalsAreScaledByTheirText(text: String, power: Int, expected: Int64?) {
  #expect(number(text)?.scaled(byPowerOfTen: power) == expected)
}

@Test(arguments: [
  "0.5", "-0.050", "-0.0", "123.4560", "0.000000000000000001", "12345678901234567.8", "1e5",
  "1.5E-3", "0.1234567890123456789012", "9", "-120",
])
func numbersAreShownAsTheyWereWritten(text: String) {
  #expect(number(text)?.text == text)
}

@Test(
  arguments: [
    (0, 9, 0), (1, 9, 1_000_000_000), (-9_223_372_036, 9, -9_223_372_036_000_000_000),
    (9_223_372_037, 9, nil), (.max, 0, .max), (.min, 0, .min), (.max, 1, nil),
    (15, -1, 2), (14, -1, 1), (-15, -1, -2), (5, -1, 1), (5, -2, 0), (.max, -18, 9), (.max, -19, 1),
    (.max, -20, 0), (1, .max, nil), (0, .max, 0), (1, .min, 0),
  ] as [(Int64, Int, Int64?)])
func wholeNumbersAreScaled(value: Int64, power: Int, expected: Int64?) {
  #expect(JSONNumber.integer(value).scaled(byPowerOfTen: power) == expected)
}

@Test func aHugeExponentInANumberIsNoOverflow() {
  #expect(JSONNumber.decimal(0, text: "1e999999999999999999999").scaled(byPowerOfTen: .max) == nil)
  #expect(JSONNumber.decimal(0, text: "1e-999999999999999999999").scaled(byPowerOfTen: .min) == 0)
}

@Test(
  arguments: [
    ("7", 7), ("-9223372036854775808", .min), ("2.0", 2), ("-2.00", -2), ("-0.0", 0), ("2e1", 20),
    ("25e-1", nil), ("0.5", nil), ("4503599627370497.5", nil), ("9007199254740992.5", nil),
    ("12345678901234567.0", 12_345_678_901_234_567), ("1e16", nil), ("1e308", nil), ("1e-9", nil),
  ] as [(String, Int64?)])
func wholeNumbersMayBeWrittenAsDecimals(text: String, value: Int64?) {
  #expect(number(text)?.whole == value)
}
