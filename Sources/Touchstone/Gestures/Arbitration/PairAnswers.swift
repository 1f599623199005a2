/// Answers about ordered pairs of recognizers, each given once in an attempt.
struct PairAnswers {
  private enum Answer {
    case unasked, no, yes
  }

  private var count: Int
  private var answers: [Answer]

  /// No answers yet, for so many recognizers.
  init(count: Int) {
    self.count = count
    answers = Array(repeating: .unasked, count: count * count)
  }

  /// Whether the answer for a pair is yes.
  func isYes(_ first: Int, _ second: Int) -> Bool {
    answers[first * count + second] == .yes
  }

  /// Asks about a pair, unless that has been done.
  mutating func ask(_ first: Int, _ second: Int, _ question: () -> Bool) {
    guard answers[first * count + second] == .unasked else { return }
    answers[first * count + second] = question() ? .yes : .no
  }

  /// Makes room for one recognizer more.
  mutating func grow() {
    var larger = PairAnswers(count: count + 1)
    for first in 0..<count {
      for second in 0..<count {
        larger.answers[first * larger.count + second] = answers[first * count + second]
      }
    }
    self = larger
  }

  /// Forgets everything about one recognizer: its attempt is over.
  mutating func forget(_ index: Int) {
    for other in 0..<count {
      answers[index * count + other] = .unasked
      answers[other * count + index] = .unasked
    }
  }
}
