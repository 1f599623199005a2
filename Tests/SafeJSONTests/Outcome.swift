import SafeJSON
import Testing

/// What reading a text to its end, or to its first error, gives.
struct Outcome: Equatable {
  var pieces: [JSONPiece] = []
  var error: JSONError?

  /// `isFull` has json-c build every value.
  init(
    _ bytes: [UInt8], chunkSize: Int = .max, streaming: [StreamedArray] = [],
    isFull: Bool = false
  ) {
    var stream = JSONStream(
      MemorySource(bytes, chunkSize: chunkSize), streaming: streaming, isFull: isFull)
    do {
      while let piece = try stream.next() { pieces.append(piece) }
    } catch {
      self.error = error
    }
  }

  /// The values when nothing is streamed.
  var values: [JSONValue] {
    pieces.compactMap { piece in
      guard case .value(let value, _) = piece else { return nil }
      return value
    }
  }
}

func expectSameInAnyChunks(
  _ bytes: [UInt8], streaming: [StreamedArray] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let whole = Outcome(bytes, streaming: streaming)
  for size in [1, 2, 3, 7] {
    let chunked = Outcome(bytes, chunkSize: size, streaming: streaming)
    #expect(chunked == whole, "in chunks of \(size)", sourceLocation: sourceLocation)
  }
}

func expectError(
  _ bytes: [UInt8], _ rendered: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = Outcome(bytes).error
  #expect(error?.rendered(source: "trace.json").text == rendered, sourceLocation: sourceLocation)
  expectSameInAnyChunks(bytes, sourceLocation: sourceLocation)
  // The streamed way walks the same grammar.
  let streamed = Outcome(bytes, streaming: [StreamedArray(key: "é")]).error
  #expect(streamed == error, sourceLocation: sourceLocation)
}
