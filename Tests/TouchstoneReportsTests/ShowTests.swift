import Testing
import TouchstoneReports

@testable import Touchstone

@Suite struct ShowTests {
  @Test func everyKindHasAName() {
    #expect(
      Show.named.map { "\($0.name)" } == [
        "transitions", "transforms", "touches", "deliveries", "actions", "timers", "views",
        "animations", "resets", "gestures", "all",
      ])
    #expect(Show.named.dropLast().reduce(into: Show()) { $0.formUnion($1.show) } == .all)
  }

  @Test func transformsAreObservedForTheHash() {
    #expect(Show().observation == .transforms)
    #expect(Show([.touches, .timers]).observation == [.transforms, .touches, .timers])
    #expect(Show([.views]).observation == [.transforms, .views])
    #expect(Show([.animations]).observation == [.transforms, .animations])
    #expect(Show.all.observation == .all)
  }

  @Test(arguments: [
    (Show.views, Sample.change(.hidden(true))),
    (.animations, Sample.animation(.began, from: .center(.zero), to: .center(.zero))),
    (.deliveries, Sample.event(.interruption)),
  ])
  func eachKindIsPrintedWithItsOwn(show: Show, event: ReplayEvent) {
    for format in [ReportFormat.text, .ndjson] {
      #expect(Sample.text(format, .init(show: show), event) != "")
      #expect(Sample.text(format, .init(show: Show.all.subtracting(show)), event) == "")
    }
  }
}
