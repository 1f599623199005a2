import Touchstone

extension OutputSchema {
  // MARK: Members of several lines

  static let sequence = OutputMember(
    .sequence, .whole, derived: true,
    "The number among the transitions and transforms of the recording, from 1.")
  static let time = OutputMember(.time, .number(.seconds), "When it happened.")
  static let index = OutputMember(
    .index, .whole, derived: true, "The place of the recording in its source, from 0.")
  static let source = OutputMember(
    .source, .string, derived: true, "The path of the input, or `-` for standard input.")
  static let recognizer = OutputMember(.recognizer, .string, "The name of the recognizer.")
  static let state = OutputMember(.state, states(RecognizerState.allCases), "The state.")
  static let hash = OutputMember(
    .hash, .string, optional: true, derived: true,
    "The XXH64 of the lines of transitions and transforms, with their line ends, as NDJSON.")
  static let by = OutputMember(.by, .string, "The name of the other recognizer.")
  private static let kind = OutputMember(.kind, .string, "The kind of the recognizer.")
  private static let location = OutputMember(
    .location, .pair(.points), "The position in the window.")
  private static let touches = OutputMember(.touches, .whole, "How many fingers take part.")

  static let subject = [
    recognizer, kind, OutputMember(.view, .string, "The view that the recognizer is on."),
  ]
  static let states = [
    OutputMember(.from, states(RecognizerState.allCases), "The state before."),
    OutputMember(.to, states(RecognizerState.allCases), "The state after."), touches, location,
  ]
  private static func states(_ states: [RecognizerState]) -> OutputValue {
    .words(states.map { "\($0.name)" })
  }

  /// What a gesture amounts to, with its velocity.
  static let values = amounts(withVelocity: true)

  private static func amounts(withVelocity: Bool) -> [OutputMember] {
    let velocity = OutputMember(
      .velocity, .anyOf([.pair(.pointsPerSecond), .number(.rate)]), optional: true,
      "How fast: of a pan a pair in points, of a pinch or rotation a number.")
    return [
      OutputMember(.taps, .whole, optional: true, "How many taps, of a tap."),
      OutputMember(
        .duration, .number(.seconds), optional: true, "How long the press is, of a long press."),
      OutputMember(
        .translation, .pair(.points), optional: true, "The way from the start, of a pan."),
      OutputMember(.direction, .string, optional: true, "The direction, of a swipe."),
      OutputMember(.scale, .number(.scale), optional: true, "The scale, of a pinch."),
      OutputMember(.rotation, .number(.radians), optional: true, "The angle, of a rotation."),
    ] + (withVelocity ? [velocity] : [])
      + [OutputMember(.edge, .string, optional: true, "The edge, of a pan from an edge.")]
  }

  private static let reasonMembers = [
    OutputMember(
      .code, .words(GestureReason.Code.allCases.map { "\($0.name)" }), "The rule that decided."),
    OutputMember(.by, .string, optional: true, "The name of the recognizer that decided."),
    OutputMember(.measured, .number(.measured), optional: true, "The value that decided."),
    OutputMember(.limit, .number(.measured), optional: true, "The limit for it."),
    OutputMember(
      .unit, .words(GestureReason.Unit.allCases.map { "\($0.name)" }), optional: true,
      "The unit of the numbers."),
    OutputMember(
      .margin, .number(.measured), optional: true, derived: true,
      "How much was to spare; negative on the wrong side of the limit."),
  ]
  static let optionalReason = OutputMember(
    .reason, .object(reasonMembers), optional: true, "Why it happened.")

  // MARK: Lines of replay

  static let recording = [
    index, OutputMember(.name, .orNull(.string), "The name of the recording."), source,
    OutputMember(.format, .string, "The format that the input has."),
    OutputMember(.scene, .string, "The name of the scene."),
    OutputMember(.profile, .string, "The name of the profile that the thresholds come from."),
  ]

  static let transform = [
    OutputMember(.view, .string, "The name of the view."),
    OutputMember(.matrix, .numbers(.matrix, count: 6), "The entries a, b, c, d, tx, ty."),
    OutputMember(.translation, .pair(.points), "The translation."),
    OutputMember(.scale, .pair(.scale), "The scale in both directions."),
    OutputMember(.rotation, .number(.radians), "The angle."),
  ]

