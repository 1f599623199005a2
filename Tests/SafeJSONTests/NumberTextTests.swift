import Foundation
import SafeJSON
import Testing

@Test(
  arguments: [
    (0, 3, "0"), (-0.0, 3, "0"), (1, 3, "1"), (-1.5, 3, "-1.5"), (100, 0, "100"), (0.1, 3, "0.1"),
    (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (0.5, 0, "1"), (-0.5, 0, "-1"), (2.5, 0, "3"),
    (0.49999999999999994, 0, "0"), (1.25, 1, "1.3"), (1.05, 3, "1.05"), (0.001, 3, "0.001"),
    // 1.0005 is 1.000499999999999989…, the three others are above their half.
    (1.0005, 3, "1"), (0.0005, 3, "0.001"), (0.0015, 3, "0.002"), (1.0015, 3, "1.002"),
    (0.285, 2, "0.28"), (1.005, 2, "1"), (1.115, 2, "1.11"),
    // 0.045 is 0.04499999999999999833…, although 0.045 * 100 is 4.5 in doubles.
    (0.045, 2, "0.04"), (-0.045, 2, "-0.04"),
    (-1e-9, 6, "0"), (.leastNonzeroMagnitude, 17, "0"), (0.9996, 3, "1"), (-0.9999, 3, "-1"),
    (9.9999, 3, "10"),
    (123456.7894999, 3, "123456.789"), (123456.7895001, 3, "123456.79"),
    (16777216.25, 2, "16777216.25"), (9007199254740991.5, 1, "9007199254740992"),
    (4503599627370495.5, 1, "4503599627370495.5"),
    (1e15, 3, "1000000000000000"), (18446744073709549568, 3, "18446744073709549568"),
    (0x1p64, 3, "18446744073709551616"), (1e21, 3, "1000000000000000000000"),
    (-1e22, 0, "-10000000000000000000000"), (1e23, 0, "99999999999999991611392"),
    (0.1, 17, "0.10000000000000001"), (0.1, 99, "0.10000000000000001"), (2.7, -1, "3"),
    (.nan, 3, "null"), (.infinity, 3, "null"), (-.infinity, 3, "null"),
  ] as [(Double, Int, String)])
func numbersAreRoundedOnceFromTheirExactValue(value: Double, decimals: Int, text: String) {
  #expect(written { NumberText.append(value, decimals: decimals, to: &$0) } == text)
}

@Test(
  arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (0.1, "0.1"), (-2.25, "-2.25"), (0.001, "0.001"),
    (-0.0005, "-0.0005"), (1e-7, "1e-07"), (0.1 + 0.2, "0.30000000000000004"),
    (100.33332824707031, "100.33332824707031"), (99_999_999.999999, "99999999.999999"),
    (123456.123456, "123456.123456"), (1e9, "1000000000"), (1e16, "1e+16"),
  ] as [(Double, String)])
func theShortestNumberReadsBackAsTheSame(value: Double, text: String) {
  #expect(written { NumberText.appendShortest(value, to: &$0) } == text)
}

@Test func shortestNumbersAreThoseOfSwift() {
  let units = [1.0, 10, 1000, 1e5, 1e6, 1e7]
  var random: UInt64 = 1
  for index in 0..<20_000 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let number = Double(Int64(bitPattern: random) >> 11) / 0x1p35
    let unit = units[index % units.count]
    let value = (number * unit).rounded() / unit
    let text = "\(value)"
    #expect(
      written { NumberText.appendShortest(value, to: &$0) }
        == (text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
  }
}

