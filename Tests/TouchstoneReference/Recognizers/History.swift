package import Touchstone

/// A whole recording laid out by finger, so that a rule can be asked of any frame at any time.
package struct History {
  /// One finger from landing to lift, by frame numbers.
  package struct Finger {
    package let id: TouchID
    let landing: Int
    var leaving = Int.max
    var isCancelled = false
    /// The frames in which it was reported to have moved.
    var moves: Set<Int> = []
    /// Its place in and after each frame since it landed.
    var places: [Point2D] = []
  }

  /// The time of each frame. A last one is there for fingers that nobody lifted (R23).
  private(set) var times: [Timestamp]
  /// The fingers in the order in which they landed.
  package private(set) var fingers: [Finger] = []
  /// The fingers that are down in each frame, those that land or lift in it among them.
  private var down: [[Int]] = []
  /// The frame that stands for the end of the recording; nil when all fingers are up.
  private var endFrame: Int?

  package init(_ frames: [Frame]) {
    times = frames.map { $0.time }
    for (number, frame) in frames.enumerated() { add(frame, number) }
    close()
    down = times.indices.map { frame in
      fingers.indices.filter { fingers[$0].landing <= frame && frame <= fingers[$0].leaving }
    }
  }

  private mutating func close() {
    guard let last = times.last, fingers.contains(where: { $0.leaving == .max }) else { return }
    endFrame = times.count
    times.append(last)
    cancelAll(in: times.count - 1)
  }

  private mutating func cancelAll(in frame: Int) {
    for index in fingers.indices where fingers[index].leaving == .max {
      fingers[index].leaving = frame
      fingers[index].isCancelled = true
    }
  }

  private mutating func add(_ frame: Frame, _ number: Int) {
    if frame.systemEvent == .interruption { cancelAll(in: number) }
    for sample in frame.samples {
      let down = fingers.firstIndex { $0.id == sample.id && $0.leaving == .max }
      guard let down else {
        fingers.append(Finger(id: sample.id, landing: number, places: [sample.location]))
        continue
      }
      if sample.phase == .ended || sample.phase == .cancelled {
        fingers[down].leaving = number
        fingers[down].isCancelled = sample.phase == .cancelled
      } else if sample.phase == .moved || sample.location != place(down, number - 1) {
        fingers[down].moves.insert(number)
      }
      let known = fingers[down].places
      let gap = number - fingers[down].landing - known.count
      let rest = known.last.map { Array(repeating: $0, count: gap) } ?? []
      fingers[down].places = known + rest + [sample.location]
    }
  }

  // MARK: Fingers in a frame

  /// Where a finger is in a frame.
  func place(_ finger: Int, _ frame: Int) -> Point2D {
    let (places, landing) = (fingers[finger].places, fingers[finger].landing)
    return places[min(max(frame - landing, 0), places.count - 1)]
  }

  /// The own touches of a frame: down before it or landing in it, lifting ones included (R17).
  func present(_ own: [Int], _ frame: Int) -> [Int] {
    down[frame].filter { own.contains($0) }
  }

  /// Those that are down after a frame.
  func staying(_ own: [Int], _ frame: Int) -> [Int] {
    present(own, frame).filter { frame < fingers[$0].leaving }
  }

  /// Those that were down before a frame.
  func earlier(_ own: [Int], _ frame: Int) -> [Int] {
    present(own, frame).filter { fingers[$0].landing < frame }
  }

  func lands(_ own: [Int], _ frame: Int) -> Bool {
    present(own, frame).contains { fingers[$0].landing == frame }
  }

  func leaves(_ own: [Int], _ frame: Int) -> Bool {
    present(own, frame).contains { fingers[$0].leaving == frame }
  }

  func isCancelled(_ own: [Int], _ frame: Int) -> Bool {
    present(own, frame).contains { fingers[$0].leaving == frame && fingers[$0].isCancelled }
  }

  func moves(_ own: [Int], _ frame: Int) -> Bool {
    present(own, frame).contains { fingers[$0].moves.contains(frame) }
  }

  /// Whether a frame says anything of them.
  func changes(_ own: [Int], _ frame: Int) -> Bool {
    lands(own, frame) || leaves(own, frame) || moves(own, frame)
  }

  /// The fingers that land in a frame or after it.
  func fingers(since frame: Int) -> [Int] {
    fingers.indices.filter { fingers[$0].landing >= frame }
  }

  /// The mean of places.
  func mean(_ own: [Int], _ frame: Int) -> Point2D {
    let places = own.map { place($0, frame) }
    let count = Double(max(places.count, 1))
    return Point2D(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  // MARK: Time

  /// The first frame from one on that is so; the number of frames if none is.
  func first(from start: Int, until end: Int? = nil, _ isSo: (Int) -> Bool) -> Int {
    let end = end ?? times.count
    return (start..<max(start, end)).first(where: isSo) ?? end
  }

  /// The first frame that comes after a maximum timer: frames of its own time come before it, only
  /// the recording's end does not (10.4).
  func frame(afterMaximum deadline: Timestamp) -> Int {
    times.indices.first { times[$0] > deadline || times[$0] == deadline && $0 == endFrame }
      ?? times.count
  }

  /// The first frame that comes after a minimum timer, which is first at its time.
  func frame(afterMinimum deadline: Timestamp) -> Int {
    times.firstIndex { $0 >= deadline } ?? times.count
  }

  func seconds(from start: Int, to end: Int) -> Double { (times[end] - times[start]).seconds }
}
