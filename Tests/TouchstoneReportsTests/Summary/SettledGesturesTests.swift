import Testing

@testable import Touchstone
@testable import TouchstoneReports

/// Gestures that become text one after the other give what all of them together give.
@Suite struct SettledGesturesTests {
  /// The label by its definition: who is left out, which gestures hang together, and their names.
  private func label(_ gestures: [RecognizedGesture]) -> String {
    func end(_ gesture: RecognizedGesture) -> Int64 { gesture.ended?.nanoseconds ?? .max }
    let counted = gestures.filter { pan in
      pan.kind != .pan
        || !gestures.contains {
          $0.kind == .swipe && $0.began >= pan.began && $0.began.nanoseconds <= end(pan)
            && pan.fingers.isSuperset(of: $0.fingers)
        }
    }
    var groups: [[RecognizedGesture]] = []
    for gesture in counted {
      let hangs = groups.last?.contains { gesture.began.nanoseconds <= end($0) } ?? false
      if hangs { groups[groups.count - 1].append(gesture) } else { groups.append([gesture]) }
    }
    let names = groups.map { $0.map(GestureLabel.name).joined(separator: "+") }
    return names.isEmpty ? "none" : names.joined(separator: ",")
  }

  private func words(_ gestures: [RecognizedGesture]) -> String {
    gestures.map { gesture in
      let began = Wording.seconds(gesture.began)
      let end = gesture.ended.map { $0 == gesture.began ? "" : "–\(Wording.seconds($0))" }
      var text = gesture.name
      text += end.map { $0.isEmpty ? " at \(began) s" : " \(began)\($0) s" } ?? " from \(began) s"
      if end == nil { text += " without an end" }
      if let values = gesture.values { text += ", \(ValuesText.amount(of: values))" }
      if gesture.touches > 2 { text += ", \(gesture.touches) fingers" }
      return gesture.state == .cancelled ? text + ", cancelled" : text
    }.joined(separator: "; ")
  }

  @Test(arguments: 0..<400)
  func manyGesturesGiveWhatAllOfThemGive(seed: Int) throws {
    var random = RandomGestures(seed: seed)
    let transitions = random.transitions(1 + random.number(120), holding: random.number(12))
    let spooling = Spooling.memory(gestures: 1 + random.number(9), bytes: random.number(60))
    var whole = SummaryBuilder(RandomGestures.scene)
    var long = SummaryBuilder(RandomGestures.scene, spooling: spooling, as: .words)
    for transition in transitions {
      whole.add(transition)
      long.add(transition)
    }
    let gestures = whole.summary(RecordingEnd()).gestures
    let summary = long.summary(RecordingEnd())
    #expect(GestureLabel.text(of: gestures) == label(gestures))
    #expect(try summary.long?.label.wholeText() ?? summary.label == label(gestures))
    let text = try summary.long?.gestures.wholeText() ?? VerdictText.text(of: summary.gestures)
    #expect(text == words(gestures))
    #expect(summary.long?.label.count ?? summary.label.utf8.count == label(gestures).utf8.count)
  }

  /// A finger that rests all the time costs no more than itself.
  @Test(arguments: [GestureKind.longPress, .pan])
  func whatRunsThroughoutKeepsNothingElse(kind: GestureKind) throws {
    var spooled = SettledGestures(.memory(gestures: 4, bytes: 16), .json)
    var gestures = [Self.gesture(kind, 0, nil)]
    for time in Int64(1)...1000 {
      gestures.append(Self.gesture(.tap, time, time))
      if time == 900 { gestures[0].ended = Sample.milliseconds(900) }
      guard gestures.count > 4 else { continue }
      spooled.take(&gestures, before: spooled.gapCount + 2)
      #expect(gestures.count <= 4)
      #expect((gestures[0].kind == kind) == (time <= 902))
    }
    let label = try spooled.finish(gestures).label.wholeText()
    let taps = Array(repeating: "+tap", count: 900) + Array(repeating: ",tap", count: 100)
    #expect(label == "\(kind.name)" + taps.joined())
  }

  @Test func aSwipeAtTheEndTakesBackWhatALongPanJoined() throws {
    var settled = SettledGestures(.memory(gestures: 2, bytes: 4), .words)
    var gestures = [Self.gesture(.pan, 0, nil)] + (1...20).map { Self.gesture(.tap, $0, $0) }
    settled.take(&gestures, before: 15)
    gestures.append(Self.gesture(.swipe, 21, 21))
    gestures[0].ended = Sample.milliseconds(21)
    let taps = Array(repeating: "tap,", count: 20).joined()
    #expect(try settled.finish(gestures).label.wholeText() == taps + "swipeDown")
  }

  private static func gesture(
    _ kind: GestureKind, _ began: Int64, _ ended: Int64?
  ) -> RecognizedGesture {
    RecognizedGesture(
      recognizer: 0, name: "\(kind.name)", kind: kind, began: Sample.milliseconds(began),
      ended: ended.map(Sample.milliseconds), state: ended == nil ? .began : .ended, touches: 1,
      fingers: FingerSet(rawValue: 1), values: kind == .swipe ? .swipe(direction: .down) : nil)
  }
}
