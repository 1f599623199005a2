import Touchstone

extension LineWriter {
  /// Appends a word that is written in the program, in quotes.
  @inline(__always)
  mutating func append(quoted word: StaticString) {
    append(character: "\"")
    append(word)
    append(character: "\"")
  }

  /// Appends the key of a member of two coordinates, and what comes before the first.
  @inline(__always)
  mutating func append(beginningPair key: OutputKey) {
    append(key)
    append("{\"x\":")
  }

  /// Appends a member of two coordinates.
  @inline(__always)
  mutating func append(pair key: OutputKey, _ x: Double, _ y: Double, decimals: Int) {
    append(beginningPair: key)
    appendPair(x, y, decimals: decimals)
  }

  /// Appends two coordinates up to the end of their object, which has begun.
  @inline(__always)
  mutating func appendPair(_ x: Double, _ y: Double, decimals: Int) {
    let text = piece { $0.append(x, decimals: decimals) }
    append(.y)
    if x == y { append(again: text) } else { append(y, decimals: decimals) }
    append(character: "}")
  }

  /// Appends the six entries of a transform, and what ends them.
  @inline(__always)
  mutating func append(entries matrix: AffineTransform2D) {
    let decimals = Decimals.ratios
    let a = piece { $0.append(matrix.a, decimals: decimals) }
    append(character: ",")
    let b = piece { $0.append(matrix.b, decimals: decimals) }
    append(character: ",")
    // Most transforms turn and scale alike in both directions.
    if matrix.c == -matrix.b { append(negated: b) } else { append(matrix.c, decimals: decimals) }
    append(character: ",")
    if matrix.d == matrix.a { append(again: a) } else { append(matrix.d, decimals: decimals) }
    append(character: ",")
    append(matrix.tx, decimals: decimals)
    append(character: ",")
    append(matrix.ty, decimals: decimals)
    append(character: "]")
  }
}
