// Making values of bytes that the scanner has moved over.
extension PieceReader {
  /// The value of a range, of which a quick look may have found the extent; nil when it is taken.
  mutating func value(
    _ range: Range<Int>, _ extent: UpcomingExtent?, _ take: Taker
  ) throws(ScanFault) -> JSONValue? {
    defer { if let extent { scanner.input.passBeginning(extent) } }
    // Where a quick look was enough, json-c is not needed either.
    if extent != nil, !showsNodes {
      return scanner.input.withBytes(in: range) { builder.value(of: $0) }
    }
    let tree = try tree(range, isASCII: extent != nil)
    return showsNodes && tree.isTaken(by: take) ? nil : tree.value
  }

  /// The members of a range of bytes that lack their braces.
  mutating func members(
    _ range: Range<Int>, frame: JSONTokener.Frame
  ) throws(ScanFault) -> JSONValue {
    // Braces with nothing between them, which stand in every document, need no tokener.
    guard frame.count + range.count > 2 else { return .object([]) }
    return try tree(range, frame: frame).value
  }

  private mutating func tree(
    _ range: Range<Int>, frame: JSONTokener.Frame = .none, isASCII: Bool = false
  ) throws(ScanFault) -> JSONTree {
    let base = scanner.input.base
    do {
      return try tokener.tree(
        of: scanner.input.bytes, in: range.lowerBound - base..<range.upperBound - base,
        frame: frame, isASCII: isASCII)
    } catch {
      throw ScanFault(code: .refused(error.reason), offset: range.lowerBound)
    }
  }
}
