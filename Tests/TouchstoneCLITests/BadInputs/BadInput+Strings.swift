extension BadInput {
  /// Strings, keys and bytes.
  static let strings = [
    BadInput(
      "a key twice", behind: .tap,
      #"{"t": 3, "t": 4}"#,
      #"""
      bad.json:5:10: duplicate key "t"; expected each key once in an object
        {"t": 3, "t": 4}
                 ^
      {"type":"error","source":"bad.json","line":5,"column":10,"message":"duplicate key \"t\"; \#
      expected each key once in an object"}
      """#),
    BadInput(
      "a key twice, once escaped",
      #"{"t": 3, "\u0074": 4}"#,
      #"""
      bad.json:1:10: duplicate key "t"; expected each key once in an object
        {"t": 3, "\u0074": 4}
                 ^
      {"type":"error","source":"bad.json","line":1,"column":10,"message":"duplicate key \"t\"; \#
      expected each key once in an object"}
      """#),
    BadInput(
      "a key twice in a touch", behind: .tap,
      #"{"t": 3, "touches": [{"id": 1, "id": 2, "phase": "began", "x": 1, "y": 2}]}"#,
      #"""
      bad.json:5:32: duplicate key "id"; expected each key once in an object
        {"t": 3, "touches": [{"id": 1, "id": 2, "phase": "b…
                                       ^
      {"type":"error","source":"bad.json","line":5,"column":32,"message":"duplicate key \#
      \"id\"; expected each key once in an object"}
      """#),
    BadInput(
      "a key twice around the events",
      #"{"name": "a", "events": [{"t": 1}], "name": "b"}"#,
      #"""
      bad.json:1:37: duplicate key "name"; expected each key once in an object
        {"name": "a", "events": [{"t": 1}], "name": "b"}
                                            ^
      {"type":"error","source":"bad.json","line":1,"column":37,"message":"duplicate key \#
      \"name\"; expected each key once in an object"}
      """#),
    BadInput(
      "a tab in a string",
      #"{"name": "a\#u{9}b"}"#,
      #"""
      bad.json:1:12: control character U+0009 in a string; expected an escape
        {"name": "a b"}
                   ^
      {"type":"error","source":"bad.json","line":1,"column":12,"message":"control character \#
      U+0009 in a string; expected an escape"}
      """#),
    BadInput(
      "a line break in a string",
      #"""
      {"name": "a
      b"}
      """#,
      #"""
      bad.json:1:12: line break in a string; expected '"' before it
        {"name": "a
                   ^
      {"type":"error","source":"bad.json","line":1,"column":12,"message":"line break in a \#
      string; expected '\"' before it"}
      """#),
    BadInput(
      "a NUL between values", behind: .tap,
      #"{"t": 3}\#u{0}"#,
      #"""
      bad.json:5:9: unexpected text after the value; expected a line break
        {"t": 3}\#u{20}
                ^
      {"type":"error","source":"bad.json","line":5,"column":9,"message":"unexpected text after \#
      the value; expected a line break"}
      """#),
    BadInput(
      "a NUL in a key",
      #"{"a\u0000b": 1}"#,
      #"""
      bad.json:1:2: NUL character in a key; expected a key without it
        {"a\u0000b": 1}
         ^
      {"type":"error","source":"bad.json","line":1,"column":2,"message":"NUL character in a \#
      key; expected a key without it"}
      """#),
    BadInput(
      "a control character between values",
      #"{"t": \#u{1B}3}"#,
      #"""
      bad.json:1:7: unexpected character U+001B; expected a value
        {"t":  3}
              ^
      {"type":"error","source":"bad.json","line":1,"column":7,"message":"unexpected character \#
      U+001B; expected a value"}
      """#),
    BadInput(
      "an unknown escape",
      #"{"name": "\d"}"#,
      #"""
      bad.json:1:11: unknown escape with 'd'; expected one of \" \\ \/ \b \f \n \r \t \u
        {"name": "\d"}
                  ^
      {"type":"error","source":"bad.json","line":1,"column":11,"message":"unknown escape with \#
      'd'; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"}
      """#),
    BadInput(
      "an escape with bad digits",
      #"{"name": "\u12G4"}"#,
      #"""
      bad.json:1:15: unexpected character 'G'; expected four hexadecimal digits
        {"name": "\u12G4"}
                      ^
      {"type":"error","source":"bad.json","line":1,"column":15,"message":"unexpected character \#
      'G'; expected four hexadecimal digits"}
      """#),
    BadInput(
      "half of a surrogate pair",
      #"{"name": "\ud83d!"}"#,
      #"""
      bad.json:1:11: half of a surrogate pair; expected a pair of \u escapes
        {"name": "\ud83d!"}
                  ^
      {"type":"error","source":"bad.json","line":1,"column":11,"message":"half of a surrogate \#
      pair; expected a pair of \\u escapes"}
      """#),
    BadInput(
      "a byte that is no UTF-8",
      #"{"name": "caf\#u{E0E9}"}"#,
      #"""
      bad.json:1:14: invalid UTF-8; expected a character
        {"name": "caf\#u{FFFD}"}
                     ^
      {"type":"error","source":"bad.json","line":1,"column":14,"message":"invalid UTF-8; \#
      expected a character"}
      """#),
    BadInput(
      "UTF-16",
      #"\#u{E0FF}\#u{E0FE}{\#u{0}"\#u{0}t\#u{0}"\#u{0}:\#u{0}1\#u{0}}\#u{0}"#,
      #"""
      bad.json: text in UTF-16; expected UTF-8, as 'iconv -f UTF-16 -t UTF-8' makes of it
      {"type":"error","source":"bad.json","line":1,"column":1,"message":"text in UTF-16; \#
      expected UTF-8, as 'iconv -f UTF-16 -t UTF-8' makes of it"}
      """#),
    BadInput(
      "a byte order mark in the middle", behind: .tap,
      #"\#u{FEFF}{"t": 3}"#,
      #"""
      bad.json:5:1: unexpected byte order mark; expected it at the start of the input only
         {"t": 3}
        ^
      {"type":"error","source":"bad.json","line":5,"column":1,"message":"unexpected byte order \#
      mark; expected it at the start of the input only"}
      """#),
    BadInput(
      "a byte order mark in a line",
      #"{"t": \#u{FEFF}3}"#,
      #"""
      bad.json:1:7: unexpected byte order mark; expected it at the start of the input only
        {"t":  3}
              ^
      {"type":"error","source":"bad.json","line":1,"column":7,"message":"unexpected byte order \#
      mark; expected it at the start of the input only"}
      """#),
    BadInput(
      "curly quotes",
      #"{\#u{201C}t\#u{201D}: 3}"#,
      #"""
      bad.json:1:2: unexpected character '\#u{201C}'; expected a key in double quotes or '}'
        {\#u{201C}t\#u{201D}: 3}
         ^
      {"type":"error","source":"bad.json","line":1,"column":2,"message":"unexpected character \#
      '\#u{201C}'; expected a key in double quotes or '}'"}
      """#),
    BadInput(
      "65 levels", behind: .tap,
      #"""
      {"t": 3, "x-deep": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]\#
      ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}
      """#,
      #"""
      bad.json:5:83: nesting too deep; expected at most 64 levels
        …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]…
                                                                     ^
      {"type":"error","source":"bad.json","line":5,"column":83,"message":"nesting too deep; \#
      expected at most 64 levels"}
      """#),
  ]
}
