package import Touchstone

/// Puts together what replay events say about each recognizer, round by round.
///
/// A round is given out as soon as it is over, so that long recordings need no more memory than their
/// longest round.
package struct StoryBuilder {
  /// Where a finger that is on the screen landed.
  private struct Landing {
    let id: TouchID
    let hitView: Int?
    let location: Point2D
  }

  /// What events a replay has to report.
  package static let observation: Observation = [.touches, .deliveries, .progress]

  private let definitions: [RecognizerDefinition]
  private let order: [Int]
  private var frame: ReportedFrame?
  private var landings: [Landing] = []
  /// The stories of the present round, in order of their first touches.
  private var stories: [RecognizerStory] = []
  /// Each recognizer's story that is going on, by its place.
  private var open: [Int?]
  private var openCount = 0
  private var roundNumber = 0
  private var roundStart = Timestamp.zero
  /// When each recognizer was recognized last.
  private var recognized: [StoryMoment?]
  /// Who never had a touch, and why.
  private var hasHadTouch: [Bool]
  private var refused: [[RecognizerStory.Refusal]]
  private var hitViews: [Int] = []

  package init(_ scene: TouchScene) {
    definitions = scene.recognizers
    order = scene.canonicalOrder
    let count = scene.recognizers.count
    open = Array(repeating: nil, count: count)
    recognized = Array(repeating: nil, count: count)
    hasHadTouch = Array(repeating: false, count: count)
    refused = Array(repeating: [], count: count)
  }

  /// Takes in the events of a frame, or of a recording's end, and gives out the rounds that it ended.
  package mutating func add(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel
  ) -> [StoryRound] {
    self.frame = frame
    var rounds: [StoryRound] = []
    for event in events {
      switch event {
      case .touch(let report): follow(report)
      case .progress(let report):
        follow(report, labels)
        if case .released = report.progress, openCount == 0 { rounds += finish(at: report.time) }
      case .transition(let transition): follow(transition)
      case .delivery(let report): follow(report, labels)
      default: break
      }
    }
    return rounds
  }

  /// Ends the round that is going on, if one is.
  package mutating func finish(at end: Timestamp) -> [StoryRound] {
    guard !stories.isEmpty else { return [] }
    for place in open.compactMap({ $0 }) { stories[place].isCutOff = true }
    let places = order.flatMap { index in stories.indices.filter { stories[$0].recognizer == index }
    }
    let round = StoryRound(
      number: roundNumber, start: roundStart, end: end, stories: places.map { stories[$0] })
    stories = []
    for index in open.indices { open[index] = nil }
    openCount = 0
    return [round]
  }

  /// The recognizers that never had a touch, in canonical order.
  package var idle: [IdleStory] {
    order.filter { !hasHadTouch[$0] }.map {
      IdleStory(recognizer: $0, refused: refused[$0], hitViews: hitViews)
    }
  }

  // MARK: Touches

  private mutating func follow(_ report: TouchReport) {
    guard report.phase == .began else {
      let isOver = report.phase == .ended || report.phase == .cancelled
      if isOver { landings.removeAll { $0.id == report.id } }
      return
    }
    let refusing = report.hitTest.last.flatMap { $0.reason == .refused ? $0.view : nil }
    let hitView = report.view ?? refusing
    landings.append(Landing(id: report.id, hitView: hitView, location: report.location))
    if let hitView, !hitViews.contains(hitView) { hitViews.append(hitView) }
  }

  private mutating func take(
    _ touch: TouchID, _ label: TouchLabel, _ index: Int, at time: Timestamp
  ) {
    let place = open[index] ?? start(index, at: time)
    guard let landing = landings.last(where: { $0.id == touch }) else { return }
    stories[place].taken.append(
      RecognizerStory.Taking(
        touch: label, moment: frame.moment(at: time), hitView: landing.hitView,
        location: landing.location))
  }

  private mutating func start(_ index: Int, at time: Timestamp) -> Int {
    if stories.isEmpty { (roundNumber, roundStart) = (roundNumber + 1, time) }
    let earlier = stories.count { $0.recognizer == index }
    stories.append(RecognizerStory(index, round: roundNumber, attempt: earlier + 1))
    open[index] = stories.count - 1
    openCount += 1
    hasHadTouch[index] = true
    refused[index] = []
    return stories.count - 1
  }

  private mutating func refuse(_ refusal: RecognizerStory.Refusal, _ index: Int) {
    if let place = open[index] {
      stories[place].refuse(refusal)
    } else if !hasHadTouch[index],
      !refused[index].contains(where: { $0.refusal == refusal.refusal })
    {
      refused[index].append(refusal)
    }
  }

  // MARK: Views

  private mutating func follow(_ report: DeliveryReport, _ labels: (TouchID) -> TouchLabel) {
    for touch in report.touches {
      let delay = RecognizerStory.Delay(
        view: report.view, phase: report.phase, touch: labels(touch),
        from: frame.moment(at: report.time))
      if report.outcome == .held {
        hold(delay)
      } else {
        let isTold = report.outcome == .delivered && report.handler != nil
        for place in stories.indices { stories[place].deliver(delay, isTold: isTold) }
      }
    }
  }

  private mutating func hold(_ delay: RecognizerStory.Delay) {
    for place in open.compactMap({ $0 }) {
      let definition = definitions[stories[place].recognizer]
      guard stories[place].delays(delay.phase, of: delay.touch, definition) else { continue }
      stories[place].delays.append(delay)
    }
  }

  // MARK: Recognizers

  private mutating func follow(_ report: ProgressReport, _ labels: (TouchID) -> TouchLabel) {
    let (index, moment) = (report.recognizer, frame.moment(at: report.time))
    switch report.progress {
    case .took(let touch): take(touch, labels(touch), index, at: report.time)
    case .refused(let touch, let refusal):
      refuse(.init(touch: labels(touch), moment: moment, refusal: refusal), index)
    case .limit(let limit):
      if let place = open[index] { stories[place].add(limit, at: moment) }
    case .waits(let other):
      if let place = open[index] { stories[place].wait(for: other, at: moment) }
    case .released:
      if open[index] != nil { openCount -= 1 }
      open[index] = nil
      recognized[index] = nil
    }
  }

  private mutating func follow(_ transition: StateTransition) {
    let (index, moment) = (transition.recognizer, frame.moment(at: transition.time))
    if transition.from == .possible, transition.to != .failed { recognized[index] = moment }
    guard let place = open[index] else { return }
    stories[place].turn(.init(transition: transition, moment: moment))
    // A recognizer that prevents others in this very frame is published behind them.
    if transition.to == .failed, let reason = transition.reason, reason.code != .deadlock,
      let other = reason.by
    {
      stories[place].prevented = recognized[other] ?? moment
    }
  }
}
