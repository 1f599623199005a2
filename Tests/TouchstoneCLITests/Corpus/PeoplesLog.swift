/// A log as people have it, and what it holds.
struct PeoplesLog: Sendable {
  var name: String
  var text: String
  /// The labels of its recordings.
  var labels: [String]
  /// What is wrong with it; empty if nothing is.
  var error = ""

  static let unknown =
    "none of the formats that are known: native, browser, w3c, researchkit, touch-tracks, uitouch, rrweb, "
    + "flutter, react-native, devtools, android, evemu, getevent, evtest, libinput, droidbot, chrome-recorder"
}

extension PeoplesLog {
  static let all = [
    PeoplesLog(
      name: "penDistance",
      text: #"""
        # EVEMU 1.3
        N: Made-up pen display
        I: 0003 056a 0000 0100
        P: 02 00 00 00 00 00 00 00
        A: 00 0 40000 0 0 100
        A: 01 0 25000 0 0 100
        A: 18 0 1023 0 0 0
        A: 19 0 63 0 0 0
        E: 0.000000 0001 0140 1
        E: 0.000000 0003 0000 12000
        E: 0.000000 0003 0001 9000
        E: 0.000000 0003 0019 40
        E: 0.000000 0000 0000 0
        E: 0.060000 0003 0019 14
        E: 0.060000 0003 0018 350
        E: 0.060000 0001 014a 1
        E: 0.060000 0000 0000 0
        E: 0.120000 0003 0019 13
        E: 0.120000 0000 0000 0
        E: 0.160000 0003 0019 17
        E: 0.160000 0003 0018 0
        E: 0.160000 0001 014a 0
        E: 0.160000 0000 0000 0
        E: 0.220000 0003 0019 41
        E: 0.220000 0001 0140 0
        E: 0.220000 0000 0000 0

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "penDistanceTwice",
      text: #"""
        # EVEMU 1.3
        N: Made-up pen display
        P: 02 00 00 00 00 00 00 00
        A: 00 0 40000 0 0 100
        A: 01 0 25000 0 0 100
        A: 18 0 1023 0 0 0
        A: 19 0 63 0 0 0
        E: 0.000000 0001 0140 1
        E: 0.000000 0003 0000 12000
        E: 0.000000 0003 0001 9000
        E: 0.000000 0003 0019 0
        E: 0.000000 0001 014a 1
        E: 0.000000 0000 0000 0
        E: 0.080000 0003 0019 6
        E: 0.080000 0001 014a 0
        E: 0.080000 0000 0000 0
        E: 1.000000 0001 014a 1
        E: 1.000000 0000 0000 0
        E: 1.080000 0001 014a 0
        E: 1.080000 0000 0000 0

        """#, labels: ["tap,tap"]),
    PeoplesLog(
      name: "appiumServerLog",
      text: #"""
        2026-03-04 09:00:00:100 - [HTTP] --> POST /session/s1/actions
        2026-03-04 09:00:00:100 - [HTTP] {"actions":[{"type":"pointer","id":"f1","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":120,"y":340},{"type":"pointerDown","button":0},{"type":"pause","duration":70},{"type":"pointerUp","button":0}]}]}
        2026-03-04 09:00:00:101 - [debug] [XCUITestDriver@1a2b (s1)] Calling AppiumDriver.performActions() with args: [[{"type":"pointer","id":"f1","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":120,"y":340},{"type":"pointerDown","button":0},{"type":"pause","duration":70},{"type":"pointerUp","button":0}]}],"s1"]
        2026-03-04 09:00:00:103 - [debug] [XCUITestDriver@1a2b (s1)] Proxying [POST /actions] to [POST http://127.0.0.1:8100/session/w1/actions] with body: {"actions":[{"type":"pointer","id":"f1","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":120,"y":340},{"type":"pointerDown","button":0},{"type":"pause","duration":70},{"type":"pointerUp","button":0}]}]}
        2026-03-04 09:00:00:900 - [HTTP] <-- POST /session/s1/actions 200 800 ms - 14
        2026-03-04 09:00:05:100 - [HTTP] --> POST /session/s1/actions
        2026-03-04 09:00:05:100 - [HTTP] {"actions":[{"type":"pointer","id":"f1","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":200,"y":600},{"type":"pointerDown","button":0},{"type":"pointerMove","duration":250,"x":200,"y":250},{"type":"pointerUp","button":0}]}]}

        """#, labels: ["tap", "swipeUp"]),
    PeoplesLog(
      name: "sessionPrefix",
      text: #"""
        [4c0ffee1][HTTP] --> POST /session/4c0ffee1/actions
        [4c0ffee1][HTTP] {"actions":[{"type":"pointer","id":"f1","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":50,"y":60},{"type":"pointerDown","button":0},{"type":"pause","duration":80},{"type":"pointerUp","button":0}]}]}

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "bracketedTime",
      text: #"""
        [2026-03-04 09:00:00.100] {"type":"touchstart","timeStamp":1000,"changedTouches":[{"identifier":0,"clientX":80,"clientY":90}]}
        [2026-03-04 09:00:00.170] {"type":"touchend","timeStamp":1070,"changedTouches":[{"identifier":0,"clientX":80,"clientY":90}]}

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "pageChange",
      text: #"""
        [{"type":4,"timestamp":1800000000000,"data":{"href":"https://shop.example/","width":390,"height":700}},
        {"type":3,"timestamp":1800000001000,"data":{"source":2,"type":7,"id":12,"x":90,"y":210}},
        {"type":4,"timestamp":1800000001400,"data":{"href":"https://shop.example/item","width":390,"height":700}},
        {"type":3,"timestamp":1800000005000,"data":{"source":2,"type":7,"id":33,"x":200,"y":320}},
        {"type":3,"timestamp":1800000005090,"data":{"source":2,"type":9,"id":33,"x":200,"y":320}}]

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "webPinch",
      text: #"""
        [{"type":4,"timestamp":1800000000000,"data":{"href":"https://map.example/","width":390,"height":700}},
        {"type":3,"timestamp":1800000001000,"data":{"source":2,"type":7,"id":12,"x":90,"y":210}},
        {"type":3,"timestamp":1800000001080,"data":{"source":2,"type":9,"id":12,"x":90,"y":210}},
        {"type":3,"timestamp":1800000003000,"data":{"source":2,"type":7,"id":12,"x":150,"y":300}},
        {"type":3,"timestamp":1800000003020,"data":{"source":2,"type":7,"id":12,"x":240,"y":390}},
        {"type":3,"timestamp":1800000003300,"data":{"source":2,"type":9,"id":12,"x":110,"y":260}},
        {"type":3,"timestamp":1800000003320,"data":{"source":2,"type":9,"id":12,"x":280,"y":430}},
        {"type":3,"timestamp":1800000006000,"data":{"source":2,"type":7,"id":12,"x":200,"y":320}},
        {"type":3,"timestamp":1800000006080,"data":{"source":2,"type":9,"id":12,"x":200,"y":320}}]

        """#, labels: ["tap,tap"]),
    PeoplesLog(
      name: "evtestNamesOfTypes",
      text: #"""
        Input device name: "Made-up panel"
        Supported events:
          Event type 3 (EV_ABS)
            Event code 53 (ABS_MT_POSITION_X)
              Min        0
              Max      799
            Event code 54 (ABS_MT_POSITION_Y)
              Min        0
              Max      479
        Testing ... (interrupt to exit)
        Event: time 50.000100, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 4
        Event: time 50.000110, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 210
        Event: time 50.000120, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 130
        Event: time 50.000130, -------------- EV_SYN ------------
        Event: time 50.080100, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
        Event: time 50.080110, -------------- EV_SYN ------------

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "headerValues",
      text: #"""
        Input device name: "Made-up resistive panel"
        Supported events:
          Event type 1 (EV_KEY)
            Event code 330 (BTN_TOUCH)
          Event type 3 (EV_ABS)
            Event code 0 (ABS_X)
              Value   2000
              Min        0
              Max     4095
            Event code 1 (ABS_Y)
              Value   1000
              Min        0
              Max     4095
        Testing ... (interrupt to exit)
        Event: time 16.100000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
        Event: time 16.100000, type 3 (EV_ABS), code 0 (ABS_X), value 1946
        Event: time 16.100000, -------------- SYN_REPORT ------------
        Event: time 16.180000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
        Event: time 16.180000, -------------- SYN_REPORT ------------

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "rowsWithType",
      text: #"""
        {"t":0.00,"id":1,"phase":"began","x":100,"y":200,"type":"pencil"}
        {"t":0.08,"id":1,"phase":"ended","x":100,"y":200,"type":"pencil"}

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "rowsOfBridges",
      text: #"""
        {"type":"touch","t":0.00,"id":1,"phase":"began","x":100,"y":200}
        {"type":"touch","t":0.08,"id":1,"phase":"ended","x":100,"y":200}

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "evemuMenu",
      text: #"""
        Available devices:
        /dev/input/event0:	Power Button
        /dev/input/event5:	Made-up panel
        Select the device event number [0-5]: 5
        # EVEMU 1.3
        N: Made-up panel
        P: 02 00 00 00 00 00 00 00
        A: 35 0 1919 0 0 0
        A: 36 0 1079 0 0 0
        E: 0.000000 0003 0039 7
        E: 0.000000 0003 0035 400
        E: 0.000000 0003 0036 300
        E: 0.000000 0000 0000 0
        E: 0.090000 0003 0039 -1
        E: 0.090000 0000 0000 0

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "sentrySegments",
      text: #"""
        [[{"type":4,"timestamp":1800000000000,"data":{"href":"","width":390,"height":844}},
        {"type":3,"timestamp":1800000001000,"data":{"source":2,"type":7,"id":0,"x":100,"y":200,"pointerId":1}}],
        [{"type":5,"timestamp":1800000001.05,"data":{"tag":"breadcrumb","payload":{}}},
        {"type":3,"timestamp":1800000001080,"data":{"source":2,"type":9,"id":0,"x":100,"y":200,"pointerId":1}}]]

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "oneSource",
      text: #"""
        {"type":"pointer","id":"finger1","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":90,"y":410},{"type":"pointerDown","button":0},{"type":"pause","duration":90},{"type":"pointerUp","button":0}]}

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "webdriverIO",
      text: #"""
        2026-03-04T09:00:00.001Z INFO webdriver: COMMAND performActions([{"type":"pointer","id":"finger1","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":90,"y":410},{"type":"pointerDown","button":0},{"type":"pause","duration":90},{"type":"pointerUp","button":0}]}])

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "pastedPrompt",
      text: #"""
        $ sudo libinput record /dev/input/event6
        Recording to 'stdout'.
        version: 1
        ndevices: 1
        devices:
        - node: /dev/input/event6
          evdev:
            name: "Made-up panel"
            absinfo:
              53: [0, 4095, 0, 0, 16]
              54: [0, 4095, 0, 0, 26]
            properties: [1]
          events:
          - evdev:
            - [  0,      0,   3,  57,      41]
            - [  0,      0,   3,  53,    1000]
            - [  0,      0,   3,  54,    2000]
            - [  0,      0,   0,   0,       0]
          - evdev:
            - [  0,  80000,   3,  57,      -1]
            - [  0,  80000,   0,   0,       0]

        """#, labels: ["tap"]),
    PeoplesLog(
      name: "palmOnly",
      text: #"""
        Event: time 1393.060013, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 0
        Event: time 1393.060013, type 3 (EV_ABS), code 55 (ABS_MT_TOOL_TYPE), value 2
        Event: time 1393.060013, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1300
        Event: time 1393.060013, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 2100
        Event: time 1393.060013, type 3 (EV_ABS), code 48 (ABS_MT_TOUCH_MAJOR), value 12
        Event: time 1393.060013, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
        Event: time 1393.060013, -------------- SYN_REPORT ------------
        Event: time 1393.072162, type 3 (EV_ABS), code 48 (ABS_MT_TOUCH_MAJOR), value 42
        Event: time 1393.072162, -------------- SYN_REPORT ------------
        Event: time 1397.257059, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
        Event: time 1397.257059, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
        Event: time 1397.257059, -------------- SYN_REPORT ------------

        """#, labels: [], error: "no touches in this output of evtest: only palms (1 contact)"),
    PeoplesLog(
      name: "maestro",
      text: #"""
        appId: com.example
        ---
        - swipe:
            start: 50%, 80%
            end: 50%, 20%

        """#, labels: [], error: unknown),
    PeoplesLog(
      name: "motionEvent",
      text: #"""
        MotionEvent { action=ACTION_DOWN, actionButton=0, id[0]=0, x[0]=640.5, y[0]=880.0, toolType[0]=TOOL_TYPE_FINGER, pointerCount=1, historySize=0, eventTime=5000, downTime=5000, deviceId=3, source=0x1002 }
        MotionEvent { action=ACTION_UP, actionButton=0, id[0]=0, x[0]=640.5, y[0]=880.0, toolType[0]=TOOL_TYPE_FINGER, pointerCount=1, historySize=0, eventTime=5070, downTime=5000, deviceId=3, source=0x1002 }

        """#, labels: [], error: unknown),
    PeoplesLog(
      name: "wayland",
      text: #"""
        [353.100] wl_touch@25.down(41, 9650, wl_surface@31, 0, 118.5, 260.25)
        [353.100] wl_touch@25.frame()
        [353.180] wl_touch@25.up(42, 9730, 0)
        [353.180] wl_touch@25.frame()

        """#, labels: [], error: unknown),
    PeoplesLog(
      name: "inputEvents",
      text: #"""
        /dev/input/event1
           name    : "panel"

        waiting for events
        09:00:00.100000: EV_ABS ABS_Y 341
        09:00:00.100010: EV_ABS ABS_X 280
        09:00:00.100020: EV_KEY BTN_TOUCH (0x14a) pressed
        09:00:00.100030: EV_SYN code=0 value=0
        09:00:00.180000: EV_KEY BTN_TOUCH (0x14a) released
        09:00:00.180010: EV_SYN code=0 value=0

        """#, labels: [], error: unknown),
  ]
}
