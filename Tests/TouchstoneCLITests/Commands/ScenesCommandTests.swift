import Testing
import TouchstoneCLI
import TouchstoneTraces

@Suite struct ScenesCommandTests {
  private func run(
    _ arguments: String..., files: [String: String] = [:]
  ) -> (output: String, errors: String, status: TouchstoneCLI.ExitStatus) {
    var console = MemoryConsole(files: files)
    let status = CommandLineTool.run(arguments: arguments, console: &console)
    return (console.output, console.errors, status)
  }

  @Test func listsWhatThereIsAndWhatItIsFor() {
    let result = run("scenes")
    #expect(
      result.output == """
        default             tells gestures apart: what is used when nothing is said
        uikit               the same recognizers without a policy: what UIKit does by itself
        uikit-simultaneous  the same recognizers, all of which may recognize together

        """)
    #expect(result.errors == "")
    #expect(result.status == .done)
  }

  @Test func printsASceneToStartFrom() {
    #expect(
      run("scenes", "default").output == """
        {
          "format": "touchstone-scene",
          "version": 1,
          "views": {
            "id": "window",
            "multipleTouchEnabled": true,
            "subviews": [
              {"id": "content", "kind": "image", "behavior": "transform"}
            ]
          },
          "recognizers": [
            {"id": "tap", "type": "tap"},
            {"id": "doubleTap", "type": "tap", "numberOfTapsRequired": 2},
            {"id": "tap2", "type": "tap", "numberOfTouchesRequired": 2},
            {"id": "longPress", "type": "longPress"},
            {"id": "swipeRight", "type": "swipe", "direction": "right"},
            {"id": "swipeLeft", "type": "swipe", "direction": "left"},
            {"id": "swipeUp", "type": "swipe", "direction": "up"},
            {"id": "swipeDown", "type": "swipe", "direction": "down"},
            {"id": "swipeRight2", "type": "swipe", "direction": "right", "numberOfTouchesRequired": 2},
            {"id": "swipeLeft2", "type": "swipe", "direction": "left", "numberOfTouchesRequired": 2},
            {"id": "swipeUp2", "type": "swipe", "direction": "up", "numberOfTouchesRequired": 2},
            {"id": "swipeDown2", "type": "swipe", "direction": "down", "numberOfTouchesRequired": 2},
            {"id": "pan", "type": "pan"},
            {"id": "pinch", "type": "pinch"},
            {"id": "rotation", "type": "rotation"}
          ],
          "policy": {
            "simultaneous": [
              ["pan", "pinch", "rotation"],
              ["pan", "swipeRight"], ["pan", "swipeLeft"], ["pan", "swipeUp"], ["pan", "swipeDown"],
              ["pan", "swipeRight2"], ["pan", "swipeLeft2"], ["pan", "swipeUp2"], ["pan", "swipeDown2"]
            ],
            "requireToFail": [["tap", "doubleTap"]]
          }
        }

        """)
  }

  private static let pinch = """
    {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 100, "y": 300},
     {"id": 2, "phase": "began", "x": 140, "y": 300}]}
    {"t": 0.1, "touches": [{"id": 1, "phase": "moved", "x": 60, "y": 300},
     {"id": 2, "phase": "moved", "x": 180, "y": 300}]}
    {"t": 0.2, "touches": [{"id": 1, "phase": "ended", "x": 60, "y": 300},
     {"id": 2, "phase": "ended", "x": 180, "y": 300}]}
    """

  @Test(arguments: BundledScenes.names)
  func whatIsPrintedIsWhatTheOptionTakes(name: String) {
    let files = ["my.json": run("scenes", name).output, "trace.json": Self.pinch]
    let own = run("replay", "--scene", "my.json", "trace.json", files: files)
    let bundled = run("replay", "--scene", name, "trace.json", files: files)
    #expect(own.errors == "")
    #expect(own.status == .done)
    #expect(own.output.replacing("my.json", with: name) == bundled.output)
    #expect(own.output.contains("pinch"))
  }

  @Test func anUnknownSceneIsWrongUsage() {
    let near = run("scenes", "defualt")
    #expect(
      near.errors == """
        touchstone: unknown scene 'defualt'; did you mean 'default'?
        Try 'touchstone scenes --help'.

        """)
    #expect(near.output == "")
    #expect(near.status == .usage)
    #expect(
      run("scenes", "android").errors == """
        touchstone: unknown scene 'android'; expected one of default, uikit, uikit-simultaneous
        Try 'touchstone scenes --help'.

        """)
  }

  @Test func oneSceneIsPrintedAtATime() {
    #expect(
      run("scenes", "uikit", "default").errors == """
        touchstone: unexpected argument 'default'
        Try 'touchstone scenes --help'.

        """)
  }
}
