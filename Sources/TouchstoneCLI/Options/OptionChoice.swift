/// A type whose cases are the words that an option takes.
package protocol OptionChoice: CaseIterable, Sendable {
  /// What a name is made of: `String`, or `StaticString` for types of the engine.
  associatedtype Name: CustomStringConvertible
  /// The word on the command line: lower-case, with hyphens.
  var name: Name { get }
}

extension OptionChoice {
  /// The words of all cases, in the order of the cases.
  package static var names: [String] { allCases.map { $0.name.description } }

  /// The case with a name; nil when there is none.
  static func named(_ name: String) -> Self? {
    allCases.first { $0.name.description == name }
  }
}
