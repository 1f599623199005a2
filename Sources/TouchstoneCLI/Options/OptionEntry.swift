/// One option of a command: how it is described, and where its value goes.
package struct OptionEntry<Options>: Sendable {
  /// Puts the value of one occurrence where it belongs.
  package typealias Store =
    @Sendable (inout Options, OptionArgument) throws(UsageError) -> Void

  /// What help, manual and completions see.
  package let description: OptionDescription
  let store: Store

  init(
    _ name: String, _ short: Character?, placeholder: String? = nil, choices: [String] = [],
    suggestions: [String] = [], help: String, isRepeatable: Bool = false, store: @escaping Store
  ) {
    description = OptionDescription(
      name: name, short: short, placeholder: placeholder, choices: choices,
      suggestions: suggestions, help: help, isRepeatable: isRepeatable)
    self.store = store
  }

  private init(_ description: OptionDescription, store: @escaping Store) {
    self.description = description
    self.store = store
  }

  /// The same option in a command whose options contain these.
  package func lifted<Whole>(
    into part: any WritableKeyPath<Whole, Options> & Sendable
  ) -> OptionEntry<Whole> {
    OptionEntry<Whole>(description) { [store] (whole, argument) throws(UsageError) in
      try store(&whole[keyPath: part], argument)
    }
  }
}
