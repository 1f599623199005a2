import Foundation
import Testing
import Touchstone
import TouchstoneCLI
import TouchstoneReference

/// Whole synthetic recordings through the whole tool.
@Suite struct ToolFidelityTests {
  /// The reference roster as a scene file, its policy left to the command line.
  private static let scene = """
    {"views": {"id": "view", "multipleTouchEnabled": true}, "recognizers": [
      {"id": "tap", "type": "tap", "view": "view"},
      {"id": "doubleTap", "type": "tap", "view": "view", "numberOfTapsRequired": 2},
      {"id": "twoFingerTap", "type": "tap", "view": "view", "numberOfTouchesRequired": 2},
      {"id": "longPress", "type": "longPress", "view": "view"},
      {"id": "twoFingerPress", "type": "longPress", "view": "view", "numberOfTouchesRequired": 2},
      {"id": "pan", "type": "pan", "view": "view"},
      {"id": "twoFingerPan", "type": "pan", "view": "view", "minimumNumberOfTouches": 2},
      {"id": "oneFingerPan", "type": "pan", "view": "view", "maximumNumberOfTouches": 1},
      {"id": "pairPan", "type": "pan", "view": "view", "minimumNumberOfTouches": 2,
       "maximumNumberOfTouches": 2},
      {"id": "right", "type": "swipe", "view": "view", "direction": "right"},
      {"id": "left", "type": "swipe", "view": "view", "direction": "left"},
      {"id": "up", "type": "swipe", "view": "view", "direction": "up"},
      {"id": "down", "type": "swipe", "view": "view", "direction": "down"},
      {"id": "sideways", "type": "swipe", "view": "view", "direction": ["left", "right"]},
      {"id": "twoFingerRight", "type": "swipe", "view": "view", "direction": "right",
       "numberOfTouchesRequired": 2},
      {"id": "pinch", "type": "pinch", "view": "view"},
      {"id": "rotation", "type": "rotation", "view": "view"}]}
    """

  @Test(arguments: UInt64(3001)...3050)
  func everyFormOfATracePrintsTheSameTransitions(seed: UInt64) throws {
    let frames = SyntheticFingers.recording(seed: seed).frames
    let outputs = try TraceForm.allCases.map { form in
      try replay(
        form.text(of: frames), "--simultaneous", "all", "--only", "tap,longPress,pan,left,pinch")
    }
    #expect(outputs[0].count > 5)
    for (form, output) in zip(TraceForm.allCases, outputs) {
      #expect(output == outputs[0], "seed \(seed), \(form)")
    }
  }

  @Test(arguments: UInt64(3001)...3050)
  func onlyOneRecognizerDoesWhatItsReferenceDoes(seed: UInt64) throws {
    let frames = SyntheticFingers.recording(seed: seed).frames
    let trace = TraceForm.document.text(of: frames)
    let all = ReferenceRoster.all
    // Over all seeds each of them has its turn.
    for index in [seed % UInt64(all.count), (seed * 5 + 8) % UInt64(all.count)] {
      let (name, reference) = all[Int(index)]
      let lines = try replay(trace, "--simultaneous", "all", "--only", name)
      let expected = reference.transitions(in: History(frames))
      try #require(lines.count == expected.count, "seed \(seed), \(name)")
      for (line, transition) in zip(lines, expected) {
        let printed = try PrintedTransition(line)
        #expect(printed.recognizer == name)
        #expect(printed.agrees(with: transition), "seed \(seed), expected \(transition): \(line)")
      }
    }
  }

  /// The lines of the transitions that a trace gives.
  private func replay(_ trace: String, _ options: String...) throws -> [String] {
    var console = MemoryConsole(files: ["scene.json": Self.scene, "trace": trace])
    let status = CommandLineTool.run(
      arguments: [
        "replay", "trace", "--scene", "scene.json", "--format", "ndjson", "--show", "transitions",
      ] + options, console: &console)
    #expect(status == .done)
    #expect(console.errors == "")
    return console.output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("{\"type\":\"transition\"") }
  }
}

extension PrintedTransition {
  /// Whether the line says what the rules demand, as far as its decimals go.
  fileprivate func agrees(with transition: ExpectedTransition) -> Bool {
    let numbers = [transition.location.x, transition.location.y] + transition.values
    return abs(time - transition.time.seconds) < 1e-6 && state == "\(transition.state.name)"
      && touches == transition.touches
      && zip(self.numbers, numbers).allSatisfy { abs($0 - $1) < 0.001 }
  }
}
