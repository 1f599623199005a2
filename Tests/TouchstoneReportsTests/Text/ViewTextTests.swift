import Testing
import Touchstone

@testable import TouchstoneReports

@Suite struct ViewTextTests {
  private func text(_ change: ViewReport.Change, siblings: Int) -> String {
    let (action, details) = ViewText.words(for: change, siblings: siblings)
    return "\(action)|\(details)"
  }

  @Test func onlyTheLastPlaceIsInFront() {
    #expect(text(.order(2), siblings: 3) == "comes to the front|")
    #expect(text(.order(1), siblings: 3) == "changes its place|2 of 3, counted from the back")
    #expect(text(.order(0), siblings: 3) == "changes its place|1 of 3, counted from the back")
  }
}
