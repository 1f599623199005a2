import SafeJSON

extension String {
  /// The text without line breaks and without what a terminal would obey: names in messages come
  /// from the trace.
  var onOneLine: String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(JSONExcerpt.shown(scalar)) }
    return String(scalars)
  }
}
