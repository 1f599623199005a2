/// How a report looks.
package struct ReportOptions: Sendable {
  /// Which kinds of event are printed.
  package var show: Show
  /// Whether runs of changes are printed in full, in text.
  package var isVerbose: Bool
  /// Whether text is coloured with the codes of terminals.
  package var usesColor: Bool
  /// Where the gestures of long recordings wait for the end; nil: in memory.
  package var spooling: Spooling?
  /// What an earlier reporter has made for its scene.
  package var lineTables: LineTables?

  package init(
    show: Show = .standard, isVerbose: Bool = false, usesColor: Bool = false,
    spooling: Spooling? = nil
  ) {
    self.show = show
    self.isVerbose = isVerbose
    self.usesColor = usesColor
    self.spooling = spooling
  }
}
