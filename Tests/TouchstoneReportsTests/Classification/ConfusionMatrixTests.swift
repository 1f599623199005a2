import SafeJSON
import Testing

@testable import TouchstoneReports

/// Of ten recordings eight are right: one pan was taken for a tap, one tap for nothing.
@Suite struct ConfusionMatrixTests {
  private static let sample: ConfusionMatrix = {
    var matrix = ConfusionMatrix()
    for _ in 0..<5 { matrix.add(expected: "tap", got: "tap") }
    matrix.add(expected: "pan", got: "tap")
    for _ in 0..<3 { matrix.add(expected: "pan", got: "pan") }
    matrix.add(expected: "tap", got: "none")
    matrix.addUnlabelled()
    matrix.addMissing(2)
    return matrix
  }()

  @Test func countsEachLabel() {
    #expect(
      Self.sample.classes == [
        .init(label: "none", expected: 0, got: 1, correct: 0),
        .init(label: "pan", expected: 4, got: 3, correct: 3),
        .init(label: "tap", expected: 6, got: 6, correct: 5),
      ])
    #expect(
      Self.sample.cells == [
        .init(expected: "pan", got: "pan", count: 3), .init(expected: "pan", got: "tap", count: 1),
        .init(expected: "tap", got: "none", count: 1), .init(expected: "tap", got: "tap", count: 5),
      ])
  }

  @Test func scoresAreSharesOfCounts() {
    let classes = Self.sample.classes
    #expect(classes.map(\.precision) == [0, 1, 5.0 / 6])
    #expect(classes.map(\.recall) == [nil, 0.75, 5.0 / 6])
    #expect(classes.map(\.f1) == [0, 6.0 / 7, 10.0 / 12])
    #expect(Self.sample.accuracy == 0.8)
  }

  @Test func theLimitItselfIsNotBelowIt() throws {
    var matrix = ConfusionMatrix()
    for _ in 0..<19 { matrix.add(expected: "pan", got: "pan") }
    matrix.add(expected: "pan", got: "tap")
    #expect(matrix.isBelow(try #require(AccuracyLimit("0.95"))) == false)
    #expect(matrix.isBelow(try #require(AccuracyLimit("95%"))) == false)
    #expect(matrix.isBelow(try #require(AccuracyLimit("0.951"))))
  }

  @Test func nothingComparedIsBelowEveryLimit() throws {
    #expect(ConfusionMatrix().isBelow(try #require(AccuracyLimit("0"))))
    #expect(ConfusionMatrix().text(inColor: false).text.hasSuffix("accuracy –: 0 of 0 right"))
  }

  @Test func aLineHoldsEverything() {
    var bytes: [UInt8] = []
    Self.sample.appendLine(to: &bytes)
    let line = """
      {"type":"confusion","compared":10,"correct":8,"accuracy":0.8,"unlabelled":1,"missing":2,\
      "classes":[{"label":"none","expected":0,"got":1,"correct":0,"precision":0,"recall":null,\
      "f1":0},{"label":"pan","expected":4,"got":3,"correct":3,"precision":1,"recall":0.75,\
      "f1":0.857143},{"label":"tap","expected":6,"got":6,"correct":5,"precision":0.833333,\
      "recall":0.833333,"f1":0.833333}],"cells":[{"expected":"pan","got":"pan","count":3},\
      {"expected":"pan","got":"tap","count":1},{"expected":"tap","got":"none","count":1},\
      {"expected":"tap","got":"tap","count":5}]}

      """
    #expect(String(decoding: bytes, as: UTF8.self) == line)
  }

  @Test func aTableIsForPeople() {
    let table = """
      label  expected  got  correct  precision  recall      F1
      none          0    1        0      0.0 %       –   0.0 %
      pan           4    3        3    100.0 %  75.0 %  85.7 %
      tap           6    6        5     83.3 %  83.3 %  83.3 %

      expected \\ got  [1]  [2]  [3]
      [1] none          ·    ·    ·
      [2] pan           ·    3    1
      [3] tap           1    ·    5

      accuracy 80.0 %: 8 of 10 right, 1 without a label, 2 labels without a result

      """
    #expect(Self.sample.text(inColor: false).text + "\n" == table)
  }

  @Test func manyClassesGiveAListOfConfusions() {
    var matrix = ConfusionMatrix()
    for number in 10..<23 { matrix.add(expected: "c\(number)", got: "c\(number)") }
    for _ in 0..<2 { matrix.add(expected: "c12", got: "c11") }
    matrix.add(expected: "c10", got: "c\u{1B}[31m")
    let text = matrix.text(inColor: false).text
    #expect(
      text.contains("\n2 × c12 classified as c11\n1 × c10 classified as c\u{FFFD}[31m\n\naccuracy"))
    #expect(!text.contains("expected \\ got"))
  }

  @Test func whatIsAllRightNeedsNoMatrix() {
    var matrix = ConfusionMatrix()
    matrix.add(expected: "pan", got: "pan")
    let table = """
      \u{1B}[1mlabel  expected  got  correct  precision   recall       F1\u{1B}[0m
      pan           1    1        1    100.0 %  100.0 %  100.0 %

      accuracy 100.0 %: 1 of 1 right

      """
    #expect(matrix.text(inColor: true).text + "\n" == table)
  }
}
