import Testing

@testable import SafeJSON

/// Where a quick look at a text says that its first value ends; nil where it does not say.
private func end(of text: String, depth: Int = 0, streaming: [StreamedArray] = []) -> Int? {
  var window = InputWindow()
  let count = window.fill { bytes in
    bytes.append(contentsOf: text.utf8)
    return bytes.count
  }
  var scan = QuickScan(streaming: streaming)
  #expect(count == text.utf8.count)
  return scan.extent(ahead: window, depth: depth)?.end
}

@Test(arguments: [
  #"{"t":0.5,"touches":[{"id":1,"x":-12.25,"y":0},{"id":-2}]}"#,
  #"{ "a" : [ ] , "b":{ },"c" : "d e\#u{7F}", "longer than eight":true,"f":false,"n":null }"#,
  "[123456789012345678,0.12345678901234567890123456789]", "[[[],{}]]",
])
func usualValuesNeedNoCloserLook(text: String) {
  // A string is read eight bytes at a time, so something has to follow it.
  #expect(end(of: text + "\n,,,,,,,,") == text.utf8.count)
}

@Test(arguments: [
  #"{"a":1,"a":2}"#, #"{"twelve bytes":1,"b":2,"twelve bytes":3}"#, #"{"a\n":1}"#, #"["\n"]"#,
  #"["é"]"#, "[\"\u{1F}\"]", "[1e5]", "[1.5E5]", "[01]", "[-]", "[1.]", "[.5]", "[+1]", "[1,]",
  "[,1]", "[1 2]", #"{"a":1,}"#, #"{"a"}"#, #"{"a" 1}"#, "{a:1}", "[tru]", "[nul1]", "[NaN]", "[1}",
  #"{"a":1]"#, "[1234567890123456789]", "[\u{B}1]", "[", #"{"a":"#, "[\"abcdefghijk",
  #"{"k01":1,"k02":1,"k03":1,"k04":1,"k05":1,"k06":1,"k07":1,"k08":1,"k09":1,"k10":1,"k11":1,"#
    + #""k12":1,"k13":1,"k14":1,"k15":1,"k16":1,"k17":1,"k18":1,"k19":1,"k20":1,"k21":1,"k22":1,"#
    + #""k23":1,"k24":1,"k25":1,"k26":1,"k27":1,"k28":1,"k29":1,"k30":1,"k31":1,"k32":1,"k33":1}"#,
])
func oddValuesNeedACloserLook(text: String) {
  #expect(end(of: text) == nil)
  #expect(end(of: text + "\n,,,,,,,,") == nil)
}

@Test func equalKeysOfDifferentObjectsAreNotTwice() {
  let text = #"{"a":{"a":1},"b":[{"a":1},{"a":2}],"c":{"b":3}}"#
  #expect(end(of: text + "        ") == text.utf8.count)
}

@Test func quickLooksKeepTheLimitOfDepth() {
  let text = #"[{"a":[]}]"#
  let padded = text + "        "
  #expect(end(of: padded, depth: JSONScanner.maximumDepth - 3) == text.utf8.count)
  #expect(end(of: padded, depth: JSONScanner.maximumDepth - 2) == nil)
}

@Test func streamedArraysAreLeftToOthers() {
  let streaming = [
    StreamedArray(key: "events"), StreamedArray(key: "touches", unlessAfter: "t"),
    StreamedArray(key: "longer than eight", unlessAfter: "just as long as that"),
  ]
  func end(_ text: String) -> Int? {
    SafeJSONTests.end(of: text + "        ", streaming: streaming).map { $0 - text.utf8.count }
  }
  #expect(end(#"{"events":[]}"#) == nil)
  #expect(end(#"{"events":{}}"#) == 0)
  #expect(end(#"{"a":{"events":[]}}"#) == 0)
  #expect(end(#"{"touches":[]}"#) == nil)
  #expect(end(#"{"t":1,"touches":[]}"#) == 0)
  #expect(end(#"{"longer than eight":[]}"#) == nil)
  #expect(end(#"{"longer than seven":[]}"#) == nil)
}
