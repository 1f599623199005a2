extension BadInput {
  /// Numbers that JSON or we do not have.
  static let numbers = [
    BadInput(
      "no digit behind the point", behind: .tap,
      #"{"t": 3.}"#,
      #"""
      bad.json:5:9: unexpected character '}'; expected a digit
        {"t": 3.}
                ^
      {"type":"error","source":"bad.json","line":5,"column":9,"message":"unexpected character \#
      '}'; expected a digit"}
      """#),
    BadInput(
      "no digit before the point", behind: .tap,
      #"{"t": .5}"#,
      #"""
      bad.json:5:7: unexpected character '.'; expected a value
        {"t": .5}
              ^
      {"type":"error","source":"bad.json","line":5,"column":7,"message":"unexpected character \#
      '.'; expected a value"}
      """#),
    BadInput(
      "a leading zero", behind: .tap,
      #"{"t": 03}"#,
      #"""
      bad.json:5:7: number with a leading zero; expected another digit first
        {"t": 03}
              ^
      {"type":"error","source":"bad.json","line":5,"column":7,"message":"number with a leading \#
      zero; expected another digit first"}
      """#),
    BadInput(
      "a plus",
      #"{"t": +3}"#,
      #"""
      bad.json:1:7: unexpected character '+'; expected a value
        {"t": +3}
              ^
      {"type":"error","source":"bad.json","line":1,"column":7,"message":"unexpected character \#
      '+'; expected a value"}
      """#),
    BadInput(
      "a lone minus",
      #"{"t": -}"#,
      #"""
      bad.json:1:8: unexpected character '}'; expected a digit
        {"t": -}
               ^
      {"type":"error","source":"bad.json","line":1,"column":8,"message":"unexpected character \#
      '}'; expected a digit"}
      """#),
    BadInput(
      "a hexadecimal number",
      #"{"t": 0x10}"#,
      #"""
      bad.json:1:8: unexpected character 'x'; expected ',' or '}'
        {"t": 0x10}
               ^
      {"type":"error","source":"bad.json","line":1,"column":8,"message":"unexpected character \#
      'x'; expected ',' or '}'"}
      """#),
    BadInput(
      "a decimal comma",
      #"{"t": 0,5}"#,
      #"""
      bad.json:1:9: unexpected character '5'; expected a key in double quotes
        {"t": 0,5}
                ^
      {"type":"error","source":"bad.json","line":1,"column":9,"message":"unexpected character \#
      '5'; expected a key in double quotes"}
      """#),
    BadInput(
      "a huge whole number", behind: .tap,
      #"""
      {"t": 3, "touches": [{"id": 9223372036854775808, "phase": "began", "x": 1, "y": 2}]}
      """#,
      #"""
      bad.json:5:29: number too large; expected a whole number within 64 bits or a finite double
        {"t": 3, "touches": [{"id": 9223372036854775808,…
                                    ^
      {"type":"error","source":"bad.json","line":5,"column":29,"message":"number too large; \#
      expected a whole number within 64 bits or a finite double"}
      """#),
    BadInput(
      "an infinite number", behind: .tap,
      #"{"t": 1e400}"#,
      #"""
      bad.json:5:7: number too large; expected a whole number within 64 bits or a finite double
        {"t": 1e400}
              ^
      {"type":"error","source":"bad.json","line":5,"column":7,"message":"number too large; \#
      expected a whole number within 64 bits or a finite double"}
      """#),
    BadInput(
      "a huge number without an exponent",
      #"""
      {"t": 3, "touches": [{"id": 1, "phase": "began", "x": -99999999999999999999, "y": 2}]}
      """#,
      #"""
      bad.json:1:55: number too large; expected a whole number within 64 bits or a finite double
        {"t": 3, "touches": [{"id": 1, "phase": "began", "x": -9999999999999999999…
                                                              ^
      {"type":"error","source":"bad.json","line":1,"column":55,"message":"number too large; \#
      expected a whole number within 64 bits or a finite double"}
      """#),
  ]
}
