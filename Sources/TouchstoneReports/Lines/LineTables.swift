import Touchstone

/// What is made once for all recordings of a scene: its names, and what texts do to a hash.
package struct LineTables: Sendable {
  let names: JSONNames
  /// A hash that has taken in nothing.
  let hash: LineHash

  init(_ names: JSONNames, _ hash: LineHash) {
    self.names = names
    self.hash = hash
  }

  /// The tables of a scene: those of an earlier recording, if they fit.
  init(_ scene: Scene, _ earlier: consuming LineTables?) {
    if let earlier, earlier.names.fits(scene) {
      self = earlier
    } else {
      names = JSONNames(scene)
      hash = LineHash(texts: LineTextNumber.inTable(names.texts.count))
    }
  }
}
