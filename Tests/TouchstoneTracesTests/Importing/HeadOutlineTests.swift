import Testing

@testable import TouchstoneTraces

@Suite struct HeadOutlineTests {
  private static func outline(_ text: String) -> HeadOutline {
    let bytes = Array(text.utf8)
    return HeadOutline(bytes.span)
  }

  @Test func keysHaveTheirDepthAndShortValues() {
    let outline = Self.outline(#" {"a": 1, "b": {"c": "x"}, "d": [{"e": true}]}"#)
    #expect(
      outline.keys == [
        HeadOutline.Key(depth: 1, name: "a", value: "1"),
        HeadOutline.Key(depth: 1, name: "b"), HeadOutline.Key(depth: 2, name: "c", value: #""x""#),
        HeadOutline.Key(depth: 1, name: "d"),
        HeadOutline.Key(depth: 3, name: "e", value: "true"),
      ])
    #expect(outline.first == UInt8(ascii: "{"))
    #expect(outline.isComplete)
  }

  @Test func aValueThatIsCutOffIsNotTold() {
    #expect(Self.outline(#"{"a": 12"#).value("a") == nil)
    #expect(Self.outline(#"{"a": "12"#).value("a") == nil)
    #expect(Self.outline(#"{"a": 12,"#).value("a") == "12")
    #expect(!Self.outline(#"{"a": 12,"#).isComplete)
  }

  @Test func stringsHideBracketsColonsAndEscapedQuotes() {
    let outline = Self.outline(#"{"a": "}\":,{", "b\"": 2}"#)
    #expect(outline.keys.map(\.name) == ["a", #"b\""#])
    #expect(outline.keys.map(\.depth) == [1, 1])
  }

  @Test func whatFollowsTheFirstValueIsNotLookedAt() {
    #expect(Self.outline("{\"a\": 1}\n{\"b\": 2}").keys.map(\.name) == ["a"])
    #expect(Self.outline("E: 0.1 0003 {\"a\": 1}").keys.isEmpty)
    #expect(Self.outline("").first == nil)
    #expect(Self.outline(" \n").first == nil)
  }

  @Test func nonsenseIsNoTrap() {
    for text in [
      "]]]]", "}{", "::::", "\"", "\"\\", "{\"a\":", "[,,,]", "{{{{{{{{{{", "{\"a\"\"b\":1",
    ] {
      #expect(Self.outline(text).keys.count <= 1, "\(text)")
    }
  }

  @Test func consolesCutOffWhatTheyHaveWritten() {
    #expect(Self.outline(#"{"a": [[Circular]]}"#).hasCutOffs)
    #expect(Self.outline(#"{"a": "[Circular]"}"#).hasCutOffs)
    #expect(!Self.outline(#"{"a": "Circular saw"}"#).hasCutOffs)
  }
}
