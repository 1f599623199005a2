/// A recording of many gestures, and a scene for it in which one of them may last throughout.
enum LongRecording {
  private static let scene =
    #"{"scene":{"views":{"id":"w","frame":[0,0,300,600],"subviews":["#
    + #"{"id":"rest","frame":[0,0,300,100]},{"id":"play","frame":[0,100,300,500]}]},"#
    + #""recognizers":[{"id":"hold","type":"longPress","view":"rest"},"#
    + #"{"id":"slide","type":"pan","view":"rest"},{"id":"tap","type":"tap","view":"play"},"#
    + #"{"id":"odd \"name\", so to say","type":"pan","view":"play"},"#
    + #"{"id":"flick","type":"swipe","view":"play"}],"#
    + #""policy":{"simultaneous":[["hold","slide"],["odd \"name\", so to say","flick"]]}}}"#

  /// Strokes and taps after each other; before them a finger comes down that is lifted behind them, if
  /// it is a `resting` one.
  static func text(_ count: Int, resting: Bool) -> String {
    var lines = [scene]
    func touch(_ time: Double, _ id: Int, _ phase: String, _ x: Int, _ y: Int) {
      lines.append(
        #"{"t":\#(time),"touches":[{"id":\#(id),"phase":"\#(phase)","x":\#(x),"y":\#(y)}]}"#)
    }
    if resting {
      touch(0, 1, "began", 50, 50)
      touch(0.75, 1, "moved", 70, 50)
    }
    for number in 0..<count {
      let start = Double(2 + number)
      touch(start, 2 + number, "began", 20, 200)
      // A tap, a pan that is too slow for a swipe, and a swipe.
      let (step, width) = [(0.25, 0), (0.25, 7), (0.03125, 60)][number % 3]
      if width > 0 {
        touch(start + step, 2 + number, "moved", 20 + width, 200)
        touch(start + 2 * step, 2 + number, "moved", 20 + 2 * width, 200)
      }
      touch(start + 0.5625, 2 + number, "ended", 20 + 2 * width, 200)
    }
    if resting { touch(Double(count + 3), 1, "ended", 70, 50) }
    return lines.joined(separator: "\n") + "\n"
  }
}
