import Testing

/// A small change to a bundled recording, or to how it is played, and what comes of it.
struct Mutation: Sendable, CustomTestStringConvertible {
  /// What a change does to the result.
  enum Effect: Sendable {
    /// It is the same.
    case nothing
    /// Other lines.
    case lines
    /// The same lines in another order.
    case order
    /// The same lines, and something else is said of the recording or in its summary.
    case members
  }

  let name: String
  let trace: String
  var effect = Effect.lines
  var options: [String] = []
  var edit: @Sendable (inout EditedTrace) -> Void = { _ in }

  var testDescription: String { "\(trace): \(name)" }

  static func edited(
    _ trace: String, _ name: String, _ effect: Effect = .lines,
    _ edit: @escaping @Sendable (inout EditedTrace) -> Void
  ) -> Mutation {
    Mutation(name: name, trace: trace, effect: effect, edit: edit)
  }

  static func played(
    _ trace: String, _ options: String..., effect: Effect = .lines
  ) -> Mutation {
    Mutation(
      name: options.joined(separator: " "), trace: trace, effect: effect, options: options)
  }
}
