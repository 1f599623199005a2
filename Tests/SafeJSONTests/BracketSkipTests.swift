import Testing

@testable import SafeJSON

/// What is told of brackets without reading what is between them.
@Suite struct BracketSkipTests {
  private static func hasNone(_ text: String) -> Bool {
    BracketSkip.finds(noMembersIn: Array(text.utf8).span)
  }

  @Test(arguments: [
    #"{"t":0,"touches":[{"id":1,"x":[]}]},{"t":1,"touches":[]}]}"#, "]}", "]}]", "]}]}\n", "}",
    "no brackets at all, and long enough for eight bytes at once",
  ])
  func bracketsInFrontOfBracesLeaveNoRoomForMembers(_ text: String) {
    #expect(Self.hasNone(text))
  }

  @Test func aBracketAnywhereElseIsFound() {
    for place in 0...40 {
      for follower in [",", " ", "]", "\n", "\u{FD}", "|", "~"] {
        let front = String(repeating: "]}", count: place / 2) + (place % 2 == 0 ? "" : "x")
        let text = front + "]" + follower + String(repeating: "y", count: 40 - place) + "]}"
        #expect(!Self.hasNone(text), "\(text)")
      }
    }
  }

  @Test func behindTheEndNothingFollows() {
    #expect(Self.hasNone(""))
    #expect(Self.hasNone("]"))
    #expect(Self.hasNone("12345678]"))
  }

  @Test(arguments: [
    (#"{"a":"]"},["]"],"\"]"]x"#, 22), ("]", 1), (#""\\"]x"#, 5), (#""\""]"#, 5),
    ("1,[2,{}],3]4", 11),
  ])
  func theEndIsFoundBehindStringsAndBrackets(text: String, end: Int) {
    for cut in 0...text.utf8.count {
      var skip = BracketSkip()
      let bytes = Array(text.utf8)
      var position = skip.read(Array(bytes[..<cut]).span)
      #expect(position == min(cut, end))
      #expect(skip.isDone == (cut >= end))
      position += skip.read(Array(bytes[position...]).span)
      #expect(position == end)
      #expect(skip.isDone)
    }
  }
}
