import SafeJSON

/// Compares what two replays of a recording have printed.
package struct RecordingComparison {
  private let values: ValueComparison

  package init(_ tolerances: Tolerances = Tolerances()) {
    values = ValueComparison(tolerances: tolerances)
  }

  /// All differences: those of the recognizers first, then other lines, each in the order of time;
  /// what concerns all of the recording comes last.
  package func differences(_ left: ResultRecording, _ right: ResultRecording) -> [Difference] {
    var found: [Difference] = []
    var order = LineOrder()
    for (track, lefts, rights) in tracks(left.lines, right.lines) {
      compare(track, left.lines, lefts, right.lines, rights, &order, &found)
    }
    if let (first, second) = order.firstInversion {
      found.append(Difference(kind: .reordered(left.lines[first], right.lines[second])))
    }
    sort(&found)
    compare("recording", Self.portable(left.header), Self.portable(right.header), &found)
    compare("summary", left.summary, right.summary, &found)
    compare("error", left.error, right.error, &found)
    return found
  }

  // MARK: Lines

  private typealias Track = (track: ResultLine.Track, lefts: [Int], rights: [Int])

  /// The places of each track's lines on both sides, tracks in the order in which they appear.
  private func tracks(_ left: [ResultLine], _ right: [ResultLine]) -> [Track] {
    var tracks: [Track] = []
    var indices: [ResultLine.Track: Int] = [:]
    func index(of track: ResultLine.Track) -> Int {
      if let index = indices[track] { return index }
      indices[track] = tracks.count
      tracks.append((track, [], []))
      return tracks.count - 1
    }
    for place in left.indices { tracks[index(of: left[place].track)].lefts.append(place) }
    for place in right.indices { tracks[index(of: right[place].track)].rights.append(place) }
    return tracks
  }

  private func compare(
    _ track: ResultLine.Track, _ left: [ResultLine], _ lefts: [Int], _ right: [ResultLine],
    _ rights: [Int], _ order: inout LineOrder, _ found: inout [Difference]
  ) {
    var leftKeys = LineKeys(lefts.count, includeNumbers: values.tolerances.isExact)
    var rightKeys = LineKeys(rights.count, includeNumbers: values.tolerances.isExact)
    let alignment = SequenceAlignment(left: lefts.count, right: rights.count) {
      if leftKeys.tellApart($0, from: rightKeys, at: $1) { return false }
      let (first, second) = (left[lefts[$0]].value, right[rights[$1]].value)
      // What did not change at all needs no keys.
      return first == second
        || leftKeys.key(of: first, at: $0) == rightKeys.key(of: second, at: $1)
          && values.agreeInTime(first, second) && values.matches(first, second)
    }
    var (nextLeft, nextRight) = (0, 0)
    for pair in alignment.pairs + [(lefts.count, rights.count)] {
      compareGap(
        lefts[nextLeft..<pair.left].map { left[$0] },
        rights[nextRight..<pair.right].map { right[$0] }, &found)
      (nextLeft, nextRight) = (pair.left + 1, pair.right + 1)
      if pair.left < lefts.count { order.match(lefts[pair.left], rights[pair.right]) }
    }
  }

  /// What was left over between two matches: lines that say the same in other numbers are paired,
  /// the others one by one.
  private func compareGap(
    _ left: [ResultLine], _ right: [ResultLine], _ found: inout [Difference]
  ) {
    guard !left.isEmpty, !right.isEmpty else {
      found += left.map { Difference(kind: .removed($0)) }
      found += right.map { Difference(kind: .added($0)) }
      return
    }
    var leftKeys = LineKeys(left.count, includeNumbers: false)
    var rightKeys = LineKeys(right.count, includeNumbers: false)
    let alignment = SequenceAlignment(left: left.count, right: right.count) {
      if leftKeys.tellApart($0, from: rightKeys, at: $1) { return false }
      let (first, second) = (left[$0].value, right[$1].value)
      return leftKeys.key(of: first, at: $0) == rightKeys.key(of: second, at: $1)
        && values.agreeInWords(first, second)
    }
    var (nextLeft, nextRight) = (0, 0)
    for pair in alignment.pairs + [(left.count, right.count)] {
      let rest = zip(left[nextLeft..<pair.left], right[nextRight..<pair.right])
      found += rest.map { Difference(kind: .replaced($0, $1)) }
      let paired = min(pair.left - nextLeft, pair.right - nextRight)
      found += left[(nextLeft + paired)..<pair.left].map { Difference(kind: .removed($0)) }
      found += right[(nextRight + paired)..<pair.right].map { Difference(kind: .added($0)) }
      if pair.left < left.count {
        let (first, second) = (left[pair.left], right[pair.right])
        let fields = values.differences(first.value, second.value)
        found.append(Difference(kind: .changed(first, second, fields)))
      }
      (nextLeft, nextRight) = (pair.left + 1, pair.right + 1)
    }
  }

  /// Recognizers first, then by time; of one moment, what was or is recognized comes before the
  /// failures that follow from it. What is equal in all that stays in its order.
  private func sort(_ differences: inout [Difference]) {
    let keyed = differences.enumerated().map {
      ($1.isOfTransitions ? 0 : 1, $1.time ?? 0, $1.isOfRecognition ? 0 : 1, $0, $1)
    }
    differences = keyed.sorted { ($0.0, $0.1, $0.2, $0.3) < ($1.0, $1.1, $1.2, $1.3) }.map(\.4)
  }

  // MARK: The whole recording

  /// What is said of a recording, without the folder of its scene's file: goldens leave it out.
  private static func portable(_ header: JSONValue?) -> JSONValue? {
    guard case .object(var members)? = header,
      let place = members.firstIndex(where: { $0.key == "scene" }),
      let name = members[place].value.text, let slash = name.lastIndex(of: "/")
    else { return header }
    members[place].value = .string(String(name[name.index(after: slash)...]))
    return .object(members)
  }

  private func compare(
    _ what: String, _ left: JSONValue?, _ right: JSONValue?, _ found: inout [Difference]
  ) {
    guard let left, let right else {
      guard left != nil || right != nil else { return }
      let field = FieldDifference(path: "", left: left, right: right)
      return found.append(Difference(kind: .member(of: what, field)))
    }
    found += values.differences(left, right).map { Difference(kind: .member(of: what, $0)) }
  }
}

/// The order of lines that are the same on both sides.
private struct LineOrder {
  private var pairs: [(left: Int, right: Int)] = []

  mutating func match(_ left: Int, _ right: Int) {
    pairs.append((left, right))
  }

  /// The first place where the sides go on with different lines, though both have both.
  var firstInversion: (left: Int, right: Int)? {
    let byLeft = pairs.sorted { $0.left < $1.left }
    let byRight = pairs.sorted { $0.right < $1.right }
    guard let place = byLeft.indices.first(where: { byLeft[$0].left != byRight[$0].left }) else {
      return nil
    }
    return (byLeft[place].left, byRight[place].right)
  }
}
