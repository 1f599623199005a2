import SafeJSON

/// Gives its text and then fails.
final class FailingSource: ByteSource {
  let canRewind = false
  private var text: String

  init(_ text: String) {
    self.text = text
  }

  func read(
    atMost count: Int, into bytes: inout [UInt8]
  ) throws(ByteSourceError) -> Int {
    guard !text.isEmpty else { throw ByteSourceError("Input/output error") }
    defer { text = "" }
    bytes.append(contentsOf: text.utf8)
    return text.utf8.count
  }

  func rewind(to offset: Int) throws(ByteSourceError) {
    throw ByteSourceError("Illegal seek")
  }
}
