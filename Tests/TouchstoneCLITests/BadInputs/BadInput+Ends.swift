extension BadInput {
  /// What ends too early.
  static let ends = [
    BadInput(
      "an open object", behind: .tap,
      #"{"t": 3"#,
      #"""
      bad.json:5:8: unexpected end of input; expected ',' or '}'
        {"t": 3
               ^
      {"type":"error","source":"bad.json","line":5,"column":8,"message":"unexpected end of \#
      input; expected ',' or '}'"}
      """#),
    BadInput(
      "an open key",
      #"{"t"#,
      #"""
      bad.json:1:4: unexpected end of input; expected '"'
        {"t
           ^
      {"type":"error","source":"bad.json","line":1,"column":4,"message":"unexpected end of \#
      input; expected '\"'"}
      """#),
    BadInput(
      "behind a key",
      #"{"t""#,
      #"""
      bad.json:1:5: unexpected end of input; expected ':'
        {"t"
            ^
      {"type":"error","source":"bad.json","line":1,"column":5,"message":"unexpected end of \#
      input; expected ':'"}
      """#),
    BadInput(
      "behind a colon",
      #"{"t":"#,
      #"""
      bad.json:1:6: unexpected end of input; expected a value
        {"t":
             ^
      {"type":"error","source":"bad.json","line":1,"column":6,"message":"unexpected end of \#
      input; expected a value"}
      """#),
    BadInput(
      "behind a comma",
      #"{"events": [{"t": 1},"#,
      #"""
      bad.json:1:22: unexpected end of input; expected a value
        {"events": [{"t": 1},
                             ^
      {"type":"error","source":"bad.json","line":1,"column":22,"message":"unexpected end of \#
      input; expected a value"}
      """#),
    BadInput(
      "an open array",
      #"{"events": [{"t": 1}"#,
      #"""
      bad.json:1:21: unexpected end of input; expected ',' or ']'
        {"events": [{"t": 1}
                            ^
      {"type":"error","source":"bad.json","line":1,"column":21,"message":"unexpected end of \#
      input; expected ',' or ']'"}
      """#),
    BadInput(
      "behind the events",
      #"{"events": [{"t": 1}]"#,
      #"""
      bad.json:1:22: unexpected end of input; expected ',' or '}'
        {"events": [{"t": 1}]
                             ^
      {"type":"error","source":"bad.json","line":1,"column":22,"message":"unexpected end of \#
      input; expected ',' or '}'"}
      """#),
    BadInput(
      "within a number",
      #"{"t": 3."#,
      #"""
      bad.json:1:9: unexpected end of input; expected a digit
        {"t": 3.
                ^
      {"type":"error","source":"bad.json","line":1,"column":9,"message":"unexpected end of \#
      input; expected a digit"}
      """#),
    BadInput(
      "within a word",
      #"{"t": 3, "interruption": tru"#,
      #"""
      bad.json:1:29: unexpected end of input; expected a value
        {"t": 3, "interruption": tru
                                    ^
      {"type":"error","source":"bad.json","line":1,"column":29,"message":"unexpected end of \#
      input; expected a value"}
      """#),
    BadInput(
      "within an escape",
      #"{"name": "a\u00"#,
      #"""
      bad.json:1:16: unexpected end of input; expected four hexadecimal digits
        {"name": "a\u00
                       ^
      {"type":"error","source":"bad.json","line":1,"column":16,"message":"unexpected end of \#
      input; expected four hexadecimal digits"}
      """#),
    BadInput(
      "within a character",
      #"{"name": "a\#u{E0C3}"#,
      #"""
      bad.json:1:12: unexpected end of input; expected '"'
        {"name": "a\#u{FFFD}
                   ^
      {"type":"error","source":"bad.json","line":1,"column":12,"message":"unexpected end of \#
      input; expected '\"'"}
      """#),
    BadInput(
      "cut at a line break", behind: .tap,
      #"""
      {"t": 3, "touches": [{"id": 1, "phase": "mo
      {"t": 4}
      """#,
      #"""
      bad.json:5:44: line break in a string; expected '"' before it
        {"t": 3, "touches": [{"id": 1, "phase": "mo
                                                   ^
      {"type":"error","source":"bad.json","line":5,"column":44,"message":"line break in a \#
      string; expected '\"' before it"}
      """#),
  ]
}
