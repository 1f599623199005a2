/// The keys of everything that is printed as JSON: the only place where they are spelled.
enum OutputKey: CaseIterable, Sendable {
  case accuracy, attempt, began, by, chain, changes, closest, code, column, correct, deadline
  case direction, dropped, duration, edge, ended, error, event, events, format, from
  case gestureCount, gestures, handler, hash, held, hitTest, hitView, hitViews, id, idle, index
  case kind, label, limit, line, location, margin, matrix, measured, message, method, name
  case nearestMiss, needed, part, path, phase, preventedAt, profile, property, reason, recognized
  case recognizer, refusal, repairs, role, rotation, round, rule, scale, scene, sequence, series
  case skipped, source, start, state, subtype, summary, tapCount, taps, time, timer, to, touch
  case touches, translation, truncated, type, unit, until, value, velocity, view, x, y

  /// The key as it is written behind another member. Where the case is known to the compiler, the
  /// text is a constant.
  @inline(__always)
  var text: StaticString {
    switch self {
    case .accuracy: ",\"accuracy\":"
    case .attempt: ",\"attempt\":"
    case .began: ",\"began\":"
    case .by: ",\"by\":"
    case .chain: ",\"chain\":"
    case .changes: ",\"changes\":"
    case .closest: ",\"closest\":"
    case .code: ",\"code\":"
    case .column: ",\"column\":"
    case .correct: ",\"correct\":"
    case .deadline: ",\"deadline\":"
    case .direction: ",\"direction\":"
    case .dropped: ",\"dropped\":"
    case .duration: ",\"duration\":"
    case .edge: ",\"edge\":"
    case .ended: ",\"ended\":"
    case .error: ",\"error\":"
    case .event: ",\"event\":"
    case .events: ",\"events\":"
    case .format: ",\"format\":"
    case .from: ",\"from\":"
    case .gestureCount: ",\"gestureCount\":"
    case .gestures: ",\"gestures\":"
    case .handler: ",\"handler\":"
    case .hash: ",\"hash\":"
    case .held: ",\"held\":"
    case .hitTest: ",\"hitTest\":"
    case .hitView: ",\"hitView\":"
    case .hitViews: ",\"hitViews\":"
    case .id: ",\"id\":"
    case .idle: ",\"idle\":"
    case .index: ",\"index\":"
    case .kind: ",\"kind\":"
    case .label: ",\"label\":"
    case .limit: ",\"limit\":"
    case .line: ",\"line\":"
    case .location: ",\"location\":"
    case .margin: ",\"margin\":"
    case .matrix: ",\"matrix\":"
    case .measured: ",\"measured\":"
    case .message: ",\"message\":"
    case .method: ",\"method\":"
    case .name: ",\"name\":"
    case .nearestMiss: ",\"nearestMiss\":"
    case .needed: ",\"needed\":"
    case .part: ",\"part\":"
    case .path: ",\"path\":"
    case .phase: ",\"phase\":"
    case .preventedAt: ",\"preventedAt\":"
    case .profile: ",\"profile\":"
    case .property: ",\"property\":"
    case .reason: ",\"reason\":"
    case .recognized: ",\"recognized\":"
    case .recognizer: ",\"recognizer\":"
    case .refusal: ",\"refusal\":"
    case .repairs: ",\"repairs\":"
    case .role: ",\"role\":"
    case .rotation: ",\"rotation\":"
    case .round: ",\"round\":"
    case .rule: ",\"rule\":"
    case .scale: ",\"scale\":"
    case .scene: ",\"scene\":"
    case .sequence: ",\"seq\":"
    case .series: ",\"series\":"
    case .skipped: ",\"skipped\":"
    case .source: ",\"source\":"
    case .start: ",\"start\":"
    case .state: ",\"state\":"
    case .subtype: ",\"subtype\":"
    case .summary: ",\"summary\":"
    case .tapCount: ",\"tapCount\":"
    case .taps: ",\"taps\":"
    case .time: ",\"t\":"
    case .timer: ",\"timer\":"
    case .to: ",\"to\":"
    case .touch: ",\"touch\":"
    case .touches: ",\"touches\":"
    case .translation: ",\"translation\":"
    case .truncated: ",\"truncated\":"
    case .type: ",\"type\":"
    case .unit: ",\"unit\":"
    case .until: ",\"until\":"
    case .value: ",\"value\":"
    case .velocity: ",\"velocity\":"
    case .view: ",\"view\":"
    case .x: ",\"x\":"
    case .y: ",\"y\":"
    }
  }

  /// The key itself.
  var name: String { String("\(text)".dropFirst(2).dropLast(2)) }
}
