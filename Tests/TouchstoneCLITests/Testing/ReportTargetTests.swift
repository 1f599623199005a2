import Testing
import TouchstoneCLI

@Suite struct ReportTargetTests {
  private struct Options {
    var reports: [ReportTarget] = []
    static let table = OptionTable<Options>([.reports(into: \.reports)])
  }

  private func parsed(_ arguments: String...) throws(UsageError) -> [ReportTarget] {
    var options = Options()
    _ = try Options.table.parse(arguments, into: &options)
    return options.reports
  }

  private func refusal(of word: String) -> String? {
    do {
      _ = try parsed("--report", word)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func readsFormsAndFiles() throws {
    #expect(
      try parsed("--report", "junit=out/a.xml,tap,github,markdown=-") == [
        ReportTarget(.junit, path: "out/a.xml"), ReportTarget(.tap), ReportTarget(.github),
        ReportTarget(.markdown),
      ])
    #expect(try parsed("--report=tap=a=b") == [ReportTarget(.tap, path: "a=b")])
  }

  @Test func addsUp() throws {
    #expect(
      try parsed("--report=tap=a", "--report", "github")
        == [ReportTarget(.tap, path: "a"), ReportTarget(.github)])
  }

  @Test func refusesWhatItDoesNotKnow() {
    let choices = "option '--report' takes junit, tap, github or markdown, not "
    #expect(refusal(of: "junt=a") == choices + "'junt'; did you mean 'junit'?")
    #expect(refusal(of: "tap,") == choices + "''")
    #expect(refusal(of: "junit=") == "'junit=' needs the name of a file")
    #expect(
      refusal(of: "github=a") == "'github' takes no file: its lines are for standard output")
  }

  @Test(arguments: [
    ([ReportTarget(.junit, path: "a"), ReportTarget(.junit, path: "a")], "'a'"),
    ([ReportTarget(.junit, path: "a"), ReportTarget(.tap, path: "a")], "'a'"),
    ([ReportTarget(.junit), ReportTarget(.tap)], "standard output"),
    ([ReportTarget(.github), ReportTarget(.github)], "standard output"),
  ])
  func noTwoReportsShareAFile(targets: [ReportTarget], place: String) {
    #expect(
      ReportTarget.conflict(in: targets) == .conflict("'--report' writes to \(place) twice"))
  }

  @Test func annotationsGoWithAnything() {
    let targets = [
      ReportTarget(.github), ReportTarget(.tap), ReportTarget(.junit, path: "a"),
      ReportTarget(.junit, path: "b"),
    ]
    #expect(ReportTarget.conflict(in: targets) == nil)
  }
}
