import SafeJSON
import Touchstone

/// The fast lane: reads an event of the native format straight from its bytes, if it is spelled the
/// usual way and there is nothing to say about it.
///
/// Whatever is unusual (an exponent, an escape, a key that is not listed here, a missing one, a
/// number out of bounds) is left to the full reader, which gets the same bytes. So both lanes give the
/// same events and the same errors; only the time differs.
struct PlainEvent {
  /// The keys and values that are known here, ready for comparison.
  struct Words {
    let time = PlainWord("t")
    let touches = PlainWord("touches")
    let id = PlainWord("id")
    let phase = PlainWord("phase")
    let x = PlainWord("x")
    let y = PlainWord("y")
    let type = PlainWord("type")
    let force = PlainWord("force")
    let maximumForce = PlainWord("maximumForce")
    let radius = PlainWord("radius")
    let began = PlainWord("began")
    let moved = PlainWord("moved")
    let stationary = PlainWord("stationary")
    let ended = PlainWord("ended")
    let cancelled = PlainWord("cancelled")
    let direct = PlainWord("direct")
  }

  /// What stands between the values where nobody writes space and the keys come in the usual order.
  private struct Literals {
    let time = PlainLiteral(#"{"t":"#)
    let touches = PlainLiteral(#","touche"#)
    let firstTouch = PlainLiteral(#"s":["#)
    let id = PlainLiteral(#"{"id":"#)
    let phase = PlainLiteral(#","phase""#)
    let phaseValue = PlainLiteral(#":""#)
    let moved = PlainLiteral(#"moved""#)
    let x = PlainLiteral(#","x":"#)
    let y = PlainLiteral(#","y":"#)
  }

  /// The members of a touch that have been read.
  struct Members: OptionSet {
    let rawValue: UInt8

    static let id = Members(rawValue: 1)
    static let phase = Members(rawValue: 2)
    static let x = Members(rawValue: 4)
    static let y = Members(rawValue: 8)
    static let type = Members(rawValue: 16)
    static let force = Members(rawValue: 32)
    static let maximumForce = Members(rawValue: 64)
    static let radius = Members(rawValue: 128)
    static let required: Members = [.id, .phase, .x, .y]
  }

  static let blank = TouchSample(id: TouchID(0), phase: .moved, location: .zero)

  let units: TraceUnits
  // Copies of what is made once: looking up a global would cost more than comparing.
  let words = Self.allWords
  private let literals = Self.allLiterals
  private static let allWords = Words()
  private static let allLiterals = Literals()

  init(units: TraceUnits) {
    self.units = units
  }

  /// Reads the event that comes next into a frame and returns its extent in the bytes; nil when it
  /// is not plain, or not in memory as a whole. Then the frame has no meaning. Mutating like whoever
  /// asks, which would otherwise copy all words first.
  mutating func read(
    _ bytes: Span<UInt8>, as upcoming: UpcomingValue, into frame: inout Frame
  ) -> UpcomingExtent? {
    var scanner = PlainScanner()
    if case .laterElement = upcoming, !scanner.take(",", in: bytes) { return nil }
    scanner.begin(in: bytes)
    guard event(bytes, &scanner, into: &frame) else { return nil }
    if case .line = upcoming, !scanner.finishLine(in: bytes) { return nil }
    return scanner.extent
  }

  @inline(__always)
  private mutating func event(
    _ bytes: Span<UInt8>, _ scanner: inout PlainScanner, into frame: inout Frame
  ) -> Bool {
    guard timeKey(bytes, &scanner), let time = scanner.number(in: bytes),
      let nanoseconds = time.scaled(byPowerOfTen: units.timePower)
    else { return false }
    frame.time = Timestamp(nanoseconds: nanoseconds)
    var count = 0
    defer { frame.samples.removeLast(frame.samples.count - count) }
    if scanner.take("}", in: bytes) { return true }
    guard touchesKey(bytes, &scanner) else { return false }
    repeat {
      guard count < FrameAssembler.mostFingers else { return false }
      if count == frame.samples.count { frame.samples.append(Self.blank) }
      let start = scanner.position
      if !usualTouch(bytes, &scanner, into: &frame.samples[count]) {
        scanner.goBack(to: start)
        guard touch(bytes, &scanner, into: &frame.samples[count]) else { return false }
      }
      count += 1
    } while scanner.take(",", in: bytes)
    return scanner.take("]", in: bytes) && scanner.take("}", in: bytes)
  }

  @inline(__always)
  private mutating func timeKey(_ bytes: Span<UInt8>, _ scanner: inout PlainScanner) -> Bool {
    scanner.take(literals.time, in: bytes)
      || scanner.take("{", in: bytes) && scanner.word(in: bytes) == words.time
        && scanner.take(":", in: bytes)
  }

  @inline(__always)
  private mutating func touchesKey(_ bytes: Span<UInt8>, _ scanner: inout PlainScanner) -> Bool {
    let start = scanner.position
    if scanner.take(literals.touches, in: bytes), scanner.take(literals.firstTouch, in: bytes) {
      return true
    }
    scanner.goBack(to: start)
    return scanner.take(",", in: bytes) && scanner.word(in: bytes) == words.touches
      && scanner.take(":", in: bytes) && scanner.take("[", in: bytes)
  }

  /// Reads a touch without space whose keys come in the usual order; others are not meant here.
  @inline(__always)
  private mutating func usualTouch(
    _ bytes: Span<UInt8>, _ scanner: inout PlainScanner, into sample: inout TouchSample
  ) -> Bool {
    guard scanner.take(literals.id, in: bytes), let id = scanner.numberAtOnce(in: bytes),
      let id = self.id(id), scanner.take(literals.phase, in: bytes),
      scanner.take(literals.phaseValue, in: bytes),
      let phase = usualPhase(bytes, &scanner),
      scanner.take(literals.x, in: bytes), let x = scanner.numberAtOnce(in: bytes),
      let x = units.points(x.double, .horizontal), scanner.take(literals.y, in: bytes),
      let y = scanner.numberAtOnce(in: bytes), let y = units.points(y.double, .vertical),
      scanner.takeAtOnce("}", in: bytes)
    else { return false }
    // Nearly always there is nothing else to clear.
    if !sample.isPlain { sample = Self.blank }
    sample.id = id
    sample.phase = phase
    sample.location = Point2D(x: x, y: y)
    return true
  }

  /// Reads a phase behind its quote: nearly all say that a finger moved.
  @inline(__always)
  private mutating func usualPhase(
    _ bytes: Span<UInt8>, _ scanner: inout PlainScanner
  ) -> TouchPhase? {
    if scanner.take(literals.moved, in: bytes) { return .moved }
    return scanner.wordBehindQuote(in: bytes).flatMap { phase($0) }
  }

  /// Reads a touch with its keys in any order.
  private mutating func touch(
    _ bytes: Span<UInt8>, _ scanner: inout PlainScanner, into sample: inout TouchSample
  ) -> Bool {
    guard scanner.take("{", in: bytes) else { return false }
    sample = Self.blank
    var members: Members = []
    repeat {
      guard let key = scanner.word(in: bytes), scanner.take(":", in: bytes),
        let member = member(key, bytes, &scanner, &sample), members.isDisjoint(with: member)
      else { return false }
      members.formUnion(member)
    } while scanner.take(",", in: bytes)
    return members.isSuperset(of: .required) && scanner.take("}", in: bytes)
  }

  @inline(__always)
  private func member(
    _ key: PlainWord, _ bytes: Span<UInt8>, _ scanner: inout PlainScanner,
    _ sample: inout TouchSample
  ) -> Members? {
    if key == words.phase || key == words.type {
      guard let value = scanner.word(in: bytes) else { return nil }
      return member(key, value, &sample)
    }
    guard let number = scanner.number(in: bytes) else { return nil }
    guard key == words.id else { return member(key, number.double, &sample) }
    guard let id = id(number) else { return nil }
    sample.id = id
    return .id
  }

  /// Takes in a member whose value is a word.
  @inline(__always)
  func member(_ key: PlainWord, _ value: PlainWord, _ sample: inout TouchSample) -> Members? {
    // Other types of touch are rare enough for the full reader.
    guard key == words.phase else { return value == words.direct ? .type : nil }
    guard let phase = phase(value) else { return nil }
    sample.phase = phase
    return .phase
  }

  /// Takes in a member whose value is any number.
  @inline(__always)
  func member(_ key: PlainWord, _ number: Double, _ sample: inout TouchSample) -> Members? {
    switch key {
    case words.x:
      guard let x = units.points(number, .horizontal) else { return nil }
      sample.location.x = x
      return .x
    case words.y:
      guard let y = units.points(number, .vertical) else { return nil }
      sample.location.y = y
      return .y
    case words.force:
      sample.details.force = number
      return .force
    case words.maximumForce:
      sample.details.maximumForce = number
      return .maximumForce
    case words.radius:
      guard let radius = units.points(number, .horizontal) else { return nil }
      sample.details.radius = radius
      return .radius
    default: return nil
    }
  }

  @inline(__always)
  private func id(_ number: PlainNumber) -> TouchID? {
    guard number.decimals == 0, number.digits <= UInt64(TouchNames.largestNumber) else {
      return nil
    }
    let magnitude = Int64(number.digits)
    return TouchID(number.isNegative ? -magnitude : magnitude)
  }

  @inline(__always)
  private func phase(_ word: PlainWord) -> TouchPhase? {
    if word == words.moved { return .moved }
    if word == words.stationary { return .stationary }
    if word == words.began { return .began }
    if word == words.ended { return .ended }
    return word == words.cancelled ? .cancelled : nil
  }
}
