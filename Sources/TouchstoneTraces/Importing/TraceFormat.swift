/// The forms in which recordings of touches come.
package enum TraceFormat: String, CaseIterable, Sendable {
  /// Our own: documents, streams of events, flat rows.
  case native
  /// Logs of the browser's TouchEvent and PointerEvent.
  case browser
  /// W3C WebDriver and Appium actions.
  case w3c
  /// ResearchKit's touch items.
  case researchKit = "researchkit"
  /// Touch tracks as ResearchKit's touch-ability tasks export them.
  case touchTracks = "touch-tracks"
  /// Descriptions of UITouch in a log.
  case uiTouch = "uitouch"
  /// Session replays of rrweb and what mobile SDKs make like it.
  case rrweb
  /// Flutter's pointer data.
  case flutter
  /// React Native's touch events.
  case reactNative = "react-native"
  /// Chrome DevTools touch commands.
  case devTools = "devtools"
  /// Frames of pointers, as Android's own tests have them.
  case android
  /// Recordings of evemu.
  case evemu
  /// Android's `getevent`, with labels or without.
  case getevent
  /// The output of evtest.
  case evtest
  /// YAML of `libinput record`.
  case libinput
  /// DroidBot's events.
  case droidBot = "droidbot"
  /// Steps of the Chrome Recorder.
  case chromeRecorder = "chrome-recorder"

  /// The name on the command line and in output.
  package var name: String { rawValue }
}

extension TraceFormat {
  /// Who reads it; nil for our own.
  var importer: ImporterKind? {
    switch self {
    case .native: nil
    case .browser: ImporterKind(BrowserTrace.self)
    case .uiTouch: ImporterKind(UITouchLog.self)
    case .evemu: ImporterKind(EvemuTrace.self)
    case .getevent: ImporterKind(GeteventTrace.self)
    case .evtest: ImporterKind(EvtestTrace.self)
    case .libinput: ImporterKind(LibinputTrace.self)
    case .w3c: ImporterKind(W3CActions.self)
    case .researchKit: ImporterKind(ResearchKitItems.self)
    case .touchTracks: ImporterKind(TouchTracks.self)
    case .rrweb: ImporterKind(SessionReplay.self)
    case .flutter: ImporterKind(FlutterTrace.self)
    case .reactNative: ImporterKind(ReactNativeTrace.self)
    case .devTools: ImporterKind(DevToolsCommands.self)
    case .android: ImporterKind(AndroidFrames.self)
    case .droidBot: ImporterKind(DroidBotScript.self)
    case .chromeRecorder: ImporterKind(ChromeRecorderScript.self)
    }
  }
}

extension TraceFormat {
  /// What the names of files with JSON end with.
  package static let jsonEndings = [".json", ".ndjson", ".jsonl"]

  /// What the names of files of all formats end with, those of JSON first: of a folder, these are read.
  package static let fileEndings = allCases.reduce(into: jsonEndings) { endings, format in
    for ending in format.importer?.fileEndings() ?? [] where !endings.contains(ending) {
      endings.append(ending)
    }
  }
}

extension TraceFormat {
  /// The format of an input that begins with these bytes, and whether all of a recording is in its first
  /// value; what is unknown counts as our own. The format may be given.
  package static func beginning(
    of bytes: [UInt8], as given: TraceFormat? = nil
  ) -> (format: TraceFormat, isDocument: Bool) {
    let beginning = TraceBeginning(bytes.span, as: given, isAll: true, isBehindOthers: false)
    return (beginning?.format ?? .native, beginning?.isDocument ?? false)
  }
}
