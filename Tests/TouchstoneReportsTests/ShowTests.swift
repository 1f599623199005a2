import Testing
import Touchstone
import TouchstoneReports

@Suite struct ShowTests {
  @Test func everyKindHasAName() {
    #expect(
      Show.named.map { "\($0.name)" } == [
        "transitions", "transforms", "touches", "deliveries", "actions", "timers", "resets", "all",
      ])
    #expect(Show.named.dropLast().reduce(into: Show()) { $0.formUnion($1.show) } == .all)
  }

  @Test func transformsAreObservedForTheHash() {
    #expect(Show().observation == .transforms)
    #expect(Show([.touches, .timers]).observation == [.transforms, .touches, .timers])
    #expect(Show.all.observation == .all)
  }
}
