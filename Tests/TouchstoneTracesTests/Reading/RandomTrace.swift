/// Text that is a trace, or nearly one: made of a seed, and the same on every system.
struct RandomTrace {
  private var state: UInt64
  private var time = 0
  private var down: [Int] = []
  /// How likely anything odd is, in 1000.
  private let oddity: Int

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    oddity = [0, 1, 10, 100, 400][Int(seed % 5)]
  }

  var isStrict: Bool { state % 3 == 0 }
  var canRewind: Bool { state % 5 != 0 }
  var chunkSize: Int { 1 + Int(state % 97) }

  /// The bytes of up to 400 events, mostly of few, broken here and there.
  mutating func bytes() -> [UInt8] {
    let isDocument = roll(2) == 0
    let head = pick([
      "", "", #""timeUnit":"ms","#,
      #""coordinates":"normalized","device":{"width":390,"height":844},"#,
    ])
    var text = isDocument ? "{\(head)\"events\":[" : head.isEmpty ? "" : "{\(head)\"version\":1}\n"
    for index in 0..<(1 + roll(pick([400, 20, 5, 2]))) {
      if isDocument, index > 0 {
        text += isOdd ? pick(["", ",,", " "]) : pick([",", ", ", ",\n  "])
      }
      text += isOdd ? pick(Self.oddLines) : event()
      if !isDocument {
        text += isOdd ? pick(["", "\n\n", " \n", "\r"]) : pick(["\n", "\n", "\r\n"])
      }
    }
    if isDocument { text += isOdd ? "" : pick(["]}", "]}\n", "]\n,\"name\":\"x\"}"]) }
    var bytes = Array(text.utf8)
    if oddity > 1 { for _ in 0..<roll(3) { mutate(&bytes) } }
    return bytes
  }

  private static let oddLines = [
    #"{"t":1e3}"#, #"{"t":0.5,"motion":{"subtype":"shake","phase":"began"}}"#, "null", "[]",
    #"{"t":0,"id":1,"phase":"began","x":1,"y":2}"#, #"{"version":1,"scene":"uikit"}"#, "{}",
    #"{"touches":[{"id":1,"phase":"began","x":1,"y":2}],"t":0}"#, #"{"t":7,"interruption":true}"#,
    #"{"t":0.25,"touches":[],"colour":["red"]}"#, #"{"touches":[],"t":9,"a":1}"#,
    #"{"t":0.25,"touches":[]}"#, #"{"t":0.25,"t":0.25}"#, #"{"t":0.25,"x-mine":{"t":[]}}"#,
  ]

  private mutating func event() -> String {
    time += isOdd ? roll(9) - 4 : roll(40_000)
    let space = pick(["", "", " "])
    var touches: [String] = []
    for id in down where roll(4) > 0 {
      let phase =
        isOdd ? pick(Self.phases) : pick(["moved", "moved", "moved", "stationary", "ended"])
      if phase == "ended" || phase == "cancelled" { down.removeAll { $0 == id } }
      touches.append(touch(id, phase, space))
    }
    if down.count < 3, roll(3) == 0 {
      let id = isOdd ? roll(5) : (down.max() ?? 0) + 1
      if !down.contains(id) { down.append(id) }
      touches.append(touch(id, "began", space))
    }
    guard !touches.isEmpty else { return "{\"t\":\(space)\(number(time, 6))}" }
    return
      "{\"t\":\(space)\(number(time, 6)),\(space)\"touches\":[\(touches.joined(separator: ","))]}"
  }

  private static let phases = [
    "began", "moved", "ended", "cancelled", "stationary", "move", "Moved", "",
  ]

  private mutating func touch(_ id: Int, _ phase: String, _ space: String) -> String {
    let id =
      isOdd ? pick(["\"a\"", "-\(id)", "\(id).0", "0\(id)", "9007199254740993", "null"]) : "\(id)"
    var members = [
      "\"id\":\(space)\(id)", "\"phase\":\(space)\"\(phase)\"", "\"x\":\(space)\(coordinate())",
      "\"y\":\(space)\(coordinate())",
    ]
    if roll(6) == 0 {
      members.append(pick(["\"force\":\(coordinate())", "\"radius\":2.5", "\"type\":\"direct\""]))
    }
    if isOdd { members.append(pick(Self.oddMembers)) }
    if roll(8) == 0 { members.swapAt(roll(members.count), roll(members.count)) }
    if isOdd { members.remove(at: roll(members.count)) }
    return "{" + members.joined(separator: ",\(space)") + "}"
  }

  private static let oddMembers = [
    #""type":"pencil""#, #""tapCount":1"#, #""coalesced":[{"x":1,"y":2}]"#, #""x":1"#,
    #""\u0078":1"#, #""preasure":0.5"#, #""x-own":{"a":[1,2]}"#, #""tapCount":true"#, #""t":1"#,
    #""é":1"#, #""view":"content""#, #""view":"nowhere""#, #""type":3"#, #""force":"1""#,
  ]

  private mutating func coordinate() -> String {
    if isOdd {
      return pick([
        "1e2", "-0", "-0.0", "1.", ".5", "01", "+1", "1e999", "NaN", "2000000000", "\"1\"",
        "123456789012345678901", "0.1234567890123456789", "1000000000", "-1000000000.1",
      ])
    }
    return number(roll(4_000_000) - 100_000, pick([0, 1, 2, 3, 14]))
  }

  /// A number with so many digits behind the point, of which up to 12 are random.
  private mutating func number(_ value: Int, _ decimals: Int) -> String {
    guard decimals > 0 else { return "\(value / 10_000)" }
    let sign = value < 0 ? "-" : ""
    var fraction = ""
    for _ in 0..<decimals { fraction += "\(roll(10))" }
    if decimals == 6 {
      fraction = String(String(1_000_000 + value.magnitude % 1_000_000).dropFirst())
    }
    let whole = decimals == 6 ? value.magnitude / 1_000_000 : value.magnitude / 10_000
    return "\(sign)\(whole).\(fraction)"
  }

  private static let oddBytes = Array("{}[]\",:\\u0d9.eE+- \n\r\t\u{0}".utf8) + [0x7F, 0x80, 0xFF]
  /// What is put before a byte, a quote most of all.
  private static let oddTexts = [
    "\u{0}", "\u{0}\u{0}", "\\u0065", "\\n", "\\", " ", "\n", "0", "000000000000000000", "e1", ".0",
    "-",
    "\"", "\"\"", "d", "é", "[", "]}", "},", "},{\"t\":1}",
  ]

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let index = roll(bytes.count)
    switch roll(6) {
    case 0: bytes[index] = pick(Self.oddBytes)
    case 1: bytes.insert(pick(Self.oddBytes), at: index)
    case 2: bytes.remove(at: index)
    case 3: bytes.removeLast(roll(min(bytes.count, 200)))
    default:
      // In front of a quote: at the end of a word, or before one.
      let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) ?? index
      bytes.insert(contentsOf: pick(Self.oddTexts).utf8, at: roll(2) == 0 ? quote : index)
    }
  }

  private var isOdd: Bool {
    mutating get { roll(1000) < oddity }
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[roll(choices.count)] }

  private mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
