import Testing
import TouchstoneCLI

/// `touchstone test` gives the same on any number of threads.
@Suite struct TestJobsTests {
  @Test(arguments: ["1", "2", "8"])
  func goldensAreTheSameForAnyNumberOfJobs(jobs: String) throws {
    let folder = try TestFolder()
    for number in 0..<40 {
      try folder.write(TestFolder.tap(until: "0.\(number + 10)"), to: "\(number).json")
    }
    _ = folder.test("--accept", "--jobs", jobs)
    let expected = try TestFolder()
    for number in 0..<40 {
      try expected.write(TestFolder.tap(until: "0.\(number + 10)"), to: "\(number).json")
    }
    _ = expected.test("--accept")
    for number in 0..<40 {
      let name = "\(number).expected.ndjson"
      #expect(folder.read(name) != nil)
      #expect(folder.read(name) == expected.read(name))
    }
    #expect(folder.test("--jobs", jobs).output == "40 passed\n")
  }
}
