import SafeJSON
import Testing

private func written(_ write: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  write(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

@Test func commasComeBetweenValuesAndMembers() {
  let text = written { json in
    json.beginObject()
    json.key("a")
    json.beginArray()
    json.integer(1)
    json.integer(Int64.min)
    json.beginArray()
    json.endArray()
    json.beginObject()
    json.endObject()
    json.null()
    json.endArray()
    json.key("b" as StaticString)
    json.bool(true)
    json.key("c")
    json.bool(false)
    json.key("d")
    json.number(-0.12345, decimals: 3)
    json.key("e")
    json.seconds(nanoseconds: 1_500_000_500)
    json.key("f")
    json.number(.nan, decimals: 3)
    json.endObject()
    json.newline()
    json.string("g" as StaticString)
    json.newline()
  }
  #expect(
    text == """
      {"a":[1,-9223372036854775808,[],{},null],"b":true,"c":false,"d":-0.123,"e":1.500001,"f":null}
      "g"

      """)
}

@Test func lineBreaksInAContainerComeAfterTheComma() {
  let text = written { json in
    json.beginObject()
    json.key("a")
    json.beginArray()
    for value in 1...2 {
      json.newline()
      json.integer(value)
    }
    json.newline()
    json.endArray()
    json.newline()
    json.key("b")
    json.beginArray()
    json.newline()
    json.endArray()
    json.endObject()
    json.newline()
  }
  #expect(text == "{\"a\":[\n1,\n2\n],\n\"b\":[\n]}\n")
}

@Test func onlyWhatMustBeEscapedIsEscaped() {
  let text = "\" \\ / \u{8}\u{C}\n\r\t \u{0}\u{1}\u{1F} \u{7F}é😀\u{2028}\u{FEFF}"
  let expected =
    #""\" \\ / \b\f\n\r\t \u0000\u0001\u001F "# + "\u{7F}é😀\u{2028}\u{FEFF}\""
  #expect(written { $0.string(text) } == expected)
  #expect(Outcome(Array(expected.utf8)).values == [.string(text)])
  #expect(written { $0.string("\" \n é" as StaticString) } == #""\" \n é""#)
}

@Test func appendsToBytesThatAreThere() {
  var writer = JSONWriter(bytes: Array("x".utf8))
  writer.null()
  #expect(writer.bytes == Array("xnull".utf8))
}
