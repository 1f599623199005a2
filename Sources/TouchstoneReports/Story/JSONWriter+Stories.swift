import SafeJSON
import Touchstone

/// The statements of stories, from their round on.
extension JSONWriter {
  mutating func write(_ taking: RecognizerStory.Taking, _ names: JSONNames) {
    member(taking.moment)
    member("touch", taking.touch)
    key("hitView")
    if let view = taking.hitView { value(names.views[view]) } else { null() }
    key("location")
    beginObject()
    key("x")
    number(taking.location.x, decimals: Decimals.points)
    key("y")
    number(taking.location.y, decimals: Decimals.points)
    endObject()
  }

  mutating func write(_ refusal: RecognizerStory.Refusal) {
    member(refusal.moment)
    member("touch", refusal.touch)
    key("refusal")
    string(refusal.refusal.name)
  }

  mutating func write(_ limit: LimitStory) {
    let (closest, decimals) = (limit.closest, Decimals.of(limit.unit))
    key("rule")
    string(limit.rule.name)
    key("property")
    string(limit.property.name)
    key("role")
    string(limit.role == .kept ? "kept" : "reached")
    key("limit")
    number(closest.limit.limit, decimals: decimals)
    key("unit")
    string(limit.unit.name)
    key("closest")
    beginObject()
    key("t")
    seconds(nanoseconds: closest.moment.time.nanoseconds)
    member(event: closest.moment)
    key("measured")
    number(closest.limit.measured, decimals: decimals)
    key("margin")
    number(closest.limit.margin, decimals: decimals)
    endObject()
    key("series")
    beginArray()
    for point in limit.points { write(point, decimals: decimals) }
    endArray()
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
    key("by")
    value(names.recognizers[wait.other])
    key("from")
    seconds(nanoseconds: wait.from.time.nanoseconds)
    guard let until = wait.until else { return }
    key("until")
    seconds(nanoseconds: until.time.nanoseconds)
    key("duration")
    seconds(nanoseconds: (until.time - wait.from.time).nanoseconds)
  }

  mutating func write(_ delay: RecognizerStory.Delay, _ names: JSONNames) {
    key("hitView")
    value(names.views[delay.view])
    key("method")
    string(delay.method)
    member("touch", delay.touch)
    key("from")
    seconds(nanoseconds: delay.from.time.nanoseconds)
    guard let until = delay.until else { return }
    key("until")
    seconds(nanoseconds: until.time.nanoseconds)
    key("duration")
    seconds(nanoseconds: (until.time - delay.from.time).nanoseconds)
  }

  mutating func write(outcomeOf story: RecognizerStory, _ needed: String?, _ names: JSONNames) {
    let last = story.end ?? story.recognition
    key("state")
    string(last?.transition.to.name ?? GestureState.possible.name)
    if let last { member(last.moment) }
    if let recognition = story.recognition { write(recognition, of: story) }
    let reasoned = story.end?.transition.reason == nil ? story.recognition : story.end
    if let reason = reasoned?.transition.reason {
      bytes.appendMember(reason, by: reason.by.map { names.recognizers[$0] })
    }
    if let prevented = story.prevented {
      key("preventedAt")
      seconds(nanoseconds: prevented.time.nanoseconds)
    }
    guard let needed else { return }
    key("needed")
    string(needed)
  }

  private mutating func write(_ recognition: RecognizerStory.Turn, of story: RecognizerStory) {
    key("recognized")
    seconds(nanoseconds: recognition.moment.time.nanoseconds)
    member("changes", story.changeCount)
    let last = story.end ?? recognition
    if let values = last.transition.values { bytes.appendMembers(of: values) }
  }

  mutating func write(outcomeOf story: IdleStory, _ names: JSONNames) {
    key("state")
    string(GestureState.possible.name)
    key("idle")
    string(story.code)
    key("hitViews")
    beginArray()
    for view in story.hitViews { value(names.views[view]) }
    endArray()
  }

  // MARK: Members

  private mutating func member(_ name: StaticString, _ label: TouchLabel) {
    key(name)
    switch label {
    case .number(let number): integer(number)
    case .name(let name): string(name)
    }
  }

  private mutating func member(_ moment: StoryMoment) {
    key("t")
    seconds(nanoseconds: moment.time.nanoseconds)
    member(event: moment)
  }

  private mutating func member(event moment: StoryMoment) {
    key("event")
    if let event = moment.event { integer(event) } else { null() }
  }
}
