import TouchstoneReports

/// Compares the labels of rows with those that they should have.
final class LabelComparison: ClassificationObserver {
  private var labels: LabelFile
  private var counts = ConfusionMatrix()

  init(_ labels: LabelFile) {
    self.labels = labels
  }

  /// What has come out so far; labels that no row has asked for are missing in it.
  var matrix: ConfusionMatrix {
    var matrix = counts
    matrix.addMissing(labels.unusedCount)
    return matrix
  }

  func emit(source: String, place: ClassificationPlace, label: String?) {
    let expected = labels.take(source: source, index: place.index)
    switch (expected, label) {
    case (let expected?, let label?): counts.add(expected: expected, got: label)
    case (_?, nil): counts.addMissing()
    case (nil, _?): counts.addUnlabelled()
    case (nil, nil): break
    }
  }
}
