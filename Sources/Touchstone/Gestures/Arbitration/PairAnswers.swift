/// Answers about ordered pairs of recognizers, each given once in an attempt.
struct PairAnswers {
  private enum Answer {
    case unasked, no, yes
  }

  private var count: Int
  /// A row of answers for each recognizer; empty while nothing was ever asked.
  private var answers: [Answer] = []

  /// No answers yet, for so many recognizers.
  init(count: Int) {
    self.count = count
  }

  /// Whether anything was ever asked.
  var hasAnswers: Bool { !answers.isEmpty }

  /// Whether the answer for a pair is yes.
  func isYes(_ first: Int, _ second: Int) -> Bool {
    hasAnswers && answers[first * count + second] == .yes
  }

  /// Asks about a pair, unless that has been done.
  mutating func ask(_ first: Int, _ second: Int, _ question: () -> Bool) {
    if !hasAnswers { answers = Array(repeating: .unasked, count: count * count) }
    guard answers[first * count + second] == .unasked else { return }
    answers[first * count + second] = question() ? .yes : .no
  }

  /// Makes room for one recognizer more.
  mutating func grow() {
    let old = self
    count += 1
    guard old.hasAnswers else { return }
    answers = Array(repeating: .unasked, count: count * count)
    for first in 0..<old.count {
      for second in 0..<old.count {
        answers[first * count + second] = old.answers[first * old.count + second]
      }
    }
  }

  /// Forgets everything about one recognizer: its attempt is over.
  @inline(__always)
  mutating func forget(_ index: Int) {
    guard hasAnswers else { return }
    for other in 0..<count {
      answers[index * count + other] = .unasked
      answers[other * count + index] = .unasked
    }
  }
}
