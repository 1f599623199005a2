extension BadInput {
  /// Events that contradict themselves or each other.
  static let events = [
    BadInput(
      "a coordinate beyond the range", behind: .tap,
      #"{"t": 3, "touches": [{"id": 1, "phase": "began", "x": 1e9, "y": -1000000001}]}"#,
      #"""
      bad.json:5: touches[0].y: coordinate too large; expected within ±1000000000 points
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].y","message":"coordinate \#
      too large; expected within ±1000000000 points"}
      """#),
    BadInput(
      "a pixel beyond the range",
      #"""
      {"coordinates": "normalized", "device": {"width": 400, "height": 800}, "events": [{"t": \#
      0, "touches": [{"id": 1, "phase": "began", "x": 1e7, "y": 0}]}]}
      """#,
      #"""
      bad.json: events[0].touches[0].x: coordinate too large; expected within ±1000000000 points
      {"type":"error","source":"bad.json","line":1,"path":"events[0].touches[0].x",\#
      "message":"coordinate too large; expected within ±1000000000 points"}
      """#),
    BadInput(
      "a time beyond the range", behind: .tap,
      #"{"t": 9223372036.854775808}"#,
      #"""
      bad.json:5: t: time beyond 64-bit nanoseconds; expected within ±9223372036.854775807 s
      {"type":"error","source":"bad.json","line":5,"path":"t","message":"time beyond 64-bit \#
      nanoseconds; expected within ±9223372036.854775807 s"}
      """#),
    BadInput(
      "one touch twice", behind: .tap,
      #"""
      {"t": 3, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2}, {"id": 1, "phase": \#
      "began", "x": 1, "y": 2}]}
      """#,
      #"""
      bad.json:5: touches[1].id: touch 1 is twice in this event; expected each touch once
      {"type":"error","source":"bad.json","line":5,"path":"touches[1].id","message":"touch 1 \#
      is twice in this event; expected each touch once"}
      """#),
    BadInput(
      "time that goes backwards", behind: .tap,
      #"{"t": 0.5}"#,
      #"""
      bad.json:5: t: time goes backwards; expected at least the one before
      {"type":"error","source":"bad.json","line":5,"path":"t","message":"time goes backwards; \#
      expected at least the one before"}
      """#),
    BadInput(
      "time that goes backwards in a document",
      #"{"events": [{"t": 1}, {"t": 0.999999999}]}"#,
      #"""
      bad.json: events[1].t: time goes backwards; expected at least the one before
      {"type":"error","source":"bad.json","line":1,"path":"events[1].t","message":"time goes \#
      backwards; expected at least the one before"}
      """#),
    BadInput(
      "time that goes backwards in rows",
      #"""
      {"t": 1, "id": "a", "phase": "began", "x": 1, "y": 2}
      {"t": 0, "id": "a", "phase": "moved", "x": 1, "y": 2}
      """#,
      #"""
      bad.json:2: t: time goes backwards; expected at least the one before
      {"type":"error","source":"bad.json","line":2,"path":"t","message":"time goes backwards; \#
      expected at least the one before"}
      """#),
    BadInput(
      "a force that is a string",
      #"""
      {"t": 3, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, "force": "0.5"}]}
      """#,
      #"""
      bad.json:1: touches[0].force: expected a number, found '0.5'
      {"type":"error","source":"bad.json","line":1,"path":"touches[0].force",\#
      "message":"expected a number, found '0.5'"}
      """#),
    BadInput(
      "an interruption that is false", behind: .tap,
      #"{"t": 3, "interruption": false}"#,
      #"""
      bad.json:5: interruption: expected true, found false
      {"type":"error","source":"bad.json","line":5,"path":"interruption","message":"expected \#
      true, found false"}
      """#),
    BadInput(
      "an interruption with touches",
      #"{"t": 3, "interruption": true, "touches": []}"#,
      #"""
      bad.json:1: interruption: stands beside 'touches'; expected only one of touches, motion, \#
      remoteControl, interruption
      {"type":"error","source":"bad.json","line":1,"path":"interruption","message":"stands \#
      beside 'touches'; expected only one of touches, motion, remoteControl, interruption"}
      """#),
    BadInput(
      "touches that are an object", behind: .tap,
      #"{"t": 3, "touches": {"id": 1}}"#,
      #"""
      bad.json:5: touches: expected an array, found an object
      {"type":"error","source":"bad.json","line":5,"path":"touches","message":"expected an \#
      array, found an object"}
      """#),
    BadInput(
      "a touch that is a number",
      #"{"t": 3, "touches": [1]}"#,
      #"""
      bad.json:1: touches[0]: expected an object, found 1
      {"type":"error","source":"bad.json","line":1,"path":"touches[0]","message":"expected an \#
      object, found 1"}
      """#),
    BadInput(
      "an event that is an array",
      #"{"events": [{"t": 1}, [2]]}"#,
      #"""
      bad.json: events[1]: expected an object, found an array
      {"type":"error","source":"bad.json","line":1,"path":"events[1]","message":"expected an \#
      object, found an array"}
      """#),
    BadInput(
      "a line that is a number", behind: .tap,
      #"5"#,
      #"""
      bad.json:5: expected an object, found 5
      {"type":"error","source":"bad.json","line":5,"message":"expected an object, found 5"}
      """#),
    BadInput(
      "events that are an object",
      #"{"events": {"t": 1}}"#,
      #"""
      bad.json:1: events: expected an array, found an object
      {"type":"error","source":"bad.json","line":1,"path":"events","message":"expected an \#
      array, found an object"}
      """#),
    BadInput(
      "a motion that is a string",
      #"{"t": 3, "motion": "shake"}"#,
      #"""
      bad.json:1: motion: expected an object, found 'shake'
      {"type":"error","source":"bad.json","line":1,"path":"motion","message":"expected an \#
      object, found 'shake'"}
      """#),
    BadInput(
      "coalesced touches that are an object",
      #"""
      {"t": 3, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, "coalesced": {}}]}
      """#,
      #"""
      bad.json:1: touches[0].coalesced: expected an array, found an object
      {"type":"error","source":"bad.json","line":1,"path":"touches[0].coalesced",\#
      "message":"expected an array, found an object"}
      """#),
  ]
}
