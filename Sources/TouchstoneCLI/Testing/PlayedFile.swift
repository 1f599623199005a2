import SafeJSON
import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// A trace file with what its replay printed as ndjson.
struct PlayedFile {
  /// What a recording says of itself before its events.
  struct Recording {
    var expect: StatedExpectation?
    var recognizers: [String]
    /// Whether no finger touches anything in it, and nothing else happens.
    var isEmpty = false
  }

  var recordings: [Recording] = []
  var bytes: [UInt8] = []
  var messages: [PlainText] = []
  var status = ExitStatus.done

  /// Plays a file. Its result calls it by its name without the folder, so that it is the same
  /// wherever the trace lies. Throws when the file cannot be read: that is no result.
  init(
    _ input: Input, _ running: RunningOptions, show: Show, _ scenes: inout SceneSource,
    _ console: FragmentConsole
  ) throws(CommandError) {
    var console = console
    var recordings: [Recording] = []
    var output = ReportOutput(
      ReportFormat.ndjson.reporter(ReportOptions(show: show)), isPart: true, isQuiet: false)
    let replay = InputReplay(
      input, running, observing: output.observation, source: PathText.name(of: input.path),
      throwsReadErrors: true
    ) { header in
      recordings.append(
        Recording(expect: header.expect, recognizers: header.scene.recognizerNames))
    } hearEnd: { end in
      recordings[recordings.count - 1].isEmpty = end.isEmpty
    }
    status = try replay.run(&scenes, to: &output, console: &console)
    self.recordings = recordings
    (bytes, messages) = (console.printed, console.messages)
  }
}
