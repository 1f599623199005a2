/// How often recordings that should have a label got which: expected labels against those found.
package struct ConfusionMatrix: Equatable, Sendable {
  /// How one label did.
  package struct ClassScore: Equatable, Sendable {
    package let label: String
    /// How many recordings should have it.
    package var expected = 0
    /// How many recordings got it.
    package var got = 0
    /// How many recordings got it and should.
    package var correct = 0

    /// Of those that got it, the share that should; nil when none got it.
    package var precision: Double? { Self.share(correct, of: got) }
    /// Of those that should have it, the share that got it; nil when none should.
    package var recall: Double? { Self.share(correct, of: expected) }
    /// The harmonic mean of precision and recall.
    package var f1: Double? { Self.share(2 * correct, of: expected + got) }

    fileprivate static func share(_ part: Int, of whole: Int) -> Double? {
      whole == 0 ? nil : Double(part) / Double(whole)
    }
  }

  /// How many recordings that should have one label got another, or the same.
  package struct Cell: Equatable, Sendable {
    package let expected: String
    package let got: String
    package let count: Int
  }

  private struct Pair: Hashable {
    let expected: String
    let got: String
  }

  /// How many recordings the labels say nothing about.
  package private(set) var unlabelled = 0
  /// How many labels are of recordings that were not found or are broken.
  package private(set) var missing = 0
  /// How many recordings had a label and were classified.
  package private(set) var compared = 0
  /// How many of these got the label they should.
  package private(set) var correct = 0

  /// In no order; only looked up by the pairs of `pairs`.
  private var counts: [Pair: Int] = [:]
  private var pairs: [Pair] = []

  package init() {}

  /// Counts a recording that should have one label and got one.
  package mutating func add(expected: String, got: String) {
    let pair = Pair(expected: expected, got: got)
    if counts[pair] == nil { pairs.append(pair) }
    counts[pair, default: 0] += 1
    compared += 1
    if expected == got { correct += 1 }
  }

  /// Counts a recording that the labels say nothing about.
  package mutating func addUnlabelled() { unlabelled += 1 }

  /// Counts labels of recordings that were not found, or are broken.
  package mutating func addMissing(_ count: Int = 1) { missing += count }

  /// The share of compared recordings that got the right label; nil when none was compared.
  package var accuracy: Double? { ClassScore.share(correct, of: compared) }

  /// Whether the accuracy is below a limit; an accuracy that is not known is below every limit.
  package func isBelow(_ limit: AccuracyLimit) -> Bool {
    accuracy.map { $0 < limit.share } ?? true
  }

  /// The counts above zero, by expected label and then by the one that was got.
  package var cells: [Cell] {
    pairs.sorted { ($0.expected, $0.got) < ($1.expected, $1.got) }.map {
      Cell(expected: $0.expected, got: $0.got, count: counts[$0] ?? 0)
    }
  }

  /// Every label that was expected or got, in alphabetical order.
  package var classes: [ClassScore] {
    let cells = cells
    var scores: [ClassScore] = []
    for label in (cells.map({ $0.expected }) + cells.map({ $0.got })).sorted()
    where scores.last?.label != label { scores.append(ClassScore(label: label)) }
    var places: [String: Int] = [:]
    for (place, score) in scores.enumerated() { places[score.label] = place }
    for cell in cells {
      if let place = places[cell.expected] { scores[place].expected += cell.count }
      if let place = places[cell.got] { scores[place].got += cell.count }
      if cell.expected == cell.got, let place = places[cell.got] {
        scores[place].correct += cell.count
      }
    }
    return scores
  }
}
