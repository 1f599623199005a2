/// The arguments of a command that are no options: files, mostly.
package struct Operands<Options>: Sendable {
  /// How the usage line shows them: `[PATH…|-]`; empty when there are none.
  package let usage: String
  /// What a message says is missing: `FILE`.
  package let placeholder: String
  /// The words that they can be, for completions; without any, they are files.
  package let words: [String]
  /// How many there may be.
  package let count: ClosedRange<Int>
  private let field: (any WritableKeyPath<Options, [String]> & Sendable)?

  /// Operands that go into a field, at least and at most so many.
  package init(
    _ usage: String, placeholder: String, words: [String] = [], count: ClosedRange<Int>,
    into field: any WritableKeyPath<Options, [String]> & Sendable
  ) {
    self.usage = usage
    self.placeholder = placeholder
    self.words = words
    self.count = count
    self.field = field
  }

  private init() {
    usage = ""
    placeholder = ""
    words = []
    count = 0...0
    field = nil
  }

  /// For a command that takes options only.
  package static var none: Self { Self() }

  func store(_ operands: [String], in options: inout Options) throws(UsageError) {
    guard operands.count >= count.lowerBound else {
      throw .missingOperand(placeholder: placeholder)
    }
    guard operands.count <= count.upperBound else {
      throw .unexpectedOperand(operands[count.upperBound])
    }
    guard let field, !operands.isEmpty else { return }
    options[keyPath: field] = operands
  }
}
