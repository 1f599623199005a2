import Testing
import TouchstoneTraces

/// A small recording of a format.
struct SampleRecording: Sendable, CustomTestStringConvertible {
  var format: TraceFormat
  var text: String

  var testDescription: String { "\(format.name): \(text.prefix(40))" }

  static let browser = Self(
    format: .browser,
    text: """
      [{"type":"touchstart","timestamp":1700000000000,
        "changedTouches":[{"identifier":3797424149,"clientX":30,"clientY":40,"force":0.5}]},
       {"type":"touchmove","timestamp":1700000000016.5,
        "changedTouches":[{"identifier":3797424149,"clientX":31.5,"clientY":40}]},
       {"type":"touchend","timestamp":1700000000090,
        "changedTouches":[{"identifier":3797424149,"clientX":32,"clientY":41}]}]
      """)
  static let pointer = Self(
    format: .browser,
    text: """
      {"type":"pointerdown","timeStamp":10.5,"pointerId":2,"pointerType":"touch","clientX":5,"clientY":6}
      {"type":"pointerup","timeStamp":60.5,"pointerId":2,"pointerType":"touch","clientX":5,"clientY":6}
      """)
  static let weChat = Self(
    format: .browser,
    text: """
      {"type":"tap","timeStamp":4155,"detail":{"x":7,"y":8},
       "touches":[{"identifier":0,"clientX":7,"clientY":8}],
       "changedTouches":[{"identifier":0,"clientX":7,"clientY":8}]}
      """)
  static let rrweb = Self(
    format: .rrweb,
    text: """
      [{"type":4,"timestamp":1700000000000,"data":{"href":"","width":320,"height":480}},
       {"type":3,"timestamp":1700000000100,"data":{"source":2,"type":7,"id":9,"x":10,"y":20,"pointerId":1}},
       {"type":3,"timestamp":1700000000250,"data":{"source":2,"type":9,"id":9,"x":13,"y":90,"pointerId":1}},
       {"type":3,"timestamp":1700000000500,"data":{"source":6,"pointerId":1,"positions":[
        {"x":12,"y":60,"id":9,"timeOffset":-350},{"x":13,"y":90,"id":9,"timeOffset":-250}]}}]
      """)
  static let flutter = Self(
    format: .flutter,
    text: """
      [{"ts":5009000,"events":[
        {"type":"PointerAddedEvent","timeStamp":5000000,"position":[10,20]},
        {"type":"PointerDownEvent","timeStamp":5000000,"pointer":3,"position":[10,20],"down":true}]},
       {"ts":5060000,"events":[{"type":"PointerUpEvent","timeStamp":5050000,"pointer":3,"position":[11,20]}]}]
      """)
  static let flutterEngine = Self(
    format: .flutter,
    text: """
      {"ts":20,"events":[{"change":4,"timeStamp":10,"pointerIdentifier":1,"physicalX":30,"physicalY":60}]}
      {"ts":30,"events":[{"change":6,"timeStamp":25,"pointerIdentifier":1,"physicalX":30}]}
      """)
  static let reactNative = Self(
    format: .reactNative,
    text: """
      {"nativeEvent":{"timestamp":875928682.04,"touches":[{"identifier":1,"pageX":3,"pageY":4}],\
      "changedTouches":[{"identifier":1,"pageX":3,"pageY":4,"locationX":1}]}}
      {"nativeEvent":{"timestamp":875928732.04,"touches":[],\
      "changedTouches":[{"identifier":1,"pageX":3,"pageY":5}]}}
      """)
  static let devTools = Self(
    format: .devTools,
    text: """
      {"method":"Input.dispatchTouchEvent","params":{"type":"touchStart","touchPoints":[{"x":1,"y":2}]}}
      {"method":"Input.dispatchTouchEvent","params":{"type":"touchMove","touchPoints":[{"x":3,"y":2}]}}
      {"method":"Input.dispatchTouchEvent","params":{"type":"touchEnd","touchPoints":[]}}
      """)
  static let android = Self(
    format: .android,
    text: """
      {"units":"physical pixels, nanoseconds","frames":[
       {"t_ns":100,"pointers":[[10,20]]},{"t_ns":16000100,"pointers":[[12,30]]},
       {"t_ns":16000100,"pointers":[[12,30]]}]}
      """)
  static let researchKit = Self(
    format: .researchKit,
    text: """
      {"items":[{"timestamp":812.331,"phase":0,"index":0,"x":40,"y":60,"width":320,"height":480},
       {"timestamp":812.42,"phase":3,"index":0,"x":40,"y":61,"width":320,"height":480}]}
      """)
  static let tracks = Self(
    format: .touchTracks,
    text: """
      {"trials":[{"success":true,"rawTouchTracks":[
       {"rawTouches":[{"timestamp":1.5673402890135078E9,"phase":"began","location":[1,2],"type":"direct"},
        {"timestamp":1567340289.1135078,"phase":"ended","location":[1,3],"type":"direct"}]},
       {"rawTouches":[{"timestamp":1567340289.0635078,"phase":"began","location":[8,9]},
        {"timestamp":1567340289.1135078,"phase":"ended","location":[8,9]}]}]}]}
      """)
  static let w3c = Self(
    format: .w3c,
    text: """
      {"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[
       {"type":"pointerMove","duration":0,"x":10,"y":20},{"type":"pointerDown","button":0},
       {"type":"pause","duration":80},{"type":"pointerUp","button":0}]}]}
      """)
  static let droidBot = Self(
    format: .droidBot,
    text: """
      {"tag":"t","event":{"event_type":"touch","x":null,"y":null,"view":{"bounds":[[10,20],[30,60]]}}}
      """)
  static let recorder = Self(
    format: .chromeRecorder,
    text: """
      {"title":"t","steps":[{"type":"setViewport","width":400,"height":800,"hasTouch":true},
       {"type":"click","deviceType":"touch","offsetX":12,"offsetY":14}]}
      """)