@Test func hugeNumbersHaveAllTheirDigits() {
  #expect(
    written { NumberText.append(1e300, decimals: 3, to: &$0) } == """
      10000000000000000525047602552044202487044685811081591549158541155118024579889081\
      95786371375080447864043704443832883878176942523235360430575644792184786706982848\
      38720092657580373783023379478809005936895323497079994508111903896764088007465274\
      2780142494579258788820056842838115669472196386865459400540160
      """)
  #expect(
    written { NumberText.append(-.greatestFiniteMagnitude, decimals: 3, to: &$0) } == """
      -1797693134862315708145274237317043567980705675258449965989174768031572607800285\
      38760589558632766878171540458953514382464234321326889464182768467546703537516986\
      04991057655128207624549009038932894407586850845513394230458323690322294816580855\
      9332123348274797826204144723168738177180919299881250404026184124858368
      """)
}

@Test(
  arguments: [
    (0, 6, "0"), (1, 9, "0.000000001"), (-1, 9, "-0.000000001"), (499, 6, "0"),
    (500, 6, "0.000001"),
    (-499, 6, "0"), (-500, 6, "-0.000001"), (1_500_000_000, 6, "1.5"), (1_500_000_000, 0, "2"),
    (-1_500_000_000, 0, "-2"), (999_999_500, 6, "1"), (16_666_667, 6, "0.016667"),
    (16_666_667, 3, "0.017"), (1, 12, "0.000000001"), (1_400_000_000, -1, "1"),
    (.max, 9, "9223372036.854775807"), (.min, 9, "-9223372036.854775808"),
    (.max, 6, "9223372036.854776"), (.min, 0, "-9223372037"),
  ] as [(Int64, Int, String)])
func secondsAreRoundedInWholeNumbers(nanoseconds: Int64, decimals: Int, text: String) {
  #expect(
    written { NumberText.appendSeconds(nanoseconds: nanoseconds, decimals: decimals, to: &$0) }
      == text)
}

@Test(arguments: [0, 7, -10, .max, .min] as [Int64])
func wholeNumbersAreWrittenInFull(value: Int64) {
  #expect(written { NumberText.append(value, to: &$0) } == String(value))
}

private func written(_ write: (inout [UInt8]) -> Void) -> String {
  var bytes = Array("<".utf8)
  write(&bytes)
  return String(String(decoding: bytes, as: UTF8.self).dropFirst())
}

/// The C library rounds the exact value too; it differs only in ties, which it rounds to even.
@Test(arguments: [(0, 1.0), (1, 10.0), (2, 1e2), (3, 1e3), (6, 1e6), (9, 1e9)])
func roundsAsTheCLibraryDoes(decimals: Int, unit: Double) {
  var state: UInt64 = 0x5EED
  for _ in 0..<4000 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let scale = Double(sign: .plus, exponent: Int(state % 60) - 35, significand: 1)
    let value = Double(Int64(bitPattern: state) >> 11) / 0x1p52 * scale
    let nearTie = ((value * unit).rounded(.down) + 0.5) / unit
    for value in [value, nearTie.nextUp, nearTie.nextDown] where !isTie(value, unit) {
      #expect(
        written { NumberText.append(value, decimals: decimals, to: &$0) }
          == libraryText(value, decimals))
    }
  }
}

@Test func largeNumbersHaveTheDigitsOfTheCLibrary() {
  var state: UInt64 = 0x1A46E
  // From 2⁵³ on they are whole, so that there is no tie.
  for exponent in 53...1023 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let value = Double(
      sign: state & 1 == 0 ? .plus : .minus, exponent: exponent,
      significand: 1 + Double(state >> 12) / 0x1p52)
    #expect(
      written { NumberText.append(value, decimals: 3, to: &$0) } == libraryText(value, 3))
  }
}

/// Whether a value is exactly half way between two numbers with so many decimals.
private func isTie(_ value: Double, _ unit: Double) -> Bool {
  let product = value * unit
  return product.magnitude < 0x1p52 && product - product.rounded(.down) == 0.5
    && (-product).addingProduct(value, unit) == 0
}

private func libraryText(_ value: Double, _ decimals: Int) -> String {
  var text = String(format: "%.\(decimals)f", value)
  if text.contains(".") {
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
  }
  return text == "-0" ? "0" : text
}
