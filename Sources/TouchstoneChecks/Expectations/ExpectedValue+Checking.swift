import SafeJSON
import TouchstoneReports
import TouchstoneTraces

extension ExpectedNumber {
  /// Whether a printed number is as expected; an exact one counts as it would be printed.
  func allows(_ number: Double, decimals: Int) -> Bool {
    switch self {
    case .exactly(let wanted):
      Wording.number(wanted, decimals: decimals) == Wording.number(number, decimals: decimals)
    case .range(let range): range.contains(number)
    case .about(let wanted, let tolerance):
      Tolerance.absolute(tolerance)
        .allows((wanted - number).magnitude, between: wanted, and: number)
    }
  }

  /// The number in words: "between 1.9 and 2.25".
  var words: String {
    switch self {
    case .exactly(let wanted): Self.text(wanted)
    case .range(let range):
      "between \(Self.text(range.lowerBound)) and \(Self.text(range.upperBound))"
    case .about(let wanted, let tolerance): "\(Self.text(wanted)) ± \(Self.text(tolerance))"
    }
  }

  private static func text(_ number: Double) -> String { Wording.number(number, decimals: 9) }
}

extension ExpectedValue {
  /// The value in words.
  var words: String {
    switch self {
    case .number(let number): number.words
    case .text(let text): PlainText.harmless(text)
    }
  }
}

extension NumberRole {
  /// With how many decimals such a number is printed.
  var decimals: Int {
    switch self {
    case .count: 0
    case .field(.points), .degrees: 3
    case .field: 6
    }
  }
}