  private static let touchID = OutputValue.anyOf([.whole, .string])
  static let touch = [
    OutputMember(.id, touchID, "The touch, as the recording numbers or names it."),
    OutputMember(.phase, .string, "The phase of the touch."),
    OutputMember(.tapCount, .whole, "How many taps there are with this one."),
    OutputMember(.view, .orNull(.string), "The view that the touch belongs to."), location,
    OutputMember(
      .hitTest,
      .array(
        .object([
          OutputMember(.view, .string, "The name of the view."),
          OutputMember(.skipped, .string, "Why the hit test left it."),
        ])), optional: true, "The views that the hit test left, when the touch began."),
  ]

  private static let chain = [
    OutputMember(.chain, .array(.string), "The responders that were asked, in order."),
    OutputMember(.handler, .orNull(.string), "The responder that handled it."),
  ]
  static let delivery =
    [
      OutputMember(.view, .string, "The name of the view."),
      OutputMember(.method, .string, "The method that is called."),
      OutputMember(.touches, .array(touchID), "The touches."),
    ] + chain + [
      OutputMember(.held, .bool, optional: true, "True where the call is held back."),
      OutputMember(.dropped, .bool, optional: true, "True where the view never gets the call."),
    ]
  static let event =
    [
      OutputMember(
        .kind, .words(["motion", "remoteControl", "interruption"]), "The kind of event."),
      OutputMember(.subtype, .string, optional: true, "UIKit's name of the subtype."),
      OutputMember(.phase, .string, optional: true, "The phase, of a motion."),
    ] + chain
  static let timer = [
    OutputMember(.timer, .string, "What the timer is for."),
    OutputMember(.event, .words(["armed", "fired", "cancelled"]), "What happens to it."),
    OutputMember(.deadline, .number(.seconds), "When it fires."),
  ]

  private static let animated = OutputValue.anyOf([
    .pair(.property), .numbers(.property, count: 4), .numbers(.property, count: 6),
  ])
  private static let changed = [
    OutputMember(.view, .string, "The name of the view."),
    OutputMember(.property, .string, "The property of the view."),
  ]
  static let view =
    changed + [
      OutputMember(
        .value, .anyOf([animated, .bool, .whole, .string]), "The new value of the property.")
    ]
  static let animation =
    changed + [
      OutputMember(.event, .words(["began", "finished", "dropped"]), "What happens to it."),
      OutputMember(.from, animated, "The value at the beginning."),
      OutputMember(.to, animated, "The value at the end."),
      OutputMember(.duration, .number(.seconds), "How long the animation is."),
    ]

  static let gesture =
    [
      recognizer, kind, OutputMember(.began, .number(.seconds), "When it was recognized."),
      OutputMember(
        .ended, .number(.seconds), optional: true, "When it ended; missing while it is running."),
      state, touches,
    ] + amounts(withVelocity: false)

  private static let repair = [
    OutputMember(.code, .string, "What was done, as one word."),
    OutputMember(.path, .string, optional: true, "Where in the document."),
    OutputMember(.line, .whole, optional: true, "Where in the file, by line from 1."),
    OutputMember(.message, .string, "What was done, as a sentence."),
  ]
  static let result = [
    OutputMember(.label, .string, "The listed gestures in a word."),
    OutputMember(
      .gestures, .array(.object(gesture)), "The first 256 gestures, in order of recognition."),
    OutputMember(.gestureCount, .whole, derived: true, "How many gestures there are."),
    OutputMember(
      .truncated, .bool, optional: true, derived: true, "True where gestures are left out."),
    OutputMember(.events, .whole, "How many frames there are."),
    OutputMember(.duration, .number(.seconds), "The time from the first frame to the last."),
    OutputMember(.repairs, .array(.object(repair)), "What the reader repaired."),
  ]

  static let optionalIndex = OutputMember(
    .index, .whole, optional: true, derived: true, index.help)
  private static let part = OutputMember(
    .part, .whole, optional: true, "The place of the part in its recording, from 0.")
  private static let id = OutputMember(
    .id, .any, optional: true,
    "The member of the document that `--id-key` names.")
  static let place = [
    OutputMember(.line, .whole, optional: true, "The line in the file, from 1."),
    OutputMember(.column, .whole, optional: true, "The column in the line, from 1."),
    OutputMember(.path, .string, optional: true, "The place in the document."),
  ]
  static let wrong = OutputMember(.message, .string, "What is wrong.")
  static let error = [optionalIndex, part, source, id] + place + [wrong]

  // MARK: Lines of classify

