/// A number with about twice a double's precision: the unevaluated sum of a large and a small part.
struct DoublePair {
  /// The number, rounded.
  var head: Double
  /// What the rounding left over.
  var tail: Double

  /// A number from its parts, which are not added.
  init(head: Double, tail: Double) {
    self.head = head
    self.tail = tail
  }

  /// The exact sum of two numbers of which the first is at least as large or 0: Dekker's fast
  /// two-sum.
  init(sumOf larger: Double, and smaller: Double) {
    head = larger + smaller
    tail = (larger - head) + smaller
  }

  /// The exact product of two numbers far from overflow and underflow: Dekker's product, which
  /// needs no fused multiply-add and so gives the same bits on a processor that has none.
  init(productOf left: Double, and right: Double) {
    let (l, r) = (Self.halves(of: left), Self.halves(of: right))
    head = left * right
    tail =
      ((l.head * r.head - head) + l.head * r.tail + l.tail * r.head) + l.tail * r.tail
  }

  /// A number as the sum of two of at most 26 bits (Veltkamp), whose products are exact.
  private static func halves(of number: Double) -> DoublePair {
    let shifted = number * 0x1.0000002p27
    let head = shifted - (shifted - number)
    return DoublePair(head: head, tail: number - head)
  }
}
