import Testing

@testable import TouchstoneCLI

@Suite struct ProgressBarTests {
  private typealias Progress = ProgressBar.Progress

  private let quarter = Progress(
    recordings: 2500, extent: .files(2500, of: 10_000, bytes: 50, ofBytes: 200))

  @Test func showsShareRateAndTheTimeThatIsLeft() {
    #expect(
      ProgressBar.text(quarter, after: .seconds(2))
        == "[######------------------]  25 %  2,500 of 10,000 files  1,250 recordings/s  0:06 left")
  }

  @Test func bytesStandInForAnUnknownNumberOfRecordings() {
    let progress = Progress(
      recordings: 1_234_567, extent: .bytes(150_000_000, of: 300_000_000))
    #expect(
      ProgressBar.text(progress, after: .seconds(100))
        == "[############------------]  50 %  1,234,567 recordings  150 of 300 MB  "
        + "12,345 recordings/s  1:40 left")
  }

  @Test func emptyFilesCountAsFiles() {
    let progress = Progress(recordings: 0, extent: .files(2, of: 4, bytes: 0, ofBytes: 0))
    #expect(ProgressBar.text(progress, after: .zero).contains("  50 %  2 of 4 files"))
  }

  @Test func aStreamWithoutEndHasNoBar() {
    let progress = Progress(recordings: 60, extent: .unknown(bytes: 3_000_000))
    #expect(
      ProgressBar.text(progress, after: .seconds(3)) == "60 recordings  3 MB  20 recordings/s")
  }

  @Test func nothingDoneHasNoTimeLeft() {
    let progress = Progress(
      recordings: 0, extent: .files(0, of: 8, bytes: 0, ofBytes: 80))
    #expect(
      ProgressBar.text(progress, after: .zero) == "[------------------------]   0 %  0 of 8 files")
    #expect(
      ProgressBar.text(progress, after: .seconds(1))
        == "[------------------------]   0 %  0 of 8 files  0 recordings/s")
  }

  @Test func everythingDoneFillsTheBar() {
    let progress = Progress(
      recordings: 9, extent: .files(8, of: 8, bytes: 80, ofBytes: 80))
    #expect(
      ProgressBar.text(progress, after: .seconds(4))
        == "[########################] 100 %  8 of 8 files  2 recordings/s  0:00 left")
  }

  @Test func hoursAreShownWhenThereAreSome() {
    let progress = Progress(
      recordings: 1, extent: .files(1, of: 4, bytes: 1, ofBytes: 3724))
    #expect(ProgressBar.text(progress, after: .seconds(1)).hasSuffix("  1:02:03 left"))
  }

  @Test func anInputThatGrewIsNotMoreThanDone() {
    let progress = Progress(recordings: 9, extent: .bytes(12, of: 8))
    #expect(ProgressBar.text(progress, after: .seconds(1)).contains(" 100 %"))
  }

  @Test func redrawsTenTimesASecond() {
    var bar = ProgressBar()
    let texts = [0, 50, 99, 100, 150, 200].map {
      bar.redraw(quarter, after: .milliseconds($0))
    }
    #expect(texts.map { $0 != nil } == [true, false, false, true, false, true])
    let text = ProgressBar.text(quarter, after: .milliseconds(100))
    // Erases the line, and lets nothing go on in the next one.
    #expect(texts[3] == "\r\u{1B}[K\u{1B}[?7l" + text + "\u{1B}[?7h")
  }

  @Test func isErasedOnceAndBackWithTheNextRedraw() {
    var bar = ProgressBar()
    #expect(bar.erase() == "")
    _ = bar.redraw(quarter, after: .milliseconds(100))
    #expect(bar.erase() == "\r\u{1B}[K")
    #expect(bar.erase() == "")
    #expect(bar.redraw(quarter, after: .milliseconds(101)) != nil)
  }
}
