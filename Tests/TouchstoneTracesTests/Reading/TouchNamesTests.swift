import Testing
import Touchstone

@testable import TouchstoneTraces

@Suite struct TouchNamesTests {
  private func line(_ time: Int, _ id: String, _ phase: String) -> String {
    #"{"t": \#(time), "touches": [{"id": \#(id), "phase": "\#(phase)", "x": 1, "y": 2}]}"#
  }

  @Test(arguments: [
    ("0", "0"), ("-1", "-1"), ("-0", "0"), ("2147483648", "2147483648"),
    ("9007199254740992", "9007199254740992"), ("-9007199254740992", "-9007199254740992"),
    ("1.0", "1"), ("-2e0", "-2"), ("-0.0", "0"),
    (#""left""#, "'left'"), (#""1""#, "'1'"), (#""""#, "''"), (#""\u00e9""#, "'é'"),
  ])
  func idsAreWholeNumbersOrStrings(id: String, name: String) {
    #expect(
      Transcript.of(line(0, id, "began") + "\n" + line(1, id, "ended")) == [
        "recording in default", "0: began \(name) (1.0, 2.0)",
        "1000000000: ended \(name) (1.0, 2.0)", "ended",
      ])
  }

  @Test(arguments: [
    ("9007199254740993", "id beyond ±2^53; expected a smaller number or a string"),
    ("-9007199254740993", "id beyond ±2^53; expected a smaller number or a string"),
    ("9223372036854775807", "id beyond ±2^53; expected a smaller number or a string"),
    ("-9223372036854775808", "id beyond ±2^53; expected a smaller number or a string"),
    ("1.5", "expected a whole number or a string, found 1.5"),
    ("1e308", "expected a whole number or a string, found 1e308"),
    ("9007199254740991.5", "expected a whole number or a string, found 9007199254740991.5"),
    ("null", "expected a whole number or a string, found null"),
    ("[1]", "expected a whole number or a string, found an array"),
    ("true", "expected a whole number or a string, found true"),
  ])
  func otherIdsAreRefused(id: String, message: String) {
    #expect(
      Transcript.of(line(0, id, "began"))
        == ["recording in default", "error: trace:1: touches[0].id: \(message)"])
  }

  @Test func namesAndNumbersAreDifferentFingers() {
    let text = """
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 0}, \
      {"id": "1", "phase": "began", "x": 2, "y": 0}, {"id": "a", "phase": "began", "x": 3, "y": 0}]}
      {"t": 1, "touches": [{"id": "a", "phase": "ended", "x": 3, "y": 0}, \
      {"id": "1", "phase": "ended", "x": 2, "y": 0}, {"id": 1, "phase": "ended", "x": 1, "y": 0}]}
      """
    #expect(
      Transcript.of(text, isStrict: true) == [
        "recording in default", "0: began 1 (1.0, 0.0), began '1' (2.0, 0.0), began 'a' (3.0, 0.0)",
        "1000000000: ended 'a' (3.0, 0.0), ended '1' (2.0, 0.0), ended 1 (1.0, 0.0)", "ended",
      ])
  }

  @Test(arguments: [Int64.min, -(1 << 53), 0, 1 << 53, 1 << 53 + 2, .max])
  func anyOtherNumberHasNoName(number: Int64) {
    var names = TouchNames()
    #expect(names.id(of: "a") == TouchID(1 << 53 + 1))
    #expect(names.name(of: TouchID(number)) == nil)
    names.release(TouchID(number))
    #expect(names.id(of: "b") == TouchID(1 << 53 + 2))
  }

  @Test func aNameKeepsItsNumberWhileItIsDown() {
    var names = TouchNames()
    let first = names.id(of: "a")
    #expect(first == TouchID(1 << 53 + 1))
    #expect(names.id(of: "b") != first)
    #expect(names.id(of: "a") == first)
    #expect(names.name(of: first) == "a")
    names.release(first)
    #expect(names.name(of: first) == "a", "a late report still finds it")
    #expect(names.id(of: "a") != first, "it means another finger now")
  }

  @Test func namesTakeNoMoreMemoryThanFingersInUse() {
    var names = TouchNames()
    var largest = TouchID(0)
    for number in 0..<5000 {
      let id = names.id(of: "finger \(number)")
      largest = max(largest.rawValue, id.rawValue) == id.rawValue ? id : largest
      names.release(id)
    }
    #expect(largest.rawValue - (1 << 53) <= 4098)
  }

  @Test func numbersHaveNoName() {
    var names = TouchNames()
    _ = names.id(of: "a")
    #expect(names.name(of: TouchID(1)) == nil)
    #expect(names.name(of: TouchID(1 << 53)) == nil)
    #expect(names.name(of: TouchID(1 << 53 + 2)) == nil)
    names.release(TouchID(1))
  }
}
