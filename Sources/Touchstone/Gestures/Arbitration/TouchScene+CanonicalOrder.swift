extension TouchScene {
  /// The recognizers in the order in which what they do in one frame is reported (R3).
  package var canonicalOrder: [Int] {
    ArbitrationRules(self, ViewTree(views)).order
  }
}
