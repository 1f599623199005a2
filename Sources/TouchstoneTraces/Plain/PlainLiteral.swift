/// Up to eight bytes that are expected as they are, ready for comparison at once.
struct PlainLiteral {
  let bytes: UInt64
  let mask: UInt64
  let length: Int

  init(_ text: StaticString) {
    length = text.utf8CodeUnitCount
    bytes = PlainWord(text).head
    mask = length == 8 ? .max : ~(.max << UInt64(length * 8))
  }
}