  static let all = [
    browser, pointer, weChat, rrweb, flutter, flutterEngine, reactNative, devTools, android,
    researchKit, tracks, w3c, droidBot, recorder,
  ]

  /// What each of them is read as.
  static let transcripts: [[String]] = [
    [
      "recording in default", "0: began 3797424149 (30.0, 40.0)",
      "16500000: moved 3797424149 (31.5, 40.0)", "90000000: ended 3797424149 (32.0, 41.0)",
      "ended",
    ],
    ["recording in default", "0: began 2 (5.0, 6.0)", "50000000: ended 2 (5.0, 6.0)", "ended"],
    [
      "recording in default",
      "repaired madeUp: trace:1: a tap is reported without its touches; one of 50 ms is made up",
      "0: began 0 (7.0, 8.0)", "50000000: ended 0 (7.0, 8.0)", "ended",
    ],
    [
      "recording in default",
      "repaired lowFidelity: trace: [0].data: session replays thin moves out; "
        + "velocities and swipes are not trustworthy",
      "0: began 1 (10.0, 20.0)", "50000000: moved 1 (12.0, 60.0)",
      "150000000: moved 1 (13.0, 90.0)", "150000000: ended 1 (13.0, 90.0)", "ended",
    ],
    ["recording in default", "0: began 3 (10.0, 20.0)", "50000000: ended 3 (11.0, 20.0)", "ended"],
    [
      "recording in default",
      "repaired lowFidelity: trace:1: events[0]: coordinates are physical pixels, and "
        + "'devicePixelRatio' is missing; a pixel counts as a point",
      "0: began 1 (30.0, 60.0)",
      "15000: ended 1 (30.0, 0.0)", "ended",
    ],
    ["recording in default", "0: began 1 (3.0, 4.0)", "50000000: ended 1 (3.0, 5.0)", "ended"],
    [
      "recording in default",
      "repaired madeUp: trace:1: params: commands have no times; each takes a step of 16 ms",
      "0: began 0 (1.0, 2.0)", "16000000: moved 0 (3.0, 2.0)", "32000000: ended 0 (3.0, 2.0)",
      "ended",
    ],
    [
      "recording in default",
      "repaired lowFidelity: trace: frames[0]: coordinates are physical pixels, and nothing tells "
        + "how many make a point; a pixel counts as a point",
      "0: began 0 (10.0, 20.0)", "16000000: moved 0 (12.0, 30.0)",
      "16000000: ended 0 (12.0, 30.0)", "ended",
    ],
    ["recording in default", "0: began 1 (40.0, 60.0)", "89000000: ended 1 (40.0, 61.0)", "ended"],
    [
      "recording in default", "0: began 1 (1.0, 2.0)", "50000000: began 2 (8.0, 9.0)",
      "100000000: ended 1 (1.0, 3.0), ended 2 (8.0, 9.0)", "ended",
    ],
    [
      "recording in default", "0: began 'a' (10.0, 20.0)", "80000000: ended 'a' (10.0, 20.0)",
      "ended",
    ],
    [
      "recording in default",
      "repaired madeUp: trace:1: event: the script says what was to be done; the touches are made "
        + "up, and a pixel counts as a point",
      "0: began 1 (20.0, 40.0)", "50000000: ended 1 (20.0, 40.0)", "ended",
    ],
    [
      "recording in default",
      "repaired madeUp: trace: steps[1]: the steps say what was clicked; the touches are made up, "
        + "and places count from the corners of elements",
      "0: began 1 (12.0, 14.0)", "50000000: ended 1 (12.0, 14.0)", "ended",
    ],
  ]
}
