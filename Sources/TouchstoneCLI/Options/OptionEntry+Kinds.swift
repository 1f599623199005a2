/// The kinds of entries that a command's table is written with. Where a value can be absent, the
/// field is an optional; without one, the field's initial value is the default.
extension OptionEntry {
  /// A field of the options.
  package typealias Field<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// Takes no value; sets the field to true, or to what `sets` says.
  package static func flag(
    _ name: String, _ short: Character? = nil, help: String, into field: Field<Bool>,
    sets value: Bool = true
  ) -> Self {
    Self(name, short, help: help) { (options, _) throws(UsageError) in
      options[keyPath: field] = value
    }
  }

  /// Takes one of a type's words.
  package static func choice<Choice: OptionChoice>(
    _ name: String, _ short: Character? = nil, help: String, into field: Field<Choice>
  ) -> Self {
    let names = Choice.names
    let placeholder = names.joined(separator: "|")
    return Self(name, short, placeholder: placeholder, choices: names, help: help) {
      (options, argument) throws(UsageError) in
      options[keyPath: field] = try argument.choice(Choice.self)
    }
  }

  /// Takes one of a type's words; without it the field stays nil.
  package static func choice<Choice: OptionChoice>(
    _ name: String, _ short: Character? = nil, placeholder: String? = nil, help: String,
    into field: Field<Choice?>
  ) -> Self {
    let names = Choice.names
    let placeholder = placeholder ?? names.joined(separator: "|")
    return Self(name, short, placeholder: placeholder, choices: names, help: help) {
      (options, argument) throws(UsageError) in
      options[keyPath: field] = try argument.choice(Choice.self)
    }
  }

  /// Takes any text.
  package static func value(
    _ name: String, _ short: Character? = nil, placeholder: String, help: String,
    into field: Field<String>
  ) -> Self {
    value(name, short, placeholder: placeholder, help: help, into: field) {
      (argument) throws(UsageError) in argument.text
    }
  }

  /// Takes any text, of which `suggestions` are examples; without it the field stays nil.
  package static func value(
    _ name: String, _ short: Character? = nil, placeholder: String, suggestions: [String] = [],
    help: String, into field: Field<String?>
  ) -> Self {
    Self(name, short, placeholder: placeholder, suggestions: suggestions, help: help) {
      (options, argument) throws(UsageError) in
      options[keyPath: field] = argument.text
    }
  }

  /// Takes what `parse` reads: `{ argument throws(UsageError) in try argument.number() }`.
  package static func value<Value>(
    _ name: String, _ short: Character? = nil, placeholder: String, help: String,
    into field: Field<Value>,
    parse: @escaping @Sendable (OptionArgument) throws(UsageError) -> Value
  ) -> Self {
    Self(name, short, placeholder: placeholder, help: help) {
      (options, argument) throws(UsageError) in
      options[keyPath: field] = try parse(argument)
    }
  }

  /// Repeatable, any text each; the first occurrence replaces the field's default.
  package static func list(
    _ name: String, _ short: Character? = nil, placeholder: String, help: String,
    into field: Field<[String]>
  ) -> Self {
    list(name, short, placeholder: placeholder, help: help, into: field) {
      (argument) throws(UsageError) in argument.text
    }
  }

  /// Repeatable, each occurrence read by `parse`; the first one replaces the field's default.
  package static func list<Element>(
    _ name: String, _ short: Character? = nil, placeholder: String, help: String,
    into field: Field<[Element]>,
    parse: @escaping @Sendable (OptionArgument) throws(UsageError) -> Element
  ) -> Self {
    appending(name, short, placeholder: placeholder, help: help, into: field) {
      (argument) throws(UsageError) in [try parse(argument)]
    }
  }

  /// Repeatable names separated by commas; the first occurrence replaces the field's default.
  package static func commaList(
    _ name: String, _ short: Character? = nil, placeholder: String, help: String,
    into field: Field<[String]>
  ) -> Self {
    appending(name, short, placeholder: placeholder, help: help, into: field) {
      (argument) throws(UsageError) in try argument.names()
    }
  }

  /// Repeatable words of a type separated by commas; the first occurrence replaces the default.
  package static func commaList<Choice: OptionChoice>(
    _ name: String, _ short: Character? = nil, placeholder: String, help: String,
    into field: Field<[Choice]>
  ) -> Self {
    appending(
      name, short, placeholder: placeholder, choices: Choice.names, help: help, into: field
    ) { (argument) throws(UsageError) in try argument.choices(Choice.self) }
  }

  /// Repeatable, each occurrence read by `parse` into several elements that commas separate; the
  /// first one replaces the field's default. `choices` are the words that elements begin with.
  package static func commaList<Element>(
    _ name: String, _ short: Character? = nil, placeholder: String, choices: [String] = [],
    help: String, into field: Field<[Element]>,
    parse: @escaping @Sendable (OptionArgument) throws(UsageError) -> [Element]
  ) -> Self {
    appending(
      name, short, placeholder: placeholder, choices: choices, help: help, into: field,
      parse: parse)
  }

  private static func appending<Element>(
    _ name: String, _ short: Character?, placeholder: String, choices: [String] = [],
    help: String, into field: Field<[Element]>,
    parse: @escaping @Sendable (OptionArgument) throws(UsageError) -> [Element]
  ) -> Self {
    Self(
      name, short, placeholder: placeholder, choices: choices, help: help, isRepeatable: true
    ) { (options, argument) throws(UsageError) in
      let elements = try parse(argument)
      if argument.isFirst {
        options[keyPath: field] = elements
      } else {
        options[keyPath: field] += elements
      }
    }
  }
}
