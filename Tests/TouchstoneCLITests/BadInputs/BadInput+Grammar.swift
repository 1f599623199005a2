extension BadInput {
  /// What is not JSON.
  static let grammar = [
    BadInput(
      "NaN", behind: .tap,
      #"{"t": NaN}"#,
      #"""
      bad.json:5:7: unexpected word 'NaN'; expected a value
        {"t": NaN}
              ^
      {"type":"error","source":"bad.json","line":5,"column":7,"message":"unexpected word \#
      'NaN'; expected a value"}
      """#),
    BadInput(
      "Infinity", behind: .tap,
      #"{"t": 3, "touches": [{"id": 1, "phase": "began", "x": Infinity, "y": 2}]}"#,
      #"""
      bad.json:5:55: unexpected word 'Infinity'; expected a value
        {"t": 3, "touches": [{"id": 1, "phase": "began", "x": Infinity, "y": 2}]}
                                                              ^
      {"type":"error","source":"bad.json","line":5,"column":55,"message":"unexpected word \#
      'Infinity'; expected a value"}
      """#),
    BadInput(
      "minus infinity",
      #"{"t": -Infinity}"#,
      #"""
      bad.json:1:8: unexpected word 'Infinity'; expected a digit
        {"t": -Infinity}
               ^
      {"type":"error","source":"bad.json","line":1,"column":8,"message":"unexpected word \#
      'Infinity'; expected a digit"}
      """#),
    BadInput(
      "single quotes", behind: .pan,
      #"{'t': 3}"#,
      #"""
      bad.json:4:2: unexpected character "'"; expected a key in double quotes or '}'
        {'t': 3}
         ^
      {"type":"error","source":"bad.json","line":4,"column":2,"message":"unexpected character \#
      \"'\"; expected a key in double quotes or '}'"}
      """#),
    BadInput(
      "a single-quoted value",
      #"{"t": 3, "touches": [{"id": 'a', "phase": "began", "x": 1, "y": 2}]}"#,
      #"""
      bad.json:1:29: unexpected character "'"; expected a value
        {"t": 3, "touches": [{"id": 'a', "phase": "began…
                                    ^
      {"type":"error","source":"bad.json","line":1,"column":29,"message":"unexpected character \#
      \"'\"; expected a value"}
      """#),
    BadInput(
      "a key without quotes", behind: .tap,
      #"{t: 3}"#,
      #"""
      bad.json:5:2: unexpected character 't'; expected a key in double quotes or '}'
        {t: 3}
         ^
      {"type":"error","source":"bad.json","line":5,"column":2,"message":"unexpected character \#
      't'; expected a key in double quotes or '}'"}
      """#),
    BadInput(
      "a comma at the end of an object", behind: .tap,
      #"{"t": 3,}"#,
      #"""
      bad.json:5:9: unexpected character '}'; expected a key in double quotes
        {"t": 3,}
                ^
      {"type":"error","source":"bad.json","line":5,"column":9,"message":"unexpected character \#
      '}'; expected a key in double quotes"}
      """#),
    BadInput(
      "a comma at the end of an array",
      #"{"events": [{"t": 1},]}"#,
      #"""
      bad.json:1:22: unexpected character ']'; expected a value
        {"events": [{"t": 1},]}
                             ^
      {"type":"error","source":"bad.json","line":1,"column":22,"message":"unexpected character \#
      ']'; expected a value"}
      """#),
    BadInput(
      "a missing comma", behind: .tap,
      #"{"t": 3 "touches": []}"#,
      #"""
      bad.json:5:9: unexpected character '"'; expected ',' or '}'
        {"t": 3 "touches": []}
                ^
      {"type":"error","source":"bad.json","line":5,"column":9,"message":"unexpected character \#
      '\"'; expected ',' or '}'"}
      """#),
    BadInput(
      "a missing colon",
      #"{"t" 3}"#,
      #"""
      bad.json:1:6: unexpected character '3'; expected ':'
        {"t" 3}
             ^
      {"type":"error","source":"bad.json","line":1,"column":6,"message":"unexpected character \#
      '3'; expected ':'"}
      """#),
    BadInput(
      "a line comment",
      #"""
      // taps
      {"t": 3}
      """#,
      #"""
      bad.json:1:1: unexpected character '/'; expected a value
        // taps
        ^
      {"type":"error","source":"bad.json","line":1,"column":1,"message":"unexpected character \#
      '/'; expected a value"}
      """#),
    BadInput(
      "a block comment", behind: .tap,
      #"{"t": 3 /* later */}"#,
      #"""
      bad.json:5:9: unexpected character '/'; expected ',' or '}'
        {"t": 3 /* later */}
                ^
      {"type":"error","source":"bad.json","line":5,"column":9,"message":"unexpected character \#
      '/'; expected ',' or '}'"}
      """#),
    BadInput(
      "a word",
      #"{"t": True}"#,
      #"""
      bad.json:1:7: unexpected word 'True'; expected a value
        {"t": True}
              ^
      {"type":"error","source":"bad.json","line":1,"column":7,"message":"unexpected word \#
      'True'; expected a value"}
      """#),
    BadInput(
      "text behind a value", behind: .tap,
      #"{"t": 3} {"t": 4}"#,
      #"""
      bad.json:5:10: unexpected text after the value; expected a line break
        {"t": 3} {"t": 4}
                 ^
      {"type":"error","source":"bad.json","line":5,"column":10,"message":"unexpected text \#
      after the value; expected a line break"}
      """#),
    BadInput(
      "text behind a document",
      #"{"events": [{"t": 1}]} ]"#,
      #"""
      bad.json:1:24: unexpected text after the value; expected a line break
        {"events": [{"t": 1}]} ]
                               ^
      {"type":"error","source":"bad.json","line":1,"column":24,"message":"unexpected text \#
      after the value; expected a line break"}
      """#),
    BadInput(
      "a wrong bracket",
      #"{"t": 3]"#,
      #"""
      bad.json:1:8: unexpected character ']'; expected ',' or '}'
        {"t": 3]
               ^
      {"type":"error","source":"bad.json","line":1,"column":8,"message":"unexpected character \#
      ']'; expected ',' or '}'"}
      """#),
    BadInput(
      "a word for a trace",
      #"touches"#,
      #"""
      bad.json:1:1: none of the formats that are known: native, browser, w3c, researchkit, \#
      touch-tracks, uitouch, rrweb, flutter, react-native, devtools, android, evemu, getevent, \#
      evtest, libinput, droidbot, chrome-recorder
        touches
        ^
      {"type":"error","source":"bad.json","line":1,"column":1,"message":"none of the formats \#
      that are known: native, browser, w3c, researchkit, touch-tracks, uitouch, rrweb, flutter, \#
      react-native, devtools, android, evemu, getevent, evtest, libinput, droidbot, chrome-recorder"}
      """#),
    BadInput(
      "a log",
      #"2024-01-01 down 10 20"#,
      #"""
      bad.json:1:5: none of the formats that are known: native, browser, w3c, researchkit, \#
      touch-tracks, uitouch, rrweb, flutter, react-native, devtools, android, evemu, getevent, \#
      evtest, libinput, droidbot, chrome-recorder
        2024-01-01 down 10 20
            ^
      {"type":"error","source":"bad.json","line":1,"column":5,"message":"none of the formats \#
      that are known: native, browser, w3c, researchkit, touch-tracks, uitouch, rrweb, flutter, \#
      react-native, devtools, android, evemu, getevent, evtest, libinput, droidbot, chrome-recorder"}
      """#),
  ]
}
