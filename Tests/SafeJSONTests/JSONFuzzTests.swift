import SafeJSON
import Testing

private let sample = Array(
  #"""
  {"v": 1, "events": [{"t": 0.0166666665, "p": [1, -2.5e-3, 1E9], "s": "a\u00e9\ud83d\ude00\n"}, [],
    {}, null, true, false, "é😀"], "z": {"a": {"b": -0}, "c": ""}}
  {"events":[9223372036854775807,12],"n":[[[]]]}
  """#.utf8)

@Test func noMutationTrapsAndWhatIsAcceptedReadsBackTheSame() {
  var generator = SeededGenerator(state: 0x5EED)
  let streaming = [StreamedArray(key: "events", unlessAfter: "z")]
  var accepted = 0
  for round in 0..<4000 {
    let bytes = mutated(sample, using: &generator)
    let outcome = Outcome(bytes)
    let size = 1 + round % 9
    #expect(Outcome(bytes, isFull: true) == outcome)
    #expect(Outcome(bytes, chunkSize: size) == outcome)
    let streamed = Outcome(bytes, chunkSize: size, streaming: streaming)
    #expect(streamed == Outcome(bytes, streaming: streaming))
    #expect(streamed == Outcome(bytes, streaming: streaming, isFull: true))
    #expect(streamed.error == outcome.error, "\(String(decoding: bytes, as: UTF8.self))")
    if case .refused = outcome.error?.code { Issue.record("\(bytes)") }
    guard outcome.error == nil else { continue }
    accepted += 1
    expectReadsBack(outcome.values)
  }
  #expect(accepted > 100)
}

private func mutated(_ sample: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
  let interesting =
    Array("{}[]\",:\\u0d9.eE+-tn \n\r\t'/\u{0}\u{80}".utf8) + [0x80, 0xC0, 0xED, 0xFF]
  var bytes = sample
  for _ in 0..<Int.random(in: 1...3, using: &generator) {
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    let byte = interesting[Int.random(in: 0..<interesting.count, using: &generator)]
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[index] = byte
    case 1: bytes.insert(byte, at: index)
    case 2: bytes.remove(at: index)
    case 3: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    default:
      let other = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(other + 9, bytes.count)
      bytes.insert(contentsOf: bytes[other..<end], at: index)
    }
  }
  return bytes
}

private func expectReadsBack(_ values: [JSONValue]) {
  let lines = values.map { serialized($0) + "\n" }.joined()
  let again = Outcome(Array(lines.utf8))
  #expect(again.error == nil)
  #expect(again.values == values)
}

private func serialized(_ value: JSONValue) -> String {
  switch value {
  case .null: return "null"
  case .bool(let value): return "\(value)"
  case .number(let number): return number.text
  case .string(let text): return quoted(text)
  case .array(let elements): return "[" + elements.map(serialized).joined(separator: ",") + "]"
  case .object(let members):
    let texts = members.map { quoted($0.key) + ":" + serialized($0.value) }
    return "{" + texts.joined(separator: ",") + "}"
  }
}

private func quoted(_ text: String) -> String {
  var writer = JSONWriter()
  writer.string(text)
  return String(decoding: writer.bytes, as: UTF8.self)
}
