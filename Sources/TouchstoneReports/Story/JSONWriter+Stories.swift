import SafeJSON
import Touchstone

/// The statements of stories, from their round on.
extension JSONWriter {
  mutating func write(_ taking: RecognizerStory.Taking, _ names: JSONNames) {
    member(taking.moment)
    member(taking.touch)
    key(.hitView)
    if let view = taking.hitView { value(names.views[view]) } else { null() }
    key(.location)
    beginObject()
    member(.x, taking.location.x, decimals: Decimals.points)
    member(.y, taking.location.y, decimals: Decimals.points)
    endObject()
  }

  mutating func write(_ refusal: RecognizerStory.Refusal) {
    member(refusal.moment)
    member(refusal.touch)
    member(.refusal, refusal.refusal.name)
  }

  mutating func write(_ limit: LimitStory) {
    let (closest, decimals) = (limit.closest, Decimals.of(limit.unit))
    member(.rule, limit.rule.name)
    member(.property, limit.property.name)
    member(.role, limit.role == .kept ? "kept" : "reached")
    member(.limit, closest.limit.limit, decimals: decimals)
    member(.unit, limit.unit.name)
    key(.closest)
    beginObject()
    member(closest.moment)
    member(.measured, closest.limit.measured, decimals: decimals)
    member(.margin, closest.limit.margin, decimals: decimals)
    endObject()
    member(.series, limit.points) { $0.write($1, decimals: decimals) }
  }

  private mutating func write(_ point: LimitStory.Point, decimals: Int) {
    beginArray()
    seconds(nanoseconds: point.moment.time.nanoseconds)
    number(point.limit.measured, decimals: decimals)
    number(point.limit.limit, decimals: decimals)
    number(point.limit.margin, decimals: decimals)
    endArray()
  }

  mutating func write(_ wait: RecognizerStory.Wait, _ names: JSONNames) {
    key(.by)
    value(names.recognizers[wait.other])
    member(from: wait.from, until: wait.until)
  }

  mutating func write(_ delay: RecognizerStory.Delay, _ names: JSONNames) {
    key(.hitView)
    value(names.views[delay.view])
    member(.method, delay.method)
    member(delay.touch)
    member(from: delay.from, until: delay.until)
  }

  mutating func write(outcomeOf story: RecognizerStory, _ needed: String?, _ names: JSONNames) {
    let last = story.end ?? story.recognition
    member(.state, last?.transition.to.name ?? RecognizerState.possible.name)
    if let last { member(last.moment) }
    if let recognition = story.recognition { write(recognition, of: story) }
    let reasoned = story.end?.transition.reason == nil ? story.recognition : story.end
    if let reason = reasoned?.transition.reason {
      bytes.appendMember(reason, by: reason.by.map { names.recognizers[$0] })
    }
    member(.preventedAt, story.prevented?.time)
    member(.needed, needed)
  }

  private mutating func write(_ recognition: RecognizerStory.Turn, of story: RecognizerStory) {
    member(.recognized, recognition.moment.time)
    member(.changes, story.changeCount)
    let last = story.end ?? recognition
    if let values = last.transition.values { bytes.appendMembers(of: values) }
  }

  mutating func write(outcomeOf story: IdleStory, _ names: JSONNames) {
    member(.state, RecognizerState.possible.name)
    member(.idle, story.code)
    member(.hitViews, story.hitViews) { $0.value(names.views[$1]) }
  }

  // MARK: Members

  private mutating func member(_ label: TouchLabel) {
    key(.touch)
    switch label {
    case .number(let number): integer(number)
    case .name(let name): string(name)
    }
  }

  private mutating func member(_ moment: StoryMoment) {
    member(.time, moment.time)
    key(.event)
    if let event = moment.event { integer(event) } else { null() }
  }

  /// Writes when something began, and when it was over and how long it took if it is.
  private mutating func member(from start: StoryMoment, until end: StoryMoment?) {
    member(.from, start.time)
    guard let end else { return }
    member(.until, end.time)
    key(.duration)
    seconds(nanoseconds: (end.time - start.time).nanoseconds)
  }
}
