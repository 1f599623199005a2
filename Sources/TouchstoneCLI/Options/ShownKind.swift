import TouchstoneReports

/// A kind of event as a word of `--show`.
struct ShownKind: OptionChoice, Equatable {
  let name: String
  let show: Show

  static let allCases = Show.named.map { ShownKind(name: $0.name.description, show: $0.show) }

  /// All kinds in a list; those that are printed by default when it is empty.
  static func union(of kinds: [ShownKind]) -> Show {
    kinds.isEmpty ? .standard : kinds.reduce(into: []) { $0.formUnion($1.show) }
  }

  /// The kinds that make up what is shown.
  static func kinds(in show: Show) -> [ShownKind] {
    allCases.filter { $0.show != .all && show.contains($0.show) }
  }

  static func == (left: ShownKind, right: ShownKind) -> Bool { left.name == right.name }
}

extension OptionEntry {
  /// `--show`, for commands that print events.
  static func show(
    into field: Field<[ShownKind]>,
    help: String = "What is printed; by default transitions and transforms."
  ) -> Self {
    .commaList("show", placeholder: "KIND,…", help: help, into: field)
  }
}
