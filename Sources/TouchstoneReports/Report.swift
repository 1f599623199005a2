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
    var (report, end) = (ReportStream(reporter), RecordingEnd())
    var (replay, events) = (Replay(scene, observing: report.observation), ReplayEvents())
    report.begin(
      ReportedRecording(source: name, sceneName: "inline", scene: scene), into: &bytes)
    var newest: ReportedFrame?
    for frame in frames {
      try replay.process(frame, into: &events)
      newest = ReportedFrame(index: end.events, time: frame.time, timeBefore: end.lastTime)
      end.add(frame)
      report.report(events, in: newest, labels: TouchLabel.number(of:), into: &bytes)
      events.removeAll(keepingCapacity: true)
    }
    replay.finish(into: &events)
    report.report(events, in: newest, labels: TouchLabel.number(of:), into: &bytes)
    report.end(end, into: &bytes)
    report.finish(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