  static let classification =
    [
      index, part, source, id, OutputMember(.name, .orNull(.string), "The recording's name."),
      OutputMember(
        .start, .number(.seconds), optional: true, "The time of the first frame, of a part."),
    ] + result + [
      OutputMember(
        .nearestMiss,
        .object([recognizer, kind, time, OutputMember(.reason, .object(reasonMembers), "Why.")]),
        optional: true, "The recognizer that came nearest, where nothing was recognized.")
    ]

  private static func share(_ key: OutputKey, _ help: String) -> OutputMember {
    OutputMember(key, .orNull(.number(.share)), help)
  }
  private static let expected = OutputMember(.expected, .whole, "How many have this label.")
  private static let correct = OutputMember(.correct, .whole, "How many are right.")
  static let confusion = [
    OutputMember(.compared, .whole, "How many rows have a label."), correct,
    share(.accuracy, "The part that is right."),
    OutputMember(.unlabelled, .whole, "How many rows have no label."),
    OutputMember(.missing, .whole, "How many labels have no row."),
    OutputMember(
      .classes,
      .array(
        .object([
          OutputMember(.label, .string, "The label."), expected,
          OutputMember(.got, .whole, "How many rows have got it."), correct,
          share(.precision, "The part of those that have got it that is right."),
          share(.recall, "The part of those that have it that is right."),
          share(.f1, "The harmonic mean of both."),
        ])), "Each label."),
    OutputMember(
      .cells,
      .array(
        .object([
          OutputMember(.expected, .string, "The label in the file."),
          OutputMember(.got, .string, "The label of the row."),
          OutputMember(.count, .whole, "How many rows."),
        ])), "Each pair of labels."),
  ]

  // MARK: Lines of explain

  static let attempt = [
    OutputMember(.round, .whole, "The round of touches, from 1."),
    OutputMember(.attempt, .whole, "The recognizer's attempt in the round, from 1."),
  ]
  static let optionalAttempt = attempt.map {
    OutputMember($0.key, $0.value, optional: true, $0.help)
  }
  private static let moment = [
    time, OutputMember(.event, .orNull(.whole), "The frame, from 0; null between frames."),
  ]
  private static let oneTouch = OutputMember(.touch, touchID, "The touch.")
  private static let hitView = OutputMember(.hitView, .orNull(.string), "The view that was hit.")
  static let engaged = moment + [oneTouch, hitView, location]
  static let refused =
    moment + [oneTouch, OutputMember(.refusal, .string, "Why the touch is refused.")]
  static let limit = [
    OutputMember(.rule, .string, "The code of the reason that this limit leads to."),
    OutputMember(.property, .string, "The setting of the recognizer."),
    OutputMember(.role, .words(["kept", "reached"]), "Whether values stay below it or go beyond."),
    OutputMember(.limit, .number(.measured), "The limit."),
    OutputMember(.unit, .string, "The unit of the numbers."),
    OutputMember(
      .closest,
      .object(
        moment + [
          OutputMember(.measured, .number(.measured), "The value."),
          OutputMember(.margin, .number(.measured), derived: true, "How much was to spare."),
        ]), "The moment that came nearest."),
    OutputMember(
      .series, .array(.numbers(.measured, count: 4)), "Time, value, limit and margin, by frame."),
  ]
  static let interval = [
    OutputMember(.from, .number(.seconds), "The beginning."),
    OutputMember(.until, .number(.seconds), optional: true, "The end."),
    OutputMember(.duration, .number(.seconds), optional: true, "The time between them."),
  ]
  static let delayed =
    [hitView, OutputMember(.method, .string, "The method that is called late."), oneTouch]
    + interval
  static let outcome =
    [
      state, OutputMember(.time, .number(.seconds), optional: true, "When it was decided."),
      OutputMember(
        .event, .orNull(.whole), optional: true, "The frame, from 0; null between frames."),
      OutputMember(.recognized, .number(.seconds), optional: true, "When it was recognized."),
      OutputMember(.changes, .whole, optional: true, "How many changes followed."),
    ] + amounts(withVelocity: false) + [
      optionalReason,
      OutputMember(
        .preventedAt, .number(.seconds), optional: true, "When another gesture excluded it."),
      OutputMember(.needed, .string, optional: true, "What it would have needed, in words."),
      OutputMember(.idle, .string, optional: true, "Why it never had a touch."),
      OutputMember(.hitViews, .array(.string), optional: true, "The views that were hit instead."),
    ]
}
