public import Touchstone

/// What the command line prints of a recording, as text. Touches are called by the numbers of their ids, also
/// those that a trace gives names.
public enum Report {
  /// The changes of state and transforms, as `touchstone replay` prints them. Throws for a frame that
  /// contradicts those before it.
  public static func replay(
    of frames: [Frame], in scene: TouchScene, named name: String = "recording",
    as format: ReportFormat = .text
  ) throws(ReplayError) -> String {
    try text(of: frames, in: scene, name, format.reporter(ReportOptions()))
  }

  /// Why each recognizer did or did not recognize, as `touchstone explain` prints it: all, or those of some
  /// names. Throws for a frame that contradicts those before it.
  public static func explanation(
    of frames: [Frame], in scene: TouchScene, named name: String = "recording",
    recognizers: [String] = [], as format: StoryFormat = .text
  ) throws(ReplayError) -> String {
    try text(of: frames, in: scene, name, format.reporter(StoryOptions(recognizers: recognizers)))
  }

  private static func text(
    of frames: [Frame], in scene: TouchScene, _ name: String, _ reporter: any Reporter
  ) throws(ReplayError) -> String {
    var bytes: [UInt8] = []
    var report = ReportStream(reporter)
    var (replay, events) = (
      RecordingReplay(scene, observing: report.observation), ReplayEvents()
    )
    report.begin(
      ReportedRecording(source: name, sceneName: "inline", scene: scene), into: &bytes)
    func tell() {
      guard replay.takeEvents(&events) else { return }
      report.report(
        events, in: replay.newestFrame, labels: TouchLabel.number(of:), into: &bytes)
    }
    for frame in frames {
      try replay.check(frame)
      tell()
    }
    replay.finish()
    tell()
    report.end(replay.end, into: &bytes)
    report.finish(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
