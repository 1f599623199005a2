import SafeJSON

/// What reading a text to its end, or to its first error, gives.
struct Outcome: Equatable {
  var pieces: [JSONPiece] = []
  var error: JSONError?

  init(_ bytes: [UInt8], chunkSize: Int = .max, streaming: [StreamedArray] = []) {
    var stream = JSONStream(
      MemorySource(bytes, chunkSize: chunkSize), streaming: streaming)
    do {
      while let piece = try stream.next() { pieces.append(piece) }
    } catch {
      self.error = error
    }
  }
}
