import Testing

@testable import SafeJSON

/// Whether members may follow an array, told by a glance at what comes behind its opening bracket.
@Suite struct ArrayGlanceTests {
  private static func mayHaveMembers(_ text: String, _ size: Int) -> Bool {
    let bytes = Array(text.utf8)
    var glance = ArrayGlance()
    var position = 0
    while position < bytes.count {
      let answer = glance.read(Array(bytes[position..<min(position + size, bytes.count)]).span)
      if answer != .undecided { return answer == .unsure }
      position += size
    }
    return false
  }

  @Test(arguments: [
    #"{"t":0,"touches":[{"id":1,"x":[]}]},{"t":1,"touches":[]}]}"#, "]}", "]} \n", "]}]}\n", "}",
    "",
    "]", "12345678]", #"{"touches" : [ { } ] } , { "touches" : [ ] } ] }"# + "\n",
    "{\n\"touches\": [\n]\n}\n]\n}\n{\"events\":[],\"name\":\"next\"}",
    "no brackets at all, and long enough for eight bytes at once",
  ])
  func bracketsInFrontOfBracesLeaveNoRoomForMembers(_ text: String) {
    for size in [1, 2, 3, 100] { #expect(!Self.mayHaveMembers(text, size), "\(size)") }
  }

  @Test(arguments: [
    #"],"name":"late"}"#, #"{"t":0} ] , "name":"late"}"#, #"{"coalesced":[],"t":1}]}"#,
    #""]} a string","x"],"name":"late"}"#, "]}]\n,\"name\":\"late\"}", "]x", "]} x",
  ])
  func anythingElseNeedsACloserLook(_ text: String) {
    for size in [1, 2, 3, 100] { #expect(Self.mayHaveMembers(text, size), "\(size)") }
  }

  @Test func aBracketAnywhereElseIsFound() {
    for place in 0...40 {
      for follower in [",", "]", "\u{FD}", "|", "~"] {
        let front = String(repeating: "]}", count: place / 2) + (place % 2 == 0 ? "," : "},x")
        let text = front + "]" + follower + String(repeating: "y", count: 40 - place) + "]}"
        #expect(Self.mayHaveMembers(text, 100), "\(text)")
      }
    }
  }
}
