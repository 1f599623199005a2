package import TouchstoneReports

extension Show {
  /// The kinds of event in results, other than those that are always printed.
  package init(ofLinesIn results: [ResultRecording]) {
    let types = Set(results.flatMap(\.lines).map(\.track.type))
    self = types.reduce(into: .standard) { show, type in show.formUnion(Show(ofLines: type)) }
  }
}
