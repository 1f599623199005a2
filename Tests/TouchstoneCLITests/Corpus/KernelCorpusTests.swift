import Foundation
import Testing
import TouchstoneCLI

/// Real recordings of kernels and logs of UITouch, for those who have them: what people say they show,
/// and what we say.
@Suite struct KernelCorpusTests {
  /// A file, what is said to be in it, and the row that it gives.
  struct Example: Sendable, CustomTestStringConvertible {
    var file: String
    /// "?" where nobody says which gesture it is.
    var shows: String
    var row: String

    var testDescription: String { file }
  }

  static let examples = [
    Example(
      file: "evemu/Atmel-maXTouch-Touchscreen.1-finger-drag-up-down.events",
      shows: "drag up and down", row: "swipeUp"),
    Example(
      file: "evemu/Atmel-maXTouch-Touchscreen.1-finger-fast-taps.events",
      shows: "fast taps", row: "doubleTap,doubleTap,doubleTap,doubleTap,tap"),
    Example(
      file: "evemu/CyPS2-Cypress-Trackpad.two_finger_tap.events",
      shows: "two-finger tap", row: "tap2"),
    Example(
      file: "evemu/EP0430M09.2-fingers-touch-release.events",
      shows: "two fingers touch and release", row: "tap2"),
    Example(
      file: "evemu/EP0430M09.4-finger-drag-down.events",
      shows: "four-finger drag down", row: "pan4+rotateCounterclockwise"),
    Example(
      file: "evemu/N-Trig-MultiTouch.1-finger-drag-NW-SE.events",
      shows: "one-finger diagonal drag", row: "pan"),
    Example(
      file: "evemu/N-Trig-MultiTouch.desc", shows: "description only", row: "error"),
    Example(
      file: "evemu/QUANTA-OpticalTouchScreen.desc", shows: "description only", row: "error"),
    Example(
      file: "evemu/QUANTA-OpticalTouchScreen.touch-on-left.events",
      shows: "touch near the left edge", row: "pan"),
    Example(
      file: "evemu/Wacom-Cintiq-13HD-touch-Finger.events", shows: "?", row: "swipeDown"),
    Example(
      file: "evemu/Wacom-ISDv4-E6-Finger.2fg-tap.events", shows: "two-finger tap", row: "tap2"),
    Example(
      file: "evemu/Wacom-ISDv4-E6-Finger.double-center-scroll.events",
      shows: "two-finger scroll", row: "swipeDown2"),
    Example(
      file: "evemu/eGalax_eMPIA-Technology-Inc.-PCAP-MultiTouch-Controller.tap.events",
      shows: "tap", row: "tap"),
    Example(file: "evemu/ntrig-dell-xt2.event", shows: "?", row: "tap"),
    Example(
      file: "getevent/evtest-kivy-2790-protocolA.txt",
      shows: "two frames of a drag", row: "none"),
    Example(
      file: "getevent/minitouch-21-protocolA.txt", shows: "one frame of a drag", row: "none"),
    Example(
      file: "libinput-record/touchpad-taps-a.yml", shows: "two taps", row: "tap,tap"),
    Example(
      file: "uitouch-log/uitouch-description-a.txt", shows: "start of a touch", row: "none"),
  ]

  @Test(.enabled(if: Corpus.folder != nil), arguments: examples)
  func weSayWhatPeopleSay(example: Example) throws {
    let folder = try #require(Corpus.folder)
    let text = try String(contentsOf: folder.appending(path: example.file), encoding: .utf8)
    let name = try #require(example.file.split(separator: "/").last.map(String.init))
    var console = MemoryConsole(files: [name: text])
    _ = CommandLineTool.run(arguments: ["classify", name], console: &console)
    #expect(console.output.split(separator: " ").first.map(String.init) == example.row)
  }
}
