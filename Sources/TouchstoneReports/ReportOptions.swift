/// How a report looks.
package struct ReportOptions: Sendable {
  /// Which kinds of event are printed.
  package var show: Show
  /// Whether runs of changes are printed in full, in text.
  package var isVerbose: Bool
  /// Whether text is coloured with the codes of terminals.
  package var usesColor: Bool

  package init(show: Show = .standard, isVerbose: Bool = false, usesColor: Bool = false) {
    self.show = show
    self.isVerbose = isVerbose
    self.usesColor = usesColor
  }
}
