import Testing
import TouchstoneChecks

@Suite struct GitHubAnnotationsTests {
  @Test func annotatesWhatHasNotPassed() {
    #expect(
      written(GitHubAnnotations(), CheckedCase.samples) == """
        ::error file=traces/swipe.json,line=3,col=7,title=traces/swipe.json #2::was: swipe \
        recognized at 0.083; now: swipe failed at 0.067: 44.9 < 46.9 points%0A- swipe ended%0A\
        + swipe failed
        ::error file=new.json,title=new.json::nothing is expected of it
        ::error title=-::expected a value

        """)
    #expect(written(GitHubAnnotations(), []) == "")
  }

  @Test func nothingInATextEndsItOrBeginsACommand() {
    let text = "50 %: a,b\r\n::error::%0A"
    let failed = CheckedCase(name: text, path: text, outcome: .failed, message: text)
    let property = "50 %25%3A a%2Cb\u{FFFD}\u{FFFD}%3A%3Aerror%3A%3A%250A"
    #expect(
      written(GitHubAnnotations(), [failed])
        == "::error file=\(property),title=\(property)::50 %25: a,b\u{FFFD}\u{FFFD}::error::%250A\n"
    )
  }
}
