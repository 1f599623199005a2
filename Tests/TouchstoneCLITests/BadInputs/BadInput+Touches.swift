extension BadInput {
  /// Touches with something missing or wrong.
  static let touches = [
    BadInput(
      "no time", behind: .tap,
      #"{"touches": [{"id": 1, "phase": "began", "x": 1, "y": 2}]}"#,
      #"""
      bad.json:5: t: missing; expected a number
      {"type":"error","source":"bad.json","line":5,"path":"t","message":"missing; expected a \#
      number"}
      """#),
    BadInput(
      "no time in a document",
      #"{"events": [{"t": 1}, {"touches": []}]}"#,
      #"""
      bad.json: events[1].t: missing; expected a number
      {"type":"error","source":"bad.json","line":1,"path":"events[1].t","message":"missing; \#
      expected a number"}
      """#),
    BadInput(
      "a time that is a string", behind: .tap,
      #"{"t": "3"}"#,
      #"""
      bad.json:5: t: expected a number, found '3'
      {"type":"error","source":"bad.json","line":5,"path":"t","message":"expected a number, \#
      found '3'"}
      """#),
    BadInput(
      "a time that is null",
      #"{"t": null}"#,
      #"""
      bad.json:1: t: expected a number, found null
      {"type":"error","source":"bad.json","line":1,"path":"t","message":"expected a number, \#
      found null"}
      """#),
    BadInput(
      "a time of day",
      #"{"events": [{"t": "12:00:01"}]}"#,
      #"""
      bad.json: events[0].t: expected a number, found '12:00:01'
      {"type":"error","source":"bad.json","line":1,"path":"events[0].t","message":"expected a \#
      number, found '12:00:01'"}
      """#),
    BadInput(
      "no id", behind: .tap,
      #"{"t": 3, "touches": [{"phase": "began", "x": 1, "y": 2}]}"#,
      #"""
      bad.json:5: touches[0].id: missing; expected a whole number or a string
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].id","message":"missing; \#
      expected a whole number or a string"}
      """#),
    BadInput(
      "no id in a row",
      #"{"t": 3, "phase": "began", "x": 1, "y": 2}"#,
      #"""
      bad.json:1: id: missing; expected a whole number or a string
      {"type":"error","source":"bad.json","line":1,"path":"id","message":"missing; expected a \#
      whole number or a string"}
      """#),
    BadInput(
      "no phase", behind: .tap,
      #"{"t": 3, "touches": [{"id": 1, "x": 1, "y": 2}]}"#,
      #"""
      bad.json:5: touches[0].phase: missing; expected one of began, moved, stationary, ended, \#
      cancelled
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].phase",\#
      "message":"missing; expected one of began, moved, stationary, ended, cancelled"}
      """#),
    BadInput(
      "no x", behind: .pan,
      #"{"t": 3, "touches": [{"id": 1, "phase": "began", "y": 2}]}"#,
      #"""
      bad.json:4: touches[0].x: missing; expected a number
      {"type":"error","source":"bad.json","line":4,"path":"touches[0].x","message":"missing; \#
      expected a number"}
      """#),
    BadInput(
      "no y", behind: .tap,
      #"{"t": 3, "touches": [{"id": 1, "phase": "began", "x": 1}]}"#,
      #"""
      bad.json:5: touches[0].y: missing; expected a number
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].y","message":"missing; \#
      expected a number"}
      """#),
    BadInput(
      "an x that is a string", behind: .tap,
      #"{"t": 3, "touches": [{"id": 1, "phase": "began", "x": "1", "y": 2}]}"#,
      #"""
      bad.json:5: touches[0].x: expected a number, found '1'
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].x","message":"expected a \#
      number, found '1'"}
      """#),
    BadInput(
      "an id with a fraction",
      #"{"t": 3, "touches": [{"id": 1.5, "phase": "began", "x": 1, "y": 2}]}"#,
      #"""
      bad.json:1: touches[0].id: expected a whole number or a string, found 1.5
      {"type":"error","source":"bad.json","line":1,"path":"touches[0].id","message":"expected \#
      a whole number or a string, found 1.5"}
      """#),
    BadInput(
      "an id beyond 2^53", behind: .tap,
      #"""
      {"t": 3, "touches": [{"id": 9007199254740993, "phase": "began", "x": 1, "y": 2}]}
      """#,
      #"""
      bad.json:5: touches[0].id: id beyond ±2^53; expected a smaller number or a string
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].id","message":"id beyond \#
      ±2^53; expected a smaller number or a string"}
      """#),
    BadInput(
      "an unknown phase", behind: .tap,
      #"{"t": 3, "touches": [{"id": 1, "phase": "down", "x": 1, "y": 2}]}"#,
      #"""
      bad.json:5: touches[0].phase: unknown phase 'down'; expected one of began, moved, \#
      stationary, ended, cancelled
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].phase",\#
      "message":"unknown phase 'down'; expected one of began, moved, stationary, ended, \#
      cancelled"}
      """#),
    BadInput(
      "a misspelt phase", behind: .tap,
      #"{"t": 3, "touches": [{"id": 1, "phase": "canceled", "x": 1, "y": 2}]}"#,
      #"""
      bad.json:5: touches[0].phase: unknown phase 'canceled'; did you mean 'cancelled'?
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].phase",\#
      "message":"unknown phase 'canceled'; did you mean 'cancelled'?"}
      """#),
    BadInput(
      "a phase that is a number",
      #"{"t": 3, "touches": [{"id": 1, "phase": 0, "x": 1, "y": 2}]}"#,
      #"""
      bad.json:1: touches[0].phase: expected one of began, moved, stationary, ended, cancelled,\#
       found 0
      {"type":"error","source":"bad.json","line":1,"path":"touches[0].phase",\#
      "message":"expected one of began, moved, stationary, ended, cancelled, found 0"}
      """#),
    BadInput(
      "an unknown type",
      #"""
      {"t": 3, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, "type": "mouse"}]}
      """#,
      #"""
      bad.json:1: touches[0].type: unknown type of touch 'mouse'; expected one of direct, \#
      indirect, pencil, indirectPointer
      {"type":"error","source":"bad.json","line":1,"path":"touches[0].type","message":"unknown \#
      type of touch 'mouse'; expected one of direct, indirect, pencil, indirectPointer"}
      """#),
    BadInput(
      "an unknown view", behind: .tap,
      #"""
      {"t": 3, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, "view": "photo"}]}
      """#,
      #"""
      bad.json:5: touches[0].view: unknown view 'photo'; expected one of window, content
      {"type":"error","source":"bad.json","line":5,"path":"touches[0].view","message":"unknown \#
      view 'photo'; expected one of window, content"}
      """#),
    BadInput(
      "a misspelt view",
      #"""
      {"t": 3, "touches": [{"id": 1, "phase": "began", "x": 1, "y": 2, "view": "windwo"}]}
      """#,
      #"""
      bad.json:1: touches[0].view: unknown view 'windwo'; did you mean 'window'?
      {"type":"error","source":"bad.json","line":1,"path":"touches[0].view","message":"unknown \#
      view 'windwo'; did you mean 'window'?"}
      """#),
  ]
}
